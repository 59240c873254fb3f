import { z } from "zod";
import { kelvin, MINIMUM_PICTURE_SIZES, picture, sample, text } from "./fields";

/** data/team.yaml: the experts grid of the about page. */
export const teamSchema = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          name: text("Name.", 60),
          role: text("What the person answers for.", 100),
          photo: picture("A portrait, 15:16, on a light ground.", MINIMUM_PICTURE_SIZES.portrait),
          kelvin,
          sample,
        })
        .meta({ graphqlType: "TeamMember" }),
    )
    .min(1)
    .meta({ description: "The team, in the order of the grid." }),
});
