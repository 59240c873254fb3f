import { someOfferings } from "../families";
import { group, list, text } from "../fields";
import { defineKind } from "../kind";
import { label, picture } from "../shared-fields";

/** data/projects.yaml: finished projects. Each is on the pages of the services and solutions that it names, the first three on the home page. */
export const projects = defineKind({
  files: "projects.yaml",
  typeName: "ProjectsYaml",
  isOptional: true,
  schema: {
    label: label.meta({ mayBeAbsent: true }),
    heading: text("The heading over the projects.", 60).meta({ mayBeAbsent: true }),
    items: list("Project", "The projects. The home page shows the first three.", {
      title: text("What was built, such as a dialysis centre with 40 beds.", 80),
      place: text("The city.", 40),
      completed: text("When it was handed over, such as March 2024.", 20),
      client: text("For whom, if the client has agreed to be named.", 60).optional(),
      scope: text("What was designed, supplied and commissioned, in a sentence.", 200),
      reading: group("ProjectReading", "One reading at handover.", {
        value: text("The figure.", 8),
        unit: text("Its unit.", 12),
        label: text("What was measured.", 60),
      }),
      picture: picture("A photograph, 3:2.", "project").optional(),
      related: someOfferings.min(1),
    })
      .meta({ mayBeAbsent: true })
      .default([]),
  },
});
