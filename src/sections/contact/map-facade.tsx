import { graphql } from "gatsby";
import { type MouseEvent, useState } from "react";
import { buttonClass } from "../../components/button";
import { MapDrawing, pinOf } from "./map-drawing";
import * as styles from "./map-facade.module.css";

interface MapFacadeProps extends Queries.MapFacadeFragment {
  /** What to look up: the office's full address. */
  readonly query: string;
  /** Where it is. */
  readonly office: Queries.MapFacadeOfficeFragment;
}

/** The button that was pressed is gone with the facade; keyboard focus moves to the map. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/**
 * The way to the office (requirements R13.2): a drawn map in place of the live one, which is asked for only on a click.
 * Until then no other site is contacted. Google's two addresses for a place, of a frame and of a page, need no key.
 */
export function MapFacade({ heading, notice, button, query, office }: MapFacadeProps) {
  const [loaded, setLoaded] = useState(false);
  const load = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setLoaded(true);
  };
  const frameAddress = `https://www.google.com/maps?${new URLSearchParams({ q: query, output: "embed" })}`;
  const pageAddress = `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
  return (
    <section className={styles.map} aria-label={heading}>
      {loaded ? (
        <iframe ref={focusFrame} className={styles.frame} src={frameAddress} title={heading} allowFullScreen />
      ) : (
        <>
          <MapDrawing office={office} />
          {/* a pin in the lower half would be under the button on a phone */}
          <div className={`paper-white ${styles.card}`} data-at={pinOf(office).isLow ? "top" : "bottom"}>
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

export const mapFacadeFragments = graphql`
  fragment MapFacade on ContactMap {
    heading
    notice
    button
  }
  fragment MapFacadeOffice on GeoPoint {
    latitude
    longitude
  }
`;
