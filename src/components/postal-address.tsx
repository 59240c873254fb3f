interface PostalAddressProps {
  readonly name: string;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly city: string;
    readonly postalCode: string;
    readonly region: string;
    readonly country: string;
  };
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
