import { z } from "zod";
import { kelvin, list, picture, text } from "../../data-schema/declare/fields";

/** data/team.yaml: the experts grid of the about page. */
export const teamSchema = z.strictObject({
  items: list("TeamMember", "The team, in the order of the grid.", {
    name: text("Name.", 60),
    role: text("What the person answers for.", 100),
    photo: picture("A portrait, 15:16, on a light ground.", "portrait"),
    kelvin,
  }).min(1),
});
