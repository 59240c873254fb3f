import { avoidedWords, readWordRules } from "../../plugins/site-data/checks/word-list";
import { applyEdits } from "../../src/publish/html/html-elements";
import { elementsNamed } from "../../src/testing/parsed-elements";
import { type BuiltHtml, PAGES } from "./built-pages";

const RULES = readWordRules();
/** Words that only the site's makers use; no visitor should meet them. */
const MAKERS_WORDS = /\b(closing|eyebrow|hero|teaser|placeholder|lorem|undefined|null|NaN)\b/i;
/** The labels in small type; a longer text in it is a sentence. */
const LABEL_MAX_CHARACTERS = 40;

const asText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

/** What visitors read of a page: its main part, with scripts and styles left out, and the texts for those who do not see it. */
function readTexts({ html, elements }: BuiltHtml): string[] {
  const main = elements.find(({ name }) => name === "main");
  if (!main) return [];
  const unread = elementsNamed(main.text, "script", "style").map(({ start, end }) => ({ start, end, replacement: "" }));
  const attributes = elements.flatMap(({ attributes: of }) =>
    [of.get("alt"), of.get("title"), of.get("aria-label")].filter((text) => text !== undefined),
  );
  const head = elements.filter(({ name }) => name === "title").map(({ text }) => text);
  const descriptions = elements.flatMap(({ attributes: of }) => (of.get("name") === "description" ? (of.get("content") ?? []) : []));
  // one text for each paragraph, heading, list item or cell: a sentence never runs over two of them
  const blocks = applyEdits(html.slice(main.textStart, main.textEnd), unread).split(
    /<\/?(?:p|h[1-6]|li|dd|dt|td|th|div|label|button|figcaption|section)\b[^>]*>/,
  );
  return [...blocks, ...attributes, ...head, ...descriptions].map(asText).filter(Boolean);
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

const ATTACHES = /\b(?:attach|upload|enclose)\b (?:the|a|an|your|any|it|them|files?)\b/i;
const SENDS_A_DOCUMENT =
  /\b(?:send|share|submit)\b(?: us| me| in)? (?:(?:the|a|an|your|any|one|two|rough|old)\s)*(?:[\w-]+ ){0,2}(?:drawings?|diagrams?|photographs?|photos?|pictures?|plans?|files?|bills?|documents?|reports?|point cloud|variance)\b/i;
const NAMES_THE_WAY = /\be-mail\b|\bWhatsApp\b/;

/** The enquiry form takes no files: whoever asks for one names the way. */
const promisesAttachment = (sentence: string) =>
  (ATTACHES.test(sentence) || SENDS_A_DOCUMENT.test(sentence)) && !NAMES_THE_WAY.test(sentence);

test.each([
  ["Send the floor plan.", true],
  ["Send us a rough site plan, even a photograph.", true],
  ["Attach a drawing.", true],
  ["Have the floor plan ready.", false],
  ["Send the floor plan by e-mail or WhatsApp.", false],
  ["An engineer reads it and sends a person.", false],
])("%j promises an attachment: %s", (sentence, promises) => {
  expect(promisesAttachment(sentence)).toBe(promises);
});

/** @returns the labels that say the same as the heading of their section */
const doubledLabels = (html: string): string[] =>
  elementsNamed(html, "section").flatMap(({ text }) => {
    const [label = "", heading = ""] = [elementsNamed(text, "p")[0], elementsNamed(text, "h2")[0]].map((element) =>
      asText(element?.text ?? ""),
    );
    const named = label.replace(/^\d+\.0 /, "");
    return named !== "" && named.toLowerCase() === heading.replace(/[.?!]$/, "").toLowerCase() ? [named] : [];
  });

/** @returns the labels that only the site's makers understand */
const makersLabels = (html: string): string[] =>
  elementsNamed(html, "p")
    .filter(({ attributes }) => attributes.get("class")?.split(" ").includes("mono"))
    .map(({ text }) => asText(text))
    .filter((text) => text.length < LABEL_MAX_CHARACTERS && MAKERS_WORDS.test(text));

test("a label that doubles its heading, and one of the makers' words, are found", () => {
  const section = (label: string, heading: string) => `<section><p class="mono x"><b>3.0</b> ${label}</p><h2>${heading}</h2></section>`;
  expect(doubledLabels(section("Our scope", "Our scope.") + section("Scope", "Our scope"))).toEqual(["Our scope"]);
  expect(makersLabels(section("Closing", "Bring us a report.") + section("Next step", "Closing time"))).toEqual(["3.0 Closing"]);
});

describe.each(PAGES)("$address", (page) => {
  const texts = readTexts(page);

  test("has texts", () => {
    expect(texts.length).toBeGreaterThan(20);
  });

  test("spells every term as docs/words.md does", () => {
    const found = texts.flatMap((text) =>
      avoidedWords(text, RULES).map((word) => `${page.address}: write "${word.write}" instead of "${word.found}" in: ${text}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test("promises no attachment that the form cannot take", () => {
    const found = texts
      .flatMap(sentencesOf)
      .filter(promisesAttachment)
      .map((sentence) => `${page.address}: the form takes no files; write "have it ready", or "by e-mail or WhatsApp": ${sentence}`);
    expect([...new Set(found)]).toEqual([]);
  });

  test("says no heading twice: the label beside it says something else", () => {
    const found = doubledLabels(page.html);
    expect(found.map((label) => `${page.address}: the label "${label}" is the heading under it; choose another label`)).toEqual([]);
  });

  test("shows no word of the site's makers", () => {
    const found = makersLabels(page.html);
    expect(found.map((label) => `${page.address}: "${label}" is a word of the site's makers; name what the visitor finds there`)).toEqual(
      [],
    );
  });
});
