import { JSDOM } from "jsdom";
import type { GlobalMeta } from "zod";
import type { CheckedFile } from "../../plugins/content/check/checked-file";
import { inOneLine } from "../../plugins/content/check/clean";
import { dataFiles } from "../../plugins/content/data";
import { renderMarkdown } from "../../plugins/content/graphql/markdown";
import { PAGES, textOf } from "../built-pages";

const attributesOf = (document: Document) => [...document.querySelectorAll("*")].flatMap(({ attributes }) => [...attributes]);
/** The texts and the attributes of each page, by address. */
const SHOWN = new Map(
  PAGES.map(({ address, document }) => [
    address,
    [textOf(document), ...attributesOf(document).map(({ value }) => inOneLine(value))].join("\n"),
  ]),
);
const everyPage = [...SHOWN.values()].join("\n");

/** Excludes names of icons and files, which have neither capitals nor spaces, and addresses. */
const isText = (value: unknown, { isLink, isFormer }: GlobalMeta): value is string =>
  typeof value === "string" && /[A-Z ]/.test(value) && !isLink && !isFormer;
/** Stands for a number or a text that the page inserts, such as {count}. */
const PLACEHOLDER = /\{\w+\}/;

/** @returns the texts of a file by field: "scope.*.title". Pictures, dates and addresses are not texts */
function textsOf({ fields }: CheckedFile): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const absent = fields.filter(({ meta }) => meta.mayBeAbsent).map(({ path }) => `${path}`);
  for (const { path, value, meta } of fields) {
    const name = path.map((step) => (typeof step === "number" ? "*" : step)).join(".");
    if (!isText(value, meta) || path.some((_, depth) => absent.includes(`${path.slice(0, depth + 1)}`))) continue;
    const isMarkdown = meta.role === "markdown";
    const shown = isMarkdown ? [textOf(JSDOM.fragment(renderMarkdown(value)))] : value.split(PLACEHOLDER).map(inOneLine);
    texts.set(name, [...(texts.get(name) ?? []), ...shown]);
  }
  return texts;
}

const FILES = dataFiles()
  .filter(({ isDraft }) => !isDraft)
  .map((checked) => ({ name: checked.name, checked }));

// A text may be on another page: pages/services.yaml has the labels of service pages, and /services shows their summaries.
test.each(FILES)("$name: every text is on its own page or another", ({ checked }) => {
  const ownPage = SHOWN.get(checked.address ?? "") ?? "";
  const missing = [...textsOf(checked)].flatMap(([name, texts]) =>
    texts
      .filter((text) => !ownPage.includes(text) && !everyPage.includes(text))
      .map((text) => `${name}: no page shows ${JSON.stringify(text)}; if that is right, declare it with mayBeAbsent`),
  );
  expect(missing).toEqual([]);
});

test.each(FILES.filter(({ checked }) => checked.address))("$name: lists have the same order as in the file", ({ checked }) => {
  const ownPage = SHOWN.get(checked.address ?? "") ?? "";
  const wrong = [...textsOf(checked)].filter(([, texts]) => {
    if (!texts.every((text) => ownPage.includes(text))) return false;
    let from = 0;
    return texts.some((text) => {
      from = ownPage.indexOf(text, from);
      return from < 0;
    });
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
