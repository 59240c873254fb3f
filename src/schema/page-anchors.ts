/** The anchors that every page has: its content (skip link) and its enquiry form. */
export const PAGE_ANCHORS = ["main", "enquiry"] as const;
