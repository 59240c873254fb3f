import { fillFromDraft } from "../forms/draft";

let root: HTMLElement | null;
let html: string;

/** Keeps the page as it is. Call it before React starts. */
export function keepServerHtml(): void {
  root = document.getElementById("___gatsby");
  html = root?.innerHTML ?? "";
}

/**
 * Shows the page that the server sent, with what the visitor has typed. Call it when React has given up, which leaves an
 * empty page. Links, menu and questions need no script; the form posts by itself, and says so.
 */
export function showServerHtml(): void {
  if (!root) return;
  root.innerHTML = html;
  delete document.documentElement.dataset.scripting;
  for (const note of root.querySelectorAll("noscript")) note.outerHTML = note.textContent;
  fillFromDraft();
}
