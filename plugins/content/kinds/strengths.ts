import { list, text } from "../fields";
import { defineKind } from "../kind";
import { label } from "../shared-fields";

/** data/strengths.yaml: the Why Choose Us list on every page (requirements R3.3). */
export const strengths = defineKind({
  files: "strengths.yaml",
  typeName: "StrengthsYaml",

  schema: {
    label,
    heading: text("The heading of the list.", 60),
    items: list("Strength", "The strengths, in order.", { title: text("The strength.", 60), text: text("A sentence about it.", 200) }).min(
      1,
    ),
  },
});
