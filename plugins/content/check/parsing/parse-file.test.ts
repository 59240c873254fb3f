/** @jest-environment node */
import { readData } from "./parse-file";

/** Forms that YAML parsers read differently, and the value that checks and pages get. */
test.each([
  ["2026-11-21", "2026-11-21"],
  ['"2026-11-21"', "2026-11-21"],
  ["2026-11-21 10:30:00", "2026-11-21 10:30:00"],
  ["9:30", "9:30"],
  ["12:30:45", "12:30:45"],
  ["0x1F", "0x1F"],
  ["0b101", "0b101"],
  ["0o17", "0o17"],
  ["1e3", "1e3"],
  ["1_000", "1_000"],
  ["007", 7],
  ["1.5", 1.5],
  ["yes", "yes"],
  ["true", true],
  ["~", null],
])("%s is %j", (written, value) => {
  expect(readData(Buffer.from(`field: ${written}\n`), false)).toMatchObject({ problem: undefined, value: { field: value } });
});
