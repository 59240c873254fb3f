/** The legend of the codes, on both overview pages. */
export const CODES_ANCHOR = "codes";

/** The index of everything that the services offer, on /services. */
export const INDEX_ANCHOR = "index";

/** The questions at the end of an article. */
export const FAQ_ANCHOR = "faq";

/** The anchor of an offering on its service's page, in any script. @returns "offering-boom-barriers" for "Boom barriers" */
export const scopeAnchor = (title: string): string =>
  `offering-${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, "-")
    .replace(/^-|-$/g, "")}`;

/** Anchors on every page: the target of the skip link, and the enquiry form. */
export const PAGE_ANCHORS = ["main", "enquiry"] as const;

/** The anchor of a section of an article or a legal page. @param index counted from 0 */
export const sectionAnchor = (index: number): string => `section${index + 1}`;

/** Why Choose Us with a sentence for each strength: on home and About. Other pages link to it. */
export const STRENGTHS_ANCHOR = "whyChooseUs";
