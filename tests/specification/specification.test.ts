import { parse } from "yaml";
import { readDataFiles } from "../../plugins/site-data/checks/reading/data-files";
import { CLIENT_COUNTS, CLIENT_FIGURES, type ClientFigure } from "./client-figures";

const files = readDataFiles();
const contents = new Map<string, unknown>(
  files.map(({ relativePath, bytes }) => [relativePath, parse(Buffer.from(bytes).toString("utf8"))]),
);

/** Follows "items.*.title" into a value: a star collects the field of every entry. */
function fieldOf(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || value === undefined || value === null) return value;
  if (step === "*") return Array.isArray(value) ? value.map((entry) => fieldOf(entry, rest)) : undefined;
  return fieldOf(Reflect.get(Object(value), step), rest);
}

/** @returns a field's text as it is read: without the breaks of lines */
const asText = (value: unknown) => JSON.stringify(value)?.replace(/(\\n|\s)+/g, " ") ?? "";

const isMet = (said: unknown, expected: ClientFigure["expected"]) =>
  expected instanceof RegExp ? expected.test(asText(said)) : JSON.stringify(said) === JSON.stringify(expected);

/** The difference as whoever changed the text reads it. */
function differenceOf({ requirement, file, field, expected }: ClientFigure): string[] {
  const said = fieldOf(contents.get(file), field.split("."));
  if (isMet(said, expected)) return [];
  const wanted = expected instanceof RegExp ? `a text with ${expected}` : JSON.stringify(expected);
  return [
    `data/${file}, ${field}: says ${asText(said) || "nothing"}; the client's order says ${wanted} (docs/requirements.md, ${requirement}).` +
      " If the client agreed to the change, change the row in tests/specification/client-figures.ts too.",
  ];
}

test.each(CLIENT_FIGURES)("$requirement data/$file $field", (figure) => {
  expect(differenceOf(figure)).toEqual([]);
});

test.each(CLIENT_COUNTS)("$requirement data/$folder holds at least $atLeast pages", ({ folder, atLeast }) => {
  expect(files.filter(({ relativePath }) => relativePath.startsWith(`${folder}/`)).length).toBeGreaterThanOrEqual(atLeast);
});

test("every article ends with three questions (requirements R12.1)", () => {
  const counts = [...contents]
    .filter(([file]) => file.startsWith("blog/"))
    .map(([file, content]) => [file, fieldOf(content, ["faq", "length"])]);
  expect(counts).toEqual(counts.map(([file]) => [file, 3]));
});
