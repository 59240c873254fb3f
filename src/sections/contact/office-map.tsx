import { graphql } from "gatsby";
import { MapDrawing } from "../../components/map-drawing";
import { MapFacade } from "../../components/map-facade";

interface OfficeMapProps {
  readonly map: Queries.OfficeMapFragment;
  /** What to look up: the office's full address. */
  readonly query: string;
}

/** Google's two addresses for a place that need no key. */
const embedAddress = (query: string) => `https://www.google.com/maps?${new URLSearchParams({ q: query, output: "embed" })}`;
const pageAddress = (query: string) => `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;

/** A pin in the lower half of the drawing would be under the button on a phone. */
const HALFWAY_PERCENT = 50;

/** The way to the office (requirements R13.2). */
export function OfficeMap({ map: { heading, notice, button, pin }, query }: OfficeMapProps) {
  return (
    <MapFacade
      cardAt={pin.y > HALFWAY_PERCENT ? "top" : "bottom"}
      title={heading}
      notice={notice}
      button={button}
      embedAddress={embedAddress(query)}
      pageAddress={pageAddress(query)}
    >
      <MapDrawing pin={pin} />
    </MapFacade>
  );
}

export const officeMapFragments = graphql`
  fragment OfficeMap on ContactMap {
    heading
    notice
    button
    pin {
      x
      y
    }
  }
`;
