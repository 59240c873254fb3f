/** Where the development server reports the faults of data/. */
export const FAULTS_ADDRESS = "/___data-faults";

/** An open connection for each tab would soon use up the six that browsers allow; polling is cheap. */
const QUESTION_INTERVAL_MS = 500;

/** A page that is asked for while Gatsby is still making it is never answered; that takes half a second, on a busy machine more. */
const PAGE_IS_MADE_WITHIN_MS = 3000;

/** What the development server knows of data/. */
interface Answer {
  readonly heading: string;
  readonly faults: readonly string[];
  /** Whether there is a page at the address that was asked with. */
  readonly isPage: boolean;
}

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; }
  div { padding: 1rem 1.5rem 1.5rem; background: #3b0d0c; color: #fff; font: 400 1rem/1.5 ui-monospace, monospace; border-top: 4px solid #ff8a80; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/**
 * Shows the faults of data/ over the page for as long as there are any. An address without a page is loaded again once a file has made its
 * page: Gatsby would go on saying that there is none. Only `gatsby develop` loads this.
 */
export function showFaults(): void {
  const host = document.createElement("data-faults");
  // the page's styles do not reach into a shadow tree
  const root = host.attachShadow({ mode: "open" });
  let shown = "";
  /** The address that was last seen without a page. */
  let missing: string | undefined;

  function show({ heading, faults }: Answer): void {
    const text = faults.join("\n\n");
    if (text === shown) return;
    shown = text;
    if (faults.length === 0) {
      host.remove();
      return;
    }
    const style = Object.assign(document.createElement("style"), { textContent: STYLE });
    const message = Object.assign(document.createElement("div"), { role: "alert", textContent: `${heading}\n\n${text}` });
    root.replaceChildren(style, message);
    document.body.append(host);
  }

  async function ask(): Promise<void> {
    try {
      const { pathname } = location;
      const answer: Answer = await (await fetch(`${FAULTS_ADDRESS}?${new URLSearchParams({ page: pathname })}`)).json();
      show(answer);
      if (!answer.isPage) missing = pathname;
      else if (missing === location.pathname) return void setTimeout(() => location.reload(), PAGE_IS_MADE_WITHIN_MS);
    } catch {
      // the server was stopped; the next request may find it again
    }
    setTimeout(() => void ask(), QUESTION_INTERVAL_MS);
  }
  void ask();
}
