import { useSiteData } from "../site/site-data";

/** The office's address in lines, as on an envelope; the caller's <address> is around it. */
export function PostalAddress() {
  const { legalName, address } = useSiteData().company;
  const { street, locality, city, postalCode, region, country } = address;
  return (
    <>
      {legalName}
      <br />
      {street}
      <br />
      {locality}
      <br />
      {city}
      {"\u00a0"}
      {postalCode}
      <br />
      {region}, {country}
    </>
  );
}
