import { type RefObject, useEffect, useState } from "react";

/** @returns whether the element can be seen: it is in the window and the tab is in front */
export function useIsSeen(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isTabInFront, setTabInFront] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOnScreen(Boolean(entries.at(-1)?.isIntersecting)));
    if (elementRef.current) observer.observe(elementRef.current);
    const readTab = () => setTabInFront(!document.hidden);
    readTab();
    document.addEventListener("visibilitychange", readTab);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", readTab);
    };
  }, [elementRef]);
  return isOnScreen && isTabInFront;
}
