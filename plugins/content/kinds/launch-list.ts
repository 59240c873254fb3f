import * as z from "zod";
import { list, pattern, text } from "../fields";
import { defineKind } from "../kind";

/**
 * data/launch.yaml: what the client still has to answer before launch (`npm run launch-check`).
 * A place is open while its field contains one of its samples. Without samples, it is open while its optional field is
 * absent. Deleted pages and samples that occur nowhere are done (check/launch-entries.ts).
 */
export const launchList = defineKind({
  files: "launch.yaml",
  typeName: "LaunchYaml",
  isOptional: true,
  schema: {
    questions: list("LaunchQuestion", "What the client still has to answer before launch.", {
      needed: text("What the client has to send or confirm."),
      blocking: z.boolean().optional().meta({
        description:
          "Yes (true) if a sample would mislead a visitor, such as an invented number. It keeps search engines out while the question is open.",
      }),
      places: list(
        "LaunchPlace",
        "Where the answer goes. If a text is right as it is, or the answer still contains its sample, delete the sample. If a missing field is not needed, delete its place. A place goes with its last sample, a question with its last place.",
        {
          file: pattern(
            "The file below data/. A star stands for any name: services/*.yaml, or */*.yaml for the files of all pages.",
            /^[\w/*-]+\.(yaml|json)$/,
            "is not a file such as company.yaml or services/*.yaml",
          ),
          field: text(
            "The field in that file, without entry numbers: address.street, or items.name for the name of any entry. Without it: all fields.",
            80,
          ).optional(),
          samples: z.array(text("A sample that the field still contains, or some words of it.", 200)).optional().meta({
            description: "What the field contains until the client answers. Leave it out for an optional field that is not there yet.",
          }),
        },
      ).min(1),
    })
      .meta({ mayBeAbsent: true })
      .default([]),
  },
});
