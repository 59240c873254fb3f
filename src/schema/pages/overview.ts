import { z } from "zod";
import { code, enquiry, menuTitle, pageHeader, paragraphs, seo, text } from "../fields";

/** data/pages/services.yaml and data/pages/solutions.yaml: the overview pages. */
export const overviewPageSchema = z.strictObject({
  seo,
  code,
  menuTitle,
  menuLead: text("The sentence in the header's drop-down.", 90),
  menuAll: text("The link to this page in the drop-down.", 30),
  header: pageHeader,
  notes: z
    .strictObject({
      eyebrow: text("The short label in the margin.", 30),
      heading: text("The heading.", 60),
      paragraphs: paragraphs("The paragraphs."),
    })
    .meta({ description: "The notes under the grid.", graphqlType: "OverviewNotes" }),
  enquiry,
});
