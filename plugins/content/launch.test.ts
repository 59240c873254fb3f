/** @jest-environment node */
import { problemLine } from "./check/problem";
import { openLaunchItems } from "./launch";

const TIMELINE = `items:
  - date: 2015-01-01
    title: >-
      The company
      is founded
    description: A year.
`;
const open = (entry: string) =>
  openLaunchItems({ "timeline.yaml": TIMELINE, "launch.yaml": `items:\n  - { needed: The real one., ${entry} }\n` });

test.each([
  [
    "a sample in any entry of a list, also on several lines",
    "items.title, samples: [The company is]",
    ["data/timeline.yaml:4:7 items.0.title: still says"],
  ],
  ["a sample that was replaced", "items.title, samples: [To be added]", []],
  ["an optional field that is absent", "items.desk", ["data/timeline.yaml:2:3 items.desk: is not there yet; needed: The real one."]],
  ["an optional field that is there", "items.description", []],
])("%s", (_, field, expected) => {
  const lines = open(`file: timeline.yaml, field: ${field}`).map(problemLine);
  expect(lines).toEqual(expected.map((line) => expect.stringContaining(line)));
});

test("an entry whose file is misspelt stays open, and blocks if it says so", () => {
  expect(open("file: timelnie.yaml, field: items.title, samples: [A], blocking: true")).toEqual([
    expect.objectContaining({ file: "timelnie.yaml", isBlocking: true }),
  ]);
});
