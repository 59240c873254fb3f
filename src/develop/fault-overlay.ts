import { FAULTS_ADDRESS } from "./faults-address";

/** An open connection for each tab would soon use up the six that browsers allow; polling is cheap. */
const QUESTION_INTERVAL_MS = 500;

interface Faults {
  readonly heading: string;
  readonly faults: readonly string[];
}

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; }
  div { padding: 1rem 1.5rem 1.5rem; background: #3b0d0c; color: #fff; font: 400 1rem/1.5 ui-monospace, monospace; border-top: 4px solid #ff8a80; }
  p { margin: 0 0 .75rem; font-weight: 700; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { padding: .25rem 0; overflow-wrap: anywhere; }
`;

/** In a shadow tree, the page's styles do not reach it. */
function createOverlay(): { show(faults: Faults): void } {
  const host = document.createElement("data-faults");
  const root = host.attachShadow({ mode: "open" });
  let shown = "";
  return {
    show({ heading, faults }) {
      const text = faults.join("\n");
      if (text === shown) return;
      shown = text;
      if (faults.length === 0) {
        host.remove();
        return;
      }
      const style = Object.assign(document.createElement("style"), { textContent: STYLE });
      const message = document.createElement("div");
      message.setAttribute("role", "alert");
      const list = document.createElement("ul");
      list.append(...faults.map((fault) => Object.assign(document.createElement("li"), { textContent: fault })));
      message.append(Object.assign(document.createElement("p"), { textContent: heading }), list);
      root.replaceChildren(style, message);
      document.body.append(host);
    },
  };
}

const isFaults = (answer: unknown): answer is Faults =>
  typeof answer === "object" && answer !== null && "faults" in answer && Array.isArray(answer.faults);

/** Shows the faults of data/ over the page for as long as there are any. Only `gatsby develop` loads this. */
export function showFaults(): void {
  const overlay = createOverlay();
  const ask = async () => {
    try {
      const answer: unknown = await (await fetch(FAULTS_ADDRESS)).json();
      if (isFaults(answer)) overlay.show(answer);
    } catch {
      // the server was stopped; the next request may find it again
    }
    setTimeout(() => void ask(), QUESTION_INTERVAL_MS);
  };
  void ask();
}
