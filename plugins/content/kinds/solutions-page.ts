import { CODES_ANCHOR } from "../../../src/site/page-anchors";
import { overviewPages } from "../families";
import { group, text } from "../fields";
import { defineKind } from "../kind";
import { marginLabel, sharedSection } from "../shared-fields";

/** data/pages/solutions.yaml: the solutions page, and the labels that every solution page shares. */
export const solutionsPage = defineKind({
  files: "pages/solutions.yaml",
  typeName: "SolutionsPageYaml",
  page: "/solutions",
  families: [overviewPages],
  anchors: [CODES_ANCHOR],
  schema: {
    ...overviewPages.schema,
    labels: group("SolutionLabels", "The labels and headings that every solution page shares.", {
      kicker: text("The small line over the title: what all solutions are about.", 30),
      introduction: marginLabel("introduction"),
      essentials: marginLabel("why-essential list"),
      includes: sharedSection("The list of what our solutions include."),
      closing: marginLabel("closing band"),
      related: sharedSection("The services that belong with the solution.").meta({ mayBeAbsent: true }),
      articles: sharedSection("The articles that name the solution.").meta({ mayBeAbsent: true }),
    }),
  },
});
