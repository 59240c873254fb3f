const { dataset } = document.documentElement;

export const isHydrated = () => "hydrated" in dataset;

/**
 * Makes the page what it is without scripts: styles hide the controls that need them, and the form explains itself
 * (SCRIPTS_FLAG in gatsby-ssr.tsx). Hydration reverses it.
 */
export function giveUp(): void {
  delete dataset.scripting;
}

/**
 * Gives up if a script of the page does not load, or throws before the page is hydrated.
 * @param sources addresses of the page's scripts. Errors of others, such as extensions, do not count
 */
export function keepControlsHonest(sources: readonly string[]): void {
  const giveUpOn = (source: unknown) => {
    if (!isHydrated() && sources.some((src) => String(source).includes(src))) giveUp();
  };
  // The target is the window if a script throws, and the element if a file does not load.
  addEventListener("error", ({ filename, target }) => giveUpOn(target instanceof HTMLScriptElement ? target.src : filename), true);
  // Gatsby's own "Not rendering React" is a rejected promise.
  addEventListener("unhandledrejection", ({ reason }) => giveUpOn(Object(reason).stack));
}
