/** The key to the sheet codes, on both overview pages. */
export const CODES_ANCHOR = "codes";

/** The questions at the end of an article. */
export const FAQ_ANCHOR = "faq";

/** On every page: the target of the skip link, and the enquiry form. */
export const PAGE_ANCHORS = ["main", "enquiry"] as const;
