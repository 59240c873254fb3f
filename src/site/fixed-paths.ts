/** The addresses that code links to by name. No imports: this reaches the browser. */
const PAGES = ["/", "/about", "/services", "/solutions", "/blog", "/contact", "/404"] as const;

/** Legal pages that every page links to; their files in data/legal may not be missing. */
export const LINKED_LEGAL_PAGES = ["/privacy-policy", "/terms"] as const;

/** An address that code may name: a page that is renamed is a compile error wherever it is linked. */
export type FixedPath = (typeof PAGES)[number] | (typeof LINKED_LEGAL_PAGES)[number];
