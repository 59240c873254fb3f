import { ArrowLink } from "./arrow-link";

interface DirectionsLinkProps {
  readonly label: string;
  /** What to look up on the map. */
  readonly destination: string;
}

/** Opens directions to a place in Google Maps (https://developers.google.com/maps/documentation/urls/get-started). */
export function DirectionsLink({ label, destination }: DirectionsLinkProps) {
  const directions = new URLSearchParams({ api: "1", destination });
  return (
    <span className="screen-only">
      <ArrowLink href={`https://www.google.com/maps/dir/?${directions}`}>{label}</ArrowLink>
    </span>
  );
}
