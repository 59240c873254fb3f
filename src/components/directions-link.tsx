import { useSiteData } from "../site/site-data";
import { MoreLink } from "./more-link";

/** Opens the way to the office in the visitor's map (https://developers.google.com/maps/documentation/urls/get-started). */
export function DirectionsLink() {
  const { company, contactPage } = useSiteData();
  const directions = new URLSearchParams({ api: "1", destination: company.mapQuery });
  return (
    <span className="screen-only">
      <MoreLink href={`https://www.google.com/maps/dir/?${directions}`}>{contactPage.officeLabels.directionsLabel}</MoreLink>
    </span>
  );
}
