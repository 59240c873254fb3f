import { z } from "zod";
import { text } from "./fields";

/** data/strengths.yaml: the Why Choose Us list of every page (requirements R3.3). */
export const strengthsSchema = z.strictObject({
  eyebrow: text("The short label in the margin.", 30),
  heading: text("The heading of the list.", 60),
  items: z
    .array(z.strictObject({ title: text("The strength.", 60), text: text("A sentence about it.", 200) }).meta({ graphqlType: "Strength" }))
    .min(1)
    .meta({ description: "The strengths, in order." }),
});
