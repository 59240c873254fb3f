import { text } from "../fields";
import { defineKind } from "../kind";
import { anyPage, button, enquiry } from "../shared-fields";

/** data/pages/not-found.yaml: the page for unknown addresses. */
export const notFoundPage = defineKind({
  files: "pages/not-found.yaml",
  typeName: "NotFoundPageYaml",
  page: "/404",
  schema: {
    ...anyPage,
    heading: text("The page's heading.", 60),
    lead: text("The sentence under it."),
    primary: button("The amber button."),
    secondary: button("The outlined button."),
    offeringsLabel: text("The short label beside the table.", 30),
    enquiry,
  },
});
