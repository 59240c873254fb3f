import { fillFromDraft, restoreFocus } from "../forms/draft";

/**
 * Saves the page's HTML. Call it before React starts.
 * @param root contains the page
 * @returns a function that restores the server's HTML and the visitor's input. Call it after an uncaught error, for which
 *   React empties the page. Links, menu and questions need no JavaScript. The form uses its native post and says so.
 */
export function keepServerHtml(root: Element): () => void {
  const html = root.innerHTML;
  return () => {
    root.innerHTML = html;
    delete document.documentElement.dataset.scripting;
    fillFromDraft();
    restoreFocus();
  };
}
