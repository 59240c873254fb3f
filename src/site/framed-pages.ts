/**
 * Pages that show a frame of another site, and the embedded origin: the security policy of a page allows it there and nowhere else
 * (src/publish/html/content-policy.ts).
 */
export const FRAMES_BY_PAGE: Readonly<Record<string, string>> = { "/contact": "https://www.google.com" };

/**
 * A policy lasts as long as its document, also while Gatsby shows other pages in it. So a page with a frame of its own has to be
 * loaded as a document, or its frame stays blocked.
 * @param href where a link leads: "/contact#enquiry"
 */
export const loadsAsDocument = (href: string): boolean => href.replace(/[?#].*$/, "") in FRAMES_BY_PAGE;
