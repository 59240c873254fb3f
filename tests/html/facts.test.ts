import { inOneLine } from "../../plugins/content/check/clean";
import { PHONE_BAR_COPY } from "../../src/layout/layout-copy";
import { CERTIFICATE_TERMS } from "../../src/sections/about/certificate-copy";
import { NEIGHBOUR_COPY } from "../../src/sections/article/neighbour-copy";
import { FACT_TERMS } from "../../src/sections/service/fact-copy";
import { OFFICE_COPY } from "../../src/site/office-copy";
import { hyperlinksOf, metaOf, PAGES, pageAt, textsOf, valuesOf } from "../built-pages";
import { ARTICLES, COMPANY, SERVICES } from "../site-content";

// texts.test.ts checks that every text of data/ is shown. These tests check that facts have the right label and link.

const digitsOf = (number: string) => number.replace(/\D/g, "");
const dialled = `tel:+${digitsOf(COMPANY.phone)}`;
/** @returns the link to WhatsApp with this text; none if the office has no number */
const whatsappLinks = (text: string) =>
  COMPANY.whatsapp ? [{ text, href: expect.stringMatching(`^https://wa\\.me/${digitsOf(COMPANY.whatsapp)}\\?`) }] : [];

/** @returns the links inside the element with this label. Editors may use the same words elsewhere */
function linksWithin(document: Document, label: string) {
  const frame = document.querySelector(`[aria-label="${label}"]`);
  return frame && hyperlinksOf(frame);
}

describe.each(PAGES)("$address", ({ document }) => {
  test("has a phone bar that calls, opens any WhatsApp and leads to the form", () => {
    const { label, call, whatsapp, enquire } = PHONE_BAR_COPY;
    expect(linksWithin(document, label)).toEqual([
      { text: call, href: dialled },
      ...whatsappLinks(whatsapp),
      { text: enquire, href: "#enquiry" },
    ]);
  });
});

const DAY = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "long", year: "numeric", timeZone: "UTC" });

test.each(ARTICLES)("$path has its date, and leads to its neighbours under the right labels", (article) => {
  const { document } = pageAt(article.path);
  expect(textsOf(document, "time")).toEqual([DAY.format(new Date(article.date))]);
  expect(valuesOf(document, "time", "datetime")).toEqual([article.date]);
  const position = ARTICLES.indexOf(article);
  const { label: neighboursLabel, newer, older } = NEIGHBOUR_COPY;
  const neighbours = [
    { label: newer, neighbour: ARTICLES[position - 1] },
    { label: older, neighbour: ARTICLES[position + 1] },
  ].flatMap(({ label, neighbour }) => (neighbour ? [{ text: inOneLine(`${label} ${neighbour.title}`), href: neighbour.path }] : []));
  expect(linksWithin(document, neighboursLabel)).toEqual(neighbours);
});

test.each(SERVICES)("$path has its questions, and describes its share picture", ({ path, faqs, picture }) => {
  const questions = faqs.map(({ question }) => inOneLine(question));
  expect(textsOf(pageAt(path).document, "summary").filter((text) => questions.includes(text))).toEqual(questions);
  expect(metaOf(pageAt(path), "og:image:alt")).toEqual([inOneLine(picture.alt)]);
});

/** @returns the terms of a page with their details, in order */
function termsOf(address: string): (string | undefined)[][] {
  const { document } = pageAt(address);
  const details = textsOf(document, "dd");
  return textsOf(document, "dt").map((term, index) => [term, details[index]]);
}

test("a certificate's figures are beside their terms", () => {
  const terms = CERTIFICATE_TERMS;
  const figures = COMPANY.certifications.flatMap(({ name, scope, certified, recertified, number }) => [
    [terms.name, name],
    [terms.scope, scope],
    [terms.certified, certified],
    [terms.recertified, recertified],
    [terms.number, number],
  ]);
  expect(termsOf("/about")).toEqual(
    expect.arrayContaining(figures.filter(([, figure]) => figure).map((pair) => pair.map((text) => inOneLine(String(text))))),
  );
});

test.each(SERVICES)("the facts of $path are beside their terms", ({ path, code, facts }) => {
  const terms = FACT_TERMS;
  expect(termsOf(path).slice(0, 4)).toEqual([
    [terms.standards, inOneLine(facts.standards)],
    [terms.issued, inOneLine(facts.issued)],
    [terms.areas, inOneLine(facts.areas)],
    [terms.code, code],
  ]);
});

test("/contact has every way to reach the office under its label", () => {
  const { call, whatsapp: chat } = OFFICE_COPY;
  const { phone, emails, whatsapp } = COMPANY;
  const ways = [
    { text: `${call} ${phone}`, href: dialled },
    ...emails.map(({ label, address }) => ({ text: inOneLine(`${label} ${address}`), href: `mailto:${address}` })),
    ...whatsappLinks(`${chat} ${whatsapp}`),
  ];
  expect(hyperlinksOf(pageAt("/contact").document)).toEqual(expect.arrayContaining(ways));
});
