/** @jest-environment node */
import { exampleFaults } from "../testing/example-data";

const timeline = (...days: string[]) =>
  `items:\n${days.map((day) => `  - date: "${day}"\n    title: A company\n    description: It begins.\n`).join("")}`;

test("a timeline from the oldest entry to the newest is sound, also with two on one day", () => {
  expect(exampleFaults("timeline.yaml", timeline("2015-02-02", "2020-03-11", "2020-03-11", "2021-02-02"))).toEqual([]);
});

test("an entry that is older than the one before it is refused, with what to do", () => {
  expect(exampleFaults("timeline.yaml", timeline("2015-02-02", "2021-02-02", "2020-03-11"))).toEqual([
    'data/timeline.yaml:8:11 items.2.date: "2020-03-11" is older than "2021-02-02" in line 5; the list goes from the oldest to the newest, so move this entry up',
  ]);
});

test("a timeline from the newest to the oldest is refused at every entry but the first", () => {
  expect(exampleFaults("timeline.yaml", timeline("2021-02-02", "2020-03-11", "2015-02-02"))).toHaveLength(2);
});

test("a date that is none is no matter of order", () => {
  expect(exampleFaults("timeline.yaml", timeline("2015-02-02", "soon"))).toEqual([expect.stringContaining("is not a date")]);
});
