import { Fragment } from "react";

interface PostalAddressProps {
  /** The addressee. */
  readonly name: string;
  readonly address: Omit<Queries.PostalAddress, "countryCode">;
}

/** The lines of a postal address. The caller wraps them in an <address>. */
export function PostalAddress({ name, address: { street, locality, city, postalCode, region, country } }: PostalAddressProps) {
  const lines = [name, street, locality, `${city} ${postalCode}`, `${region}, ${country}`];
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
