import { LEGAL_ADDRESSES } from "../../../src/site/legal-addresses";
import { day, text } from "../fields";
import { defineKind, slugOf } from "../kind";
import { anyPage, enquiry, sections } from "../shared-fields";

/** data/legal/*.yaml: one file is one page, /<file name> (requirements R14). */
export const legalPages = defineKind({
  files: "legal/*.yaml",
  typeName: "LegalYaml",
  page: "/*",
  template: "legal-page.tsx",
  required: Object.values(LEGAL_ADDRESSES).map(slugOf),
  schema: {
    ...anyPage,
    title: text("The page's heading.", 60),
    updated: day("The day of the last change."),
    lead: text("The sentence under the heading."),
    sections: sections("The page's sections, in reading order; the table of contents is made from them."),
    enquiry,
  },
});
