import type { GatsbyBrowser } from "gatsby";
import { keepDraft } from "./src/forms/draft";
import { keepServerHtml, showServerHtml } from "./src/layout/server-html";

export { wrapPageElement } from "./src/layout/layout";

declare global {
  interface Window {
    /** The last control that was pressed before hydration (src/layout/start-script.ts). */
    readonly pressedControl?: HTMLElement | null;
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepDraft();
  keepServerHtml();
};

/** React has removed the page. Gatsby has logged why. `develop` shows errors itself. */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV === "production") showServerHtml();
};

/** Pages are documents: the browser scrolls. Gatsby would scroll once more, after hydration. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** React has hydrated the page. The control that was pressed before is pressed again, in a task of its own. Tests wait for the attribute. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  setTimeout(() => window.pressedControl?.click());
};
