import { HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import { inOneLine } from "../../plugins/content/check/clean";
import { renderMarkdown } from "../../plugins/content/graphql/markdown";
import { hyperlinksOf, metaOf, PAGES, pageAt, textOf, textsOf, valuesOf } from "../built-pages";
import { NOT_FOUND, ROUTES } from "../routes";
import {
  ABOUT,
  ARTICLES,
  BLOG_PAGE,
  CLIENTS,
  CONTACT,
  firstOf,
  HOME,
  LEGAL_PAGES,
  SERVICES,
  SERVICES_PAGE,
  SOLUTIONS,
  SOLUTIONS_PAGE,
  STRENGTHS,
} from "../site-content";

/** Allows role="list", which WebKit needs (src/components/list.tsx). */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: { "heading-level": "error", "no-redundant-role": "off" },
});

const HEADINGS = "h1, h2, h3, h4, h5, h6";

describe.each(PAGES)("$address", ({ html, address, document }) => {
  test("is valid HTML with one main heading, and skips no heading level", () => {
    const report = validator.validateStringSync(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  test("lets the browser prefetch the pages that it links to", () => {
    const rules = document.querySelector("script[type=speculationrules]")?.textContent ?? "";
    expect(JSON.parse(rules).prefetch).toEqual([{ where: { href_matches: "/*" }, eagerness: "moderate" }]);
  });

  test("keeps iPhones from making links before the scripts start", () => {
    expect(metaOf({ document }, "format-detection")).toEqual(["telephone=no, date=no, address=no, email=no"]);
  });

  test("gives every list without markers the role of a list", () => {
    const lists = [...document.querySelectorAll("ul:not([role=list])")].filter((list) => !list.closest("nav"));
    expect(lists.map((list) => textOf(list).slice(0, 60))).toEqual([]);
  });

  test("has no tooltips, which keyboard and touch cannot reach", () => {
    expect(valuesOf(document, "[title]:not(iframe, link)", "title")).toEqual([]);
  });

  test("has no empty headings, paragraphs, terms or list items", () => {
    const empty = [...document.querySelectorAll(`${HEADINGS}, p, dt, dd, li, summary`)].filter(
      (element) => textOf(element) === "" && !element.querySelector("img, svg, input"),
    );
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("ends with the clients, the strengths and the right enquiry form", () => {
    expect(textsOf(document, HEADINGS)).toEqual(expect.arrayContaining([CLIENTS.heading, STRENGTHS.heading].map(inOneLine)));
    expect(textsOf(document, "li, h3")).toEqual(expect.arrayContaining(STRENGTHS.items.map(({ title }) => inOneLine(title))));
    expect(valuesOf(document, "img", "alt")).toEqual(expect.arrayContaining(CLIENTS.items.map(({ name }) => inOneLine(name))));
    const { form } = [...ROUTES, { ...NOT_FOUND, path: "/404" }].find(({ path }) => path === address) ?? NOT_FOUND;
    const fields = "form textarea, form input:not([type=hidden], [tabindex='-1'])";
    expect(valuesOf(document, fields, "name")).toEqual(FORM_FIELDS[form]);
  });
});

const FORM_FIELDS = { full: ["fullName", "company", "email", "phone", "message"], short: ["fullName", "email", "phone"] };

/** @returns the addresses that an article's texts link to, without anchors */
const linksOf = ({ sections, faq }: (typeof ARTICLES)[number]) =>
  [...sections.map(({ body }) => body), ...faq.map(({ answer }) => answer)]
    .flatMap((markdown) => hyperlinksOf(JSDOM.fragment(renderMarkdown(markdown))))
    .map(({ href }) => href.replace(/#.*/, ""));

const withArticles = (pages: readonly { path: string; slug: string }[], heading: string) =>
  pages.map(({ path, slug }) => ({ path, slug, heading: inOneLine(heading) }));

test.each([
  ...withArticles(SERVICES, SERVICES_PAGE.labels.articles.heading),
  ...withArticles(SOLUTIONS, SOLUTIONS_PAGE.labels.articles.heading),
])(
  "$path lists at most three articles that name it, starting with those that name it first, and leads to all",
  ({ path, slug, heading }) => {
    const naming = ARTICLES.filter((article) => article.related.includes(slug) || linksOf(article).includes(path));
    const isFirst = ({ related }: (typeof ARTICLES)[number]) => related[0] === slug;
    const mostRelatedFirst = [...naming.filter(isFirst), ...naming.filter((article) => !isFirst(article))];
    const sections = [...pageAt(path).document.querySelectorAll("section")].filter((section) => textsOf(section, "h2").includes(heading));
    // Another section may have the same heading.
    const listed = sections
      .map((section) => hyperlinksOf(section).map(({ href }) => href))
      .find((addresses) => addresses.at(-1) === "/blog");
    const expected = mostRelatedFirst.slice(0, 3).map((article) => article.path);
    expect(listed).toEqual(expected.length > 0 ? [...expected, "/blog"] : undefined);
  },
);

/** Headings and questions in the order of requirements R7, R9 and R10. texts.test.ts tests all other texts. */
const PARTS: readonly { readonly path: string; readonly parts: readonly string[] }[] = [
  ...SERVICES.map(({ path, title, headline, scope, benefits = [], faqs, enquiry }) => ({
    path,
    parts: [title, headline, firstOf(scope).title, ...benefits.map((benefit) => benefit.title), firstOf(faqs).question, enquiry.heading],
  })),
  ...SOLUTIONS.map(({ path, title, headline, essentials, includes, closing, enquiry }) => ({
    path,
    parts: [title, headline, firstOf(essentials).title, firstOf(includes).title, closing.heading, enquiry.heading],
  })),
  {
    path: "/about",
    parts: [
      ABOUT.header.heading,
      ABOUT.intro.heading,
      ...ABOUT.intro.boxes.map(({ title }) => title),
      ABOUT.visionMission.vision.heading,
      ABOUT.visionMission.mission.heading,
      ABOUT.experts.heading,
      ABOUT.sustainability.heading,
      ABOUT.whoWeAre.heading,
      ABOUT.timeline.heading,
      ABOUT.team.heading,
      ABOUT.quality.heading,
      ABOUT.certificate.heading,
      ABOUT.committed.heading,
      ABOUT.testimonials.heading,
      ABOUT.ratings.heading,
      ABOUT.enquiry.heading,
    ],
  },
];

/** What each page's file calls the page. */
const TITLES = [
  ...[...SERVICES, ...SOLUTIONS, ...ARTICLES, ...LEGAL_PAGES].map(({ path, title }) => ({ path, title })),
  { path: "/", title: `${HOME.welcome.kicker} ${HOME.welcome.heading}` },
  { path: "/about", title: ABOUT.header.heading },
  { path: "/services", title: SERVICES_PAGE.header.heading },
  { path: "/solutions", title: SOLUTIONS_PAGE.header.heading },
  { path: "/blog", title: BLOG_PAGE.header.heading },
  { path: "/contact", title: CONTACT.header.heading },
];

test.each(TITLES)("the main heading of $path is its title", ({ path, title }) => {
  expect(textsOf(pageAt(path).document, "h1")).toEqual([inOneLine(title)]);
});

test.each(PARTS)("the sections of $path come in the order of the requirements", ({ path, parts }) => {
  const [text = ""] = textsOf(pageAt(path).document, "main");
  let from = 0;
  const missing = parts.filter((part) => {
    const found = text.indexOf(inOneLine(part), from);
    if (found >= 0) from = found;
    return found < 0;
  });
  expect(missing).toEqual([]);
});

test("every class in the pages has a style, also those that no module types", () => {
  const unknown = PAGES.flatMap(({ document }) => {
    const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
    // Markdown names the language of a code block in a class.
    const names = new Set([...document.querySelectorAll("body [class]:not(pre > code)")].flatMap(({ classList }) => [...classList]));
    return [...names].filter((name) => !styles.includes(`.${name}`));
  });
  expect([...new Set(unknown)]).toEqual([]);
});
