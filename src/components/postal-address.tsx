import { Fragment } from "react";
import { useSiteData } from "../site/site-data";

/** The lines of the office's address. Put an <address> around it. */
export function PostalAddress() {
  const { legalName, address } = useSiteData().company;
  const { street, locality, city, postalCode, region, country } = address;
  const lines = [legalName, street, locality, `${city} ${postalCode}`, `${region}, ${country}`];
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
