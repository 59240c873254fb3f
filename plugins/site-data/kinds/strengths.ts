import { z } from "zod";
import { eyebrow, list, text } from "../../data-schema/declare/fields";

/** data/strengths.yaml: the Why Choose Us list on every page (requirements R3.3). */
export const strengthsSchema = z.strictObject({
  eyebrow,
  heading: text("The heading of the list.", 60),
  items: list("Strength", "The strengths, in order.", { title: text("The strength.", 60), text: text("A sentence about it.", 200) }).min(1),
});
