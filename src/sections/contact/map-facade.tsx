import { graphql } from "gatsby";
import { type MouseEvent, useState } from "react";
import { Button } from "../../components/button";
import { classNames } from "../../components/class-names";
import { CONTROL_COPY } from "../../components/control-copy";
import { MapDrawing, type Place, pinOf } from "./map-drawing";
import * as styles from "./map-facade.module.css";

interface MapFacadeProps extends Queries.MapFacadeFragment {
  /** Search term for the office on Google Maps: its postal address. */
  readonly query: string;
  readonly office: Place;
}

/** The pressed button disappears, so the map takes the focus. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/**
 * A drawn map that a click replaces with Google's (requirements R13.2). Before that, the page sends no request to Google.
 * Neither of Google's URLs needs an API key.
 */
export function MapFacade({ notice, query, office }: MapFacadeProps) {
  const [loaded, setLoaded] = useState(false);
  const load = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setLoaded(true);
  };
  const frameAddress = `https://www.google.com/maps?${new URLSearchParams({ q: query, output: "embed" })}`;
  const pageAddress = `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
  return (
    <section className={styles.map} aria-label={CONTROL_COPY.map}>
      {loaded ? (
        <iframe ref={focusFrame} className={styles.frame} src={frameAddress} title={CONTROL_COPY.map} allowFullScreen />
      ) : (
        <>
          <MapDrawing office={office} />
          {/* On a phone the card at the bottom would cover a pin in the lower half. */}
          <div className={classNames("paper screen-only", styles.card)} data-at={pinOf(office).isLow ? "top" : "bottom"}>
            <p>{notice}</p>
            <Button kind="dark" href={pageAddress} onClick={load}>
              {CONTROL_COPY.loadMap}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

export const mapFacadeFragments = graphql`
  fragment MapFacade on ContactMap {
    notice
  }
`;
