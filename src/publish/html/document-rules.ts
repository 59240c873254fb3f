import { FRAMES_BY_PAGE } from "../../site/framed-pages";
import { HYDRATED } from "../../site/hydrated";

/** Which links of a page that answers still lead to documents: src/layout/fetch-ahead.ts fetches what the others need. */
const LEADS_TO_PAGE_DATA = `[data-${HYDRATED}] a${Object.keys(FRAMES_BY_PAGE)
  .map((page) => `:not([href^="${page}"])`)
  .join("")}`;

const RULES = {
  prefetch: [{ where: { and: [{ href_matches: "/*" }, { not: { selector_matches: LEADS_TO_PAGE_DATA } }] }, eagerness: "moderate" }],
};

/**
 * Has a browser fetch the document behind a link that it takes for likely to be pressed, such as one that is pointed at (HTML, speculation
 * rules; not in Safari): while the scripts have not come, and always for a page that loads as a document.
 */
export const DOCUMENT_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
