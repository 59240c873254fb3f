/** Labels of a certificate's details. */
export const CERTIFICATE_TERMS = {
  standard: "Standard",
  scope: "Scope",
  certified: "Certified",
  recertified: "Recertified",
  number: "Number",
} as const;
