import { scopeAnchor } from "../../../src/site/page-anchors";
import { offeringPages, relatedOfferings } from "../families";
import { group, list, markdown, text } from "../fields";
import { defineKind } from "../kind";
import { codeWith, colourTemperature, draft, enquiry, notes, questions } from "../shared-fields";

/** data/services/*.yaml: one file is one page, /services/<file name> (requirements R2.6 and R9). */
export const services = defineKind({
  files: "services/*.yaml",
  typeName: "ServicesYaml",
  page: "/services/*",
  template: "service.tsx",
  families: [offeringPages],
  needsPage: true,
  sharePicture: "picture",
  schema: {
    ...offeringPages.schema,
    draft,
    code: codeWith("M"),
    colourTemperature: colourTemperature
      .max(4500)
      .meta({ description: "The page's place on the colour scale: 2700 to 4500 for services." }),
    facts: group("ServiceFacts", "The table of facts under the picture.", {
      standards: text("The codes and standards worked to.", 100),
      issued: text("The documents the client receives.", 100),
      areas: text("The kinds of building served.", 100),
    }),
    scopeHeading: text("The heading over the scope, if it differs from that of the other services.", 60).optional(),
    scope: list("Note", "What is designed, supplied and commissioned.", {
      title: text("A few words. The index on /services leads to it.", 80).meta({ unique: "file", anchorOf: scopeAnchor }),
      detail: text("A sentence or two of explanation."),
    }).min(1),
    benefits: notes("Why choose this product, for the instrument and fixture pages.").optional(),
    care: markdown("The paragraph about 24/7 customer care.", 600),
    related: relatedOfferings,
    faqs: questions("Questions that clients ask."),
    cta: text("The text on the button beside the heading.", 40).meta({ title: "Button" }),
    enquiry,
  },
});
