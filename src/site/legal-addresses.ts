/** The legal pages that the site cannot do without: the footer and the form link to them. */
export const LEGAL_ADDRESSES = { privacyPolicy: "/privacy-policy", terms: "/terms" } as const;
