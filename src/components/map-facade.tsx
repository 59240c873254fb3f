import { type MouseEvent, type ReactNode, useState } from "react";
import { buttonClass } from "./button";
import * as styles from "./map-facade.module.css";

interface MapFacadeProps {
  /** What the map shows, for people who cannot see it. */
  readonly title: string;
  /** What loading the map does. */
  readonly notice: string;
  readonly button: string;
  /** The map for a frame in this page. */
  readonly embedAddress: string;
  /** The same map as a page of its own: where the button leads without JavaScript. */
  readonly pageAddress: string;
  /** On a phone the button covers the lower half of the drawing, or the upper one. */
  readonly cardAt: "top" | "bottom";
  /** What is seen until then. */
  readonly children: ReactNode;
}

/** The button that was pressed is gone with the facade; keyboard focus moves to the map. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** A drawn map in place of the live one, which is asked for only on a click: until then no other site is contacted. */
export function MapFacade({ title, notice, button, embedAddress, pageAddress, cardAt, children }: MapFacadeProps) {
  const [loaded, setLoaded] = useState(false);
  const load = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setLoaded(true);
  };
  return (
    <section className={styles.map} aria-label={title}>
      {loaded ? (
        <iframe ref={focusFrame} className={styles.frame} src={embedAddress} title={title} allowFullScreen />
      ) : (
        <>
          {children}
          <div className={`paper-white ${styles.card}`} data-at={cardAt}>
            <p>{notice}</p>
            <a className={buttonClass("ink")} href={pageAddress} rel="noopener" onClick={load}>
              {button}
            </a>
          </div>
        </>
      )}
    </section>
  );
}
