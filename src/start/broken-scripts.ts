const { dataset } = document.documentElement;

export const isHydrated = () => "hydrated" in dataset;

/**
 * Hides the controls that need scripts if a script of the page does not load, or throws before the page is hydrated.
 * @param sources addresses of the page's scripts. Errors of others, such as extensions, do not count
 */
export function keepControlsHonest(sources: readonly string[]): void {
  const giveUpOn = (source: unknown) => {
    if (isHydrated() || !sources.some((src) => String(source).includes(src))) return;
    // Styles depend on it (SCRIPTS_FLAG in gatsby-ssr.tsx). Hydration sets it again.
    delete dataset.scripting;
  };
  // The target is the window if a script throws, and the element if a file does not load.
  addEventListener("error", ({ filename, target }) => giveUpOn(target instanceof HTMLScriptElement ? target.src : filename), true);
  // Gatsby's own "Not rendering React" is a rejected promise.
  addEventListener("unhandledrejection", ({ reason }) => giveUpOn(Object(reason).stack));
}
