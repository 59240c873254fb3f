/** The development server's address for the problems of data/. */
export const PROBLEMS_ADDRESS = "/___data-problems";

/** Polling, because an open connection for each tab would exceed the six that browsers allow. */
const POLLING_INTERVAL_MS = 500;

const STYLE =
  "position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; padding: 1rem 1.5rem 1.5rem; " +
  "background: #3b0d0c; color: #fff; font: 400 1rem/1.5 ui-monospace, monospace; border-top: 4px solid #ff8a80; " +
  "white-space: pre-wrap; overflow-wrap: anywhere";

/** Shows the current problems of data/ over the page. Only `gatsby develop` loads this. */
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
      // The server is down. The next request may succeed.
    }
    setTimeout(() => void poll(), POLLING_INTERVAL_MS);
  }
  void poll();
}
