import * as z from "zod";
import { offeringPages, relatedOfferings } from "../families";
import { group, link, list, text } from "../fields";
import { defineKind } from "../kind";
import { button, codeWith, colourTemperature, draft, enquiry, label, note, notes } from "../shared-fields";

/** data/solutions/*.yaml: one file is one page, /solutions/<file name> (requirements R2.4 and R10). */
export const solutions = defineKind({
  files: "solutions/*.yaml",
  typeName: "SolutionsYaml",
  page: "/solutions/*",
  template: "solution.tsx",
  families: [offeringPages],
  needsPage: true,
  sharePicture: "picture",
  schema: {
    ...offeringPages.schema,
    draft,
    code: codeWith("S"),
    colourTemperature: colourTemperature
      .min(5500)
      .meta({ description: "The page's place on the colour scale: 5500 to 9000 for solutions." }),
    essentialsHeading: text("The heading of the why-essential list.", 90),
    essentials: notes("Why security is essential in this sector."),
    includes: list("IncludedSystem", "What our solutions include.", {
      ...note,
      href: link("The service that provides it; its title then leads there, while the service is published.")
        .meta({ title: "Address", mayBeGone: "/services/" })
        .optional(),
    }).min(1),
    closing: group("SolutionClosing", "The band that closes the page.", {
      heading: text("The heading.", 90),
      text: text("The paragraph."),
      button: button("The button under it, and beside the title."),
    }),
    related: relatedOfferings,
    enquiry,
    checklist: group("SolutionChecklist", "A checklist after the form, on the pages that have one.", {
      label: label,
      heading: text("The heading.", 90),
      text: text("What the list is for, and when to call."),
      items: z.array(text("One thing to check.", 160)).min(3).max(12).meta({ description: "What to check, in order." }),
    }).optional(),
  },
});
