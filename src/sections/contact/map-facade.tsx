import { graphql } from "gatsby";
import { useState } from "react";
import { Button, ButtonGroup } from "../../components/button";
import { classNames } from "../../components/class-names";
import { CONTROL_COPY } from "../../components/control-copy";
import { MapDrawing, type Place } from "./map-drawing";
import * as styles from "./map-facade.module.css";

interface MapFacadeProps extends Queries.MapFacadeFragment {
  /** Search term for the office on Google Maps: its postal address. */
  readonly query: string;
  readonly office: Place;
}

/** The pressed button disappears, so the map takes the focus. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A drawn map that a click covers with Google's (requirements R13.2). Before that, the page sends no request to Google.
 * The link remains for offices whose firewall blocks the frame. Neither of Google's URLs needs an API key.
 */
export function MapFacade({ notice, query, office }: MapFacadeProps) {
  const [loaded, setLoaded] = useState(false);
  const frameAddress = `https://www.google.com/maps?${new URLSearchParams({ q: query, output: "embed" })}`;
  const pageAddress = `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
  return (
    <section aria-label={CONTROL_COPY.map}>
      <div className={styles.map}>
        <MapDrawing office={office} />
        {loaded && <iframe ref={focusFrame} className={styles.frame} src={frameAddress} title={CONTROL_COPY.map} allowFullScreen />}
      </div>
      <div className={classNames("wrap", styles.controls)}>
        {!loaded && (
          <p className="small" data-scripted="">
            {notice}
          </p>
        )}
        <ButtonGroup>
          {!loaded && (
            <Button kind="dark" data-scripted="" onClick={() => setLoaded(true)}>
              {CONTROL_COPY.loadMap}
            </Button>
          )}
          <Button kind="outline" href={pageAddress}>
            {CONTROL_COPY.openMap}
          </Button>
        </ButtonGroup>
      </div>
    </section>
  );
}

export const mapFacadeFragments = graphql`
  fragment MapFacade on ContactMap {
    notice
  }
`;
