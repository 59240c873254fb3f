import { useEffect, useState } from "react";
import { LONGEST_WAIT_MS, PAUSE_WITHOUT_IDLE_CALLBACK_MS } from "../site/idle";

/** @returns true once the page has loaded and the main thread is idle, or after LONGEST_WAIT_MS */
export function usePageSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    function wait() {
      if ("requestIdleCallback" in window) requestIdleCallback(settle, { timeout: LONGEST_WAIT_MS });
      else setTimeout(settle, PAUSE_WITHOUT_IDLE_CALLBACK_MS);
    }
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  }, []);
  return isSettled;
}
