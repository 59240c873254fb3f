/** @jest-environment node */
import { checkData } from "../../checks/check-data";
import { faultLine } from "../../checks/data-fault";
import { type DataFile, readDataFiles } from "../../checks/reading/data-files";
import { createKeptYaml } from "./keep-writing";

const FILES = readDataFiles();
const YAML_FILES = FILES.filter(({ relativePath }) => relativePath.endsWith(".yaml"));
const textOf = ({ bytes }: DataFile) => new TextDecoder().decode(bytes);

/** A CMS that has read all files, as it does at its start. */
function openedCms() {
  const { read, write } = createKeptYaml();
  const values = new Map(YAML_FILES.map((file) => [file.relativePath, read(textOf(file))]));
  return { values, write };
}

const commentsOf = (text: string) => text.split("\n").flatMap((line) => line.match(/(?:^|\s)#\s.*$/)?.[0].trim() ?? []);

/** The lines of one text that the other has not. */
const linesOnlyIn = (text: string, other: string) => text.split("\n").filter((line) => !other.split("\n").includes(line));

test.each(YAML_FILES.map((file) => ({ name: file.relativePath, file })))(
  "data/$name, saved unchanged, says and comments the same",
  ({ name, file }) => {
    const { values, write } = openedCms();
    const saved = write(values.get(name));
    expect(commentsOf(saved)).toEqual(commentsOf(textOf(file)));
    const files = FILES.map((other) => (other === file ? { ...file, bytes: new TextEncoder().encode(saved) } : other));
    expect(checkData(files).map(faultLine)).toEqual([]);
    expect(openedCms().values.get(name)).toEqual(values.get(name));
  },
);

const ARTICLE = `# yaml-language-server: $schema=../.schemas/blog.schema.json
code: B-01
title: What to ask # REPLACE: title
date: "2023-11-02"
# the first section is the summary
sections:
  - id: section1
    heading: First # keep short
    body: |
      One paragraph.

      - a list
  - id: section2
    heading: Second
    body: Short.
related: [a-service, b-service]
`;

/** @returns the lines that go (-) and come (+) when the CMS saves the article with a change */
function change(edit: (value: { [key: string]: unknown; sections: { id: string; heading: string; body: string }[] }) => void): string[] {
  const { read, write } = createKeptYaml();
  const value = JSON.parse(JSON.stringify(read(ARTICLE)));
  edit(value);
  const saved = write(value);
  return [...linesOnlyIn(ARTICLE, saved).map((line) => `-${line}`), ...linesOnlyIn(saved, ARTICLE).map((line) => `+${line}`)];
}

test("a saved change is the only change, and comments stay", () => {
  expect(change(() => {})).toEqual([]);
  expect(change((value) => Object.assign(value, { title: "What to ask first" }))).toEqual([
    "-title: What to ask # REPLACE: title",
    "+title: What to ask first # REPLACE: title",
  ]);
  expect(change((value) => Object.assign(value, { date: "2024-01-31" }))).toEqual(['-date: "2023-11-02"', '+date: "2024-01-31"']);
  expect(change((value) => Object.assign(value, { related: ["b-service"] }))).toEqual([
    "-related: [a-service, b-service]",
    "+related: [b-service]",
  ]);
});

test("the order of keys is that of the file, whatever order the CMS has them in", () => {
  expect(change((value) => Object.assign(value, { code: undefined }, { code: value.code }))).toEqual([]);
});

test("entries that change places take their comments along", () => {
  const { read, write } = createKeptYaml();
  const value = JSON.parse(JSON.stringify(read(ARTICLE)));
  value.sections.reverse();
  const saved = write(value);
  expect(saved.indexOf("heading: Second")).toBeLessThan(saved.indexOf("heading: First # keep short"));
});

test("Markdown without its last line end is the same Markdown", () => {
  expect(change((value) => Object.assign(value.sections[0] ?? {}, { body: "One paragraph.\n\n- a list" }))).toEqual([]);
});

test("a new file quotes its days and folds its long texts, so that it passes the checks", () => {
  const { write } = createKeptYaml();
  const long = "A sentence that is rather long, so that one line of a file would not hold it, and it goes over several.";
  expect(write({ title: "New: an article", date: "2024-02-29", intro: long, body: "One.\n\nTwo." })).toBe(
    `title: "New: an article"
date: "2024-02-29"
intro: >-
  A sentence that is rather long, so that one line of a file would not hold it, and it goes over
  several.
body: |-
  One.

  Two.
`,
  );
});
