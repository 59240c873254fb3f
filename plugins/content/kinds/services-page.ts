import { CODES_ANCHOR, INDEX_ANCHOR } from "../../../src/site/page-anchors";
import { overviewPages } from "../families";
import { group, text } from "../fields";
import { defineKind } from "../kind";
import { label, marginLabel, sharedSection } from "../shared-fields";

/** data/pages/services.yaml: the services page, and the labels that every service page shares. */
export const servicesPage = defineKind({
  files: "pages/services.yaml",
  typeName: "ServicesPageYaml",
  page: "/services",
  families: [overviewPages],
  anchors: [CODES_ANCHOR, INDEX_ANCHOR],
  schema: {
    ...overviewPages.schema,
    index: group("ScopeIndex", "The index of everything that the services offer, under the grid.", {
      label: label,
      heading: text("The heading.", 60),
      summary: text("The line that opens it; {count} stands for the number of offerings.", 60).includes("{count}", {
        error: "has no {count}, which stands for the number of offerings",
      }),
    }),
    labels: group("ServiceLabels", "The labels and headings that every service page shares.", {
      description: marginLabel("description"),
      scope: sharedSection("The list of offerings, on the pages without a heading of their own for it.").meta({ mayBeAbsent: true }),
      benefits: sharedSection("The list of benefits, on the pages that have one.").meta({ mayBeAbsent: true }),
      care: text("The heading of the band about customer care.", 40),
      related: sharedSection("The solutions that belong with the service.").meta({ mayBeAbsent: true }),
      articles: sharedSection("The articles that name the service.").meta({ mayBeAbsent: true }),
      questions: sharedSection("The questions."),
    }),
  },
});
