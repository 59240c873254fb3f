/** Addresses that appear in code. */
const PAGES = ["/", "/about", "/services", "/solutions", "/blog", "/contact"] as const;

/** The legal pages that every page links to. Their files in data/legal are required. */
export const LINKED_LEGAL_PAGES = ["/privacy-policy", "/terms"] as const;

export type FixedPath = (typeof PAGES)[number] | (typeof LINKED_LEGAL_PAGES)[number];
