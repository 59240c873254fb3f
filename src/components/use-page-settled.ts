import { useEffect, useState } from "react";

/** Browsers without requestIdleCallback (Safari) wait this long after the load event instead. */
const SETTLING_MS = 200;
/** A slow phone may never be idle. */
const LONGEST_WAIT_MS = 2000;

/** @returns true once the page has loaded and the main thread is idle, or 2 s later: what is not part of the first view may begin now */
export function usePageSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    function wait() {
      if ("requestIdleCallback" in window) requestIdleCallback(settle, { timeout: LONGEST_WAIT_MS });
      else setTimeout(settle, SETTLING_MS);
    }
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  }, []);
  return isSettled;
}
