import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "../components/button";
import { useCurrentPage } from "../site/current-page";
import { useSiteData } from "../site/site-data";
import * as styles from "./dock.module.css";

/** Counts what is above the window as in view, so that a jump past the form is noticed as well. */
const WINDOW_AND_ABOVE = "1000000px 0px 0px";
const WINDOW_AND_ONE_ABOVE = "100% 0px 0px";

/** The phone's bar with the two ways to get in touch, between the first screen and the enquiry form (design D5.12). */
export function Dock() {
  const { company, everyPage } = useSiteData();
  const { label, call, enquire } = everyPage.dock;
  const { path } = useCurrentPage();
  const pageTop = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own form
  useEffect(() => {
    const form = document.getElementById("enquiry");
    if (!pageTop.current || !form) return;
    const inView = { firstScreen: true, form: true };
    const watch = (element: Element, part: keyof typeof inView, rootMargin: string) => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          inView[part] = entry?.isIntersecting ?? true;
          setShown(!inView.firstScreen && !inView.form);
        },
        { rootMargin },
      );
      observer.observe(element);
      return observer;
    };
    const observers = [watch(pageTop.current, "firstScreen", WINDOW_AND_ONE_ABOVE), watch(form, "form", WINDOW_AND_ABOVE)];
    return () => {
      for (const observer of observers) observer.disconnect();
      setShown(false);
    };
  }, [path]);

  return (
    <>
      <span className={styles.pageTop} ref={pageTop} />
      <aside className={isShown ? styles.shown : styles.dock} aria-label={label}>
        <ButtonLink className={styles.call} kind="outline" href={`tel:${company.phone.tel}`} iconBefore="phone" label={call} />
        <ButtonLink className={styles.enquire} kind="primary" href="#enquiry" label={enquire} />
      </aside>
    </>
  );
}

export const dockFragments = graphql`
  fragment Dock on DockWords {
    label
    call
    enquire
  }
`;
