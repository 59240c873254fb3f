/** @jest-environment node */
import { createRequire } from "node:module";
import path from "node:path";
import { readData } from "./parse-file";

const requireFromTransformer = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby-transformer-yaml"));
/** gatsby-transformer-yaml's version of js-yaml, which reads data/ for the pages. */
const pagesParser: { load(text: string): unknown } = requireFromTransformer("js-yaml");

const TEXTS = `9:30 | 09:30 | 12:30:45 | 007 | 0987 | +91 | 500001 | 1e3 | 1.5 | .5 | 0x1F | 0o17
yes | no | on | Yes | true | True | null | ~ | "007" | 'it''s' | [1, 2] | { a: b } | Room # 5 | a\\b | "a\\nb"`;

test.each(TEXTS.split(/ \| |\n/))("%s has the same value as in Gatsby", (written) => {
  const text = `field: ${written}\n`;
  expect(readData(Buffer.from(text), false).value).toEqual(pagesParser.load(text));
});

test.each(["field: >-\n  one\n  two\n\n  three\n", "field: |\n  one\n    two\n", "a: &a { b: c }\nd:\n  <<: *a\n"])(
  "%j has the same value as in Gatsby",
  (text) => {
    expect(readData(Buffer.from(text), false).value).toEqual(pagesParser.load(text));
  },
);

test("a day is a text, with and without quotation marks", () => {
  for (const written of ["2026-11-21", '"2026-11-21"']) {
    expect(readData(Buffer.from(`field: ${written}\n`), false).value).toEqual({ field: "2026-11-21" });
  }
});
