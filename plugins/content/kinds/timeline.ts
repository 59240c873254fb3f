import { day, list, text } from "../fields";
import { defineKind } from "../kind";

/** data/timeline.yaml: the timeline of the about page (requirements R15.4). */
export const timeline = defineKind({
  files: "timeline.yaml",
  typeName: "TimelineYaml",

  schema: {
    items: list("TimelineEntry", "The entries, in any order: the page shows the oldest first.", {
      date: day("The day."),
      title: text("What happened.", 60),
      description: text("A sentence or two."),
    }).min(1),
  },
});
