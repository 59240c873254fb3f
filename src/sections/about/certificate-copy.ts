/** Labels of a certificate's details. */
export const CERTIFICATE_TERMS = {
  name: "Certificate",
  scope: "Scope",
  certified: "Certified",
  recertified: "Recertified",
  number: "Number",
} as const;
