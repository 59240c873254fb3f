import { HYDRATED } from "../../site/hydrated";

/** Links of a hydrated page: src/layout/links.ts prefetches what they need. */
const LEADS_TO_PAGE_DATA = `[data-${HYDRATED}] a`;

const RULES = {
  prefetch: [{ where: { and: [{ href_matches: "/*" }, { not: { selector_matches: LEADS_TO_PAGE_DATA } }] }, eagerness: "moderate" }],
};

/**
 * Has a browser fetch the document behind a link that it takes for likely to be pressed, such as one that is pointed at (HTML, speculation
 * rules; not in Safari), until the page is hydrated.
 */
export const DOCUMENT_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
