import { type RefObject, useEffect, useState } from "react";

/** @returns whether the element is in the viewport */
export function useIsVisible(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setVisible(Boolean(entries.at(-1)?.isIntersecting)));
    if (elementRef.current) observer.observe(elementRef.current);
    return () => observer.disconnect();
  }, [elementRef]);
  return isVisible;
}
