import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { type HydrationOptions, hydrateRoot } from "react-dom/client";
import { keepDraft } from "./src/forms/draft";
import { keepServerHtml } from "./src/layout/server-html";

export { wrapPageElement } from "./src/layout/layout";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepDraft();
};

const onError = (showServerHtml: () => void): HydrationOptions => ({
  /** Gatsby's router rethrows the errors that it catches. */
  onCaughtError: () => undefined,
  /** React has repaired the page. By default the window gets an error event, which the start script would take for a failure. */
  onRecoverableError: (error: unknown) => console.error(error),
  /** React has given up and removed the page. */
  onUncaughtError: (error: unknown) => {
    console.error("Uncaught error:", error);
    showServerHtml();
  },
});

/** The last control pressed before hydration started (src/start/pressed-control.ts). React handles later presses itself. */
let pressedBefore: HTMLElement | undefined;

/**
 * Hydrates in slices, so that the browser can handle input in between. Gatsby hydrates in one long task. `develop` keeps
 * Gatsby's function: its pages come empty from the server, and it shows errors itself.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) => {
        pressedBefore = window.pressedControl;
        const options = onError(keepServerHtml(container));
        startTransition(() => void hydrateRoot(container, element, options));
      }
    : undefined;

/** Every navigation is a full page load, so the browser scrolls. Gatsby would scroll again after hydration. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** Runs after hydration. Repeats the early press in a separate task. Tests wait for the first attribute. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  // The start script has removed it if a file arrived only when Gatsby's loader requested it again.
  document.documentElement.dataset.scripting = "";
  setTimeout(() => pressedBefore?.click());
};
