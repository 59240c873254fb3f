import { type RefObject, useEffect, useState } from "react";

/** @returns whether the element is in the viewport of a visible tab */
export function useIsVisible(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isInViewport, setInViewport] = useState(false);
  const [isTabVisible, setTabVisible] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInViewport(Boolean(entries.at(-1)?.isIntersecting)));
    if (elementRef.current) observer.observe(elementRef.current);
    const readTab = () => setTabVisible(!document.hidden);
    readTab();
    document.addEventListener("visibilitychange", readTab);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", readTab);
    };
  }, [elementRef]);
  return isInViewport && isTabVisible;
}
