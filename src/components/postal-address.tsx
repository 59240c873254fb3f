import type { SiteData } from "../site/site-data";

interface PostalAddressProps {
  readonly name: string;
  readonly address: SiteData["company"]["address"];
}

/** An address in lines, as on an envelope; the caller's <address> is around it. */
export function PostalAddress({ name, address: { street, locality, city, postalCode, region, country } }: PostalAddressProps) {
  return (
    <>
      {name}
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
