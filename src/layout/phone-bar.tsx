import { useEffect, useRef, useState } from "react";
import { Button } from "../components/button";
import { Icon } from "../components/icon";
import { useSiteData } from "../site/site-data";
import { useWhatsappLine } from "../site/use-whatsapp-line";
import { PHONE_BAR_COPY } from "./layout-copy";
import * as styles from "./phone-bar.module.css";

/** Extends above the viewport without limit, so that a jump past the form counts as reaching it. */
const VIEWPORT_AND_ABOVE = "1000000px 0px 0px";
const VIEWPORT_AND_ONE_SCREEN_ABOVE = "100% 0px 0px";

/** The contact bar of phones, visible between the first screen and the enquiry form (design D5.12). */
export function PhoneBar() {
  const { phone } = useSiteData();
  const { label, call, whatsapp, enquire } = PHONE_BAR_COPY;
  const chat = useWhatsappLine();
  const pageTop = useRef<HTMLSpanElement>(null);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const form = document.getElementById("enquiry");
    if (!pageTop.current || !form) return;
    const inViewport = { firstScreen: true, form: true };
    const watch = (element: Element, name: keyof typeof inViewport, rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          inViewport[name] = entries.at(-1)?.isIntersecting ?? true;
          setVisible(!inViewport.firstScreen && !inViewport.form);
        },
        { rootMargin },
      );
      observer.observe(element);
      return observer;
    };
    const observers = [watch(pageTop.current, "firstScreen", VIEWPORT_AND_ONE_SCREEN_ABOVE), watch(form, "form", VIEWPORT_AND_ABOVE)];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);

  return (
    <>
      <span className={styles.pageTop} ref={pageTop} />
      <aside className={isVisible ? styles.visible : styles.bar} aria-label={label}>
        <Button className={styles.call} kind="outline" href={phone.href}>
          <Icon name="phone" />
          {call}
        </Button>
        {chat && (
          <Button className={styles.whatsapp} kind="outline" href={chat.href}>
            {whatsapp}
          </Button>
        )}
        <Button className={styles.enquire} kind="primary" href="#enquiry">
          {enquire}
        </Button>
      </aside>
    </>
  );
}
