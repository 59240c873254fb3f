import { z } from "zod";
import { day, list, text } from "../../data-schema/declare/fields";

/** data/timeline.yaml: the timeline of the about page (requirements R15.4). */
export const timelineSchema = z.strictObject({
  items: list("TimelineEntry", "The entries, in any order: the page shows the oldest first.", {
    date: day("The day."),
    title: text("What happened.", 60),
    description: text("A sentence or two."),
  }).min(1),
});
