import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
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

const ON_ERROR = {
  /** Gatsby's router throws again what it catches. */
  onCaughtError: () => undefined,
  /** React has given up and removed the page. */
  onUncaughtError: (error: unknown) => {
    console.error("Uncaught error:", error);
    showServerHtml();
  },
};

/** React handles what is pressed after it has started to hydrate. */
let pressedBefore: HTMLElement | null | undefined;

/**
 * Hydrates in slices: the browser answers touches in between. Gatsby's own way is one long task. `develop` keeps Gatsby's
 * way, because its pages come empty from the server, and shows errors itself.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) => {
        pressedBefore = window.pressedControl;
        startTransition(() => void hydrateRoot(container, element, ON_ERROR));
      }
    : undefined;

/** Pages are documents: the browser scrolls. Gatsby would scroll once more, after hydration. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** React has hydrated the page. The control that was pressed before is pressed again, in a task of its own. Tests wait for the attribute. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  setTimeout(() => pressedBefore?.click());
};
