/** The anchor of the key to the codes, on both overview pages. */
export const CODES_ANCHOR = "codes";

/** The anchor of the questions at the end of an article. */
export const FAQ_ANCHOR = "faq";

/** The anchors that every page has: its content (skip link) and its enquiry form. */
export const PAGE_ANCHORS = ["main", "enquiry"] as const;
