/** The terms of what a certificate says. */
export const CERTIFICATE_TERMS = {
  standard: "Standard",
  scope: "Scope",
  certified: "Certified",
  recertified: "Recertified",
  number: "Number",
} as const;
