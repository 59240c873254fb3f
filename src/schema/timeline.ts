import { z } from "zod";
import { day, list, text } from "./fields";

/** data/timeline.yaml: the timeline of the about page (requirements R15.4). */
export const timelineSchema = z.strictObject({
  items: list("TimelineEntry", "The entries, oldest first.", {
    date: day("The day. No entry is older than the one before it.").meta({ isAscending: true }),
    title: text("What happened.", 60),
    description: text("A sentence or two."),
  }).min(1),
});
