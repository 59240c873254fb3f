import { fillFromDraft, restoreFocus } from "../forms/draft";

let root: HTMLElement | null;
let html: string;

/** Saves the page's HTML. Call it before React starts. */
export function keepServerHtml(): void {
  root = document.getElementById("___gatsby");
  html = root?.innerHTML ?? "";
}

/**
 * Restores the server's HTML and the visitor's input. Call it after an uncaught error, for which React empties the page.
 * Links, menu and questions need no JavaScript. The form uses its native post and says so.
 */
export function showServerHtml(): void {
  if (!root) return;
  root.innerHTML = html;
  delete document.documentElement.dataset.scripting;
  fillFromDraft();
  restoreFocus();
  addEventListener("pageshow", fillFromDraft);
}
