/** Where the development server says what is wrong in data/. */
export const PROBLEMS_ADDRESS = "/___data-problems";

/** An open connection for each tab would soon use up the six that browsers allow. */
const POLLING_INTERVAL_MS = 500;

const STYLE =
  "position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; padding: 1rem 1.5rem 1.5rem; " +
  "background: #3b0d0c; color: #fff; font: 400 1rem/1.5 ui-monospace, monospace; border-top: 4px solid #ff8a80; " +
  "white-space: pre-wrap; overflow-wrap: anywhere";

/** Shows the problems of data/ over the page for as long as there are any. Only `gatsby develop` loads this. */
export function showProblems(): void {
  const panel = Object.assign(document.createElement("div"), { role: "alert" });
  panel.style.cssText = STYLE;

  async function poll(): Promise<void> {
    try {
      const text = await (await fetch(PROBLEMS_ADDRESS)).text();
      if (text === "") panel.remove();
      else if (text !== panel.textContent || !panel.isConnected) {
        panel.textContent = text;
        document.body.append(panel);
      }
    } catch {
      // the server was stopped; the next request may find it again
    }
    setTimeout(() => void poll(), POLLING_INTERVAL_MS);
  }
  void poll();
}
