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
    let isFirstScreen = true;
    let isAtForm = true;
    const show = () => setShown(!isFirstScreen && !isAtForm);
    const first = new IntersectionObserver(
      ([entry]) => {
        isFirstScreen = entry?.isIntersecting ?? true;
        show();
      },
      { rootMargin: WINDOW_AND_ONE_ABOVE },
    );
    const last = new IntersectionObserver(
      ([entry]) => {
        isAtForm = entry?.isIntersecting ?? true;
        show();
      },
      { rootMargin: WINDOW_AND_ABOVE },
    );
    first.observe(pageTop.current);
    last.observe(form);
    return () => {
      first.disconnect();
      last.disconnect();
      setShown(false);
    };
  }, [path]);

  return (
    <>
      <span className={styles.pageTop} ref={pageTop} />
      <aside className={isShown ? styles.shown : styles.dock} aria-label={label}>
        <ButtonLink className={styles.call} kind="outline" href={`tel:${company.phone.tel}`} iconBefore="phone">
          {call}
        </ButtonLink>
        <ButtonLink className={styles.enquire} kind="primary" href="#enquiry">
          {enquire}
        </ButtonLink>
      </aside>
    </>
  );
}
