import { list, text } from "../fields";
import { defineKind } from "../kind";
import { colourTemperature, picture } from "../shared-fields";

/** data/team.yaml: the experts grid of the about page. */
export const team = defineKind({
  files: "team.yaml",
  typeName: "TeamYaml",

  schema: {
    items: list("TeamMember", "The team, in the order of the grid.", {
      name: text("Name.", 60),
      role: text("What the person answers for.", 100),
      photo: picture("A portrait, 15:16, on a light background.", "portrait").optional(),
      colourTemperature,
    }).default([]),
  },
});
