import { useEffect, useState } from "react";

/** Browsers without requestIdleCallback (Safari) wait this long after the load event instead. */
const SETTLING_MS = 200;

/**
 * @returns true once the page has loaded and the main thread is idle: what is not part of the first view may begin now
 */
export function usePageSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const settle = () => setSettled(true);
    function wait() {
      if ("requestIdleCallback" in window) {
        const callback = requestIdleCallback(settle);
        cancel = () => cancelIdleCallback(callback);
      } else {
        const timer = setTimeout(settle, SETTLING_MS);
        cancel = () => clearTimeout(timer);
      }
    }
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
    return () => {
      removeEventListener("load", wait);
      cancel();
    };
  }, []);
  return isSettled;
}
