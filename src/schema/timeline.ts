import { z } from "zod";
import { day, text } from "./fields";

/** data/timeline.yaml: the timeline of the about page (requirements R15.4). */
export const timelineSchema = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          date: day("The day. No entry is older than the one before it.").meta({ isAscending: true }),
          title: text("What happened.", 60),
          description: text("A sentence or two."),
        })
        .meta({ graphqlType: "TimelineEntry" }),
    )
    .min(1)
    .meta({ description: "The entries, oldest first." }),
});
