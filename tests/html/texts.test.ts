import { JSDOM } from "jsdom";
import MarkdownIt from "markdown-it";
import type { CheckedFile } from "../../plugins/content/check/checked-file";
import { dataFiles } from "../../plugins/content/data";
import { inOneLine, PAGES, textOf } from "./built-pages";

const attributesOf = (document: Document) => [...document.querySelectorAll("*")].flatMap(({ attributes }) => [...attributes]);
/** The texts and the attributes of each page, by address. */
const SHOWN = new Map(
  PAGES.map(({ address, document }) => [address, [textOf(document), ...attributesOf(document).map(({ value }) => value)].join("\n")]),
);
const everyPage = [...SHOWN.values()].join("\n");

/** Names of icons, files and addresses have no capitals and no spaces. */
const isText = (value: unknown): value is string => typeof value === "string" && /[A-Z ]/.test(value);
/** Fields that the HTML does not show: for scripts, for machines, or for optional fields. */
const NOT_SHOWN: Readonly<Record<string, RegExp>> = {
  "company.yaml": /^tagline$|mapQuery$/,
  "launch.yaml": /^/,
  // It has a {count}.
  "pages/services.yaml": /^index\.summary$/,
  // The alerts' sentences appear after sending, the documents' note with what a page asks for.
  "pages/contact.yaml": /^form\.(successNote|documents\.)/,
};

/** The texts of a file, by field: "scope.*.title". A picture, a date or an address is no text. */
function textsOf({ name: file, fields }: CheckedFile): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { path, value, meta } of fields) {
    const name = path.map((step) => (typeof step === "number" ? "*" : step)).join(".");
    if (!isText(value) || NOT_SHOWN[file]?.test(name)) continue;
    const isMarkdown = meta.role === "markdown";
    const shown = isMarkdown ? textOf(JSDOM.fragment(new MarkdownIt().render(value))) : inOneLine(value);
    texts.set(name, [...(texts.get(name) ?? []), shown]);
  }
  return texts;
}

const FILES = dataFiles()
  .filter(({ isDraft }) => !isDraft)
  .map((checked) => ({ name: checked.name, checked }));

// Labels of a service's page are in the file of the list of services, and a service's summary is on the list's page.
test.each(FILES)("$name: every text is on its page or on another", ({ checked }) => {
  const ownPage = SHOWN.get(checked.address ?? "") ?? "";
  const missing = [...textsOf(checked)].flatMap(([name, texts]) =>
    texts.filter((text) => !ownPage.includes(text) && !everyPage.includes(text)).map((text) => `${name}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test.each(FILES.filter(({ checked }) => checked.address))("$name: lists have the order of the file", ({ checked }) => {
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
