import { HtmlValidate } from "html-validate";
import { elementsOf } from "../../src/publish/html/html-elements";
import { NOT_FOUND, ROUTES } from "../routes";
import { FILES, PAGES } from "./built-pages";

/** The role of a list is redundant by the standard, but not in WebKit (src/components/list.tsx). */
const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "no-redundant-role": "off" } });

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&#x27;/g, "'")
    .replaceAll("&amp;", "&");

test("there is a file for every page of data/, the 404 page among them, and no other page", () => {
  const expected = [...ROUTES.map(({ path }) => path), "/404"];
  expect(PAGES.map(({ address }) => address).sort()).toEqual(expected.sort());
});

test("no two pages have the same title or description, and each is what its data file says", () => {
  for (const { path, seo } of [...ROUTES, { ...NOT_FOUND, path: "/404" }]) {
    const elements = PAGES.find(({ address }) => address === path)?.elements ?? [];
    const titles = elements.filter(({ name, text }) => name === "title" && !text.includes("<")).map(({ text }) => textOf(text));
    const descriptions = elements
      .filter(({ attributes }) => attributes.get("name") === "description")
      .map(({ attributes }) => attributes.get("content"));
    expect([path, titles.slice(0, 1), descriptions]).toEqual([path, [seo.title], [seo.description]]);
  }
});

describe.each(PAGES)("$address", ({ html, address, elements }) => {
  test("is valid HTML", () => {
    const report = validator.validateStringSync(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test("holds the elements that the build found in it, in the same places", () => {
    const facts = ({ name, start, attributes }: { name: string; start: number; attributes: ReadonlyMap<string, string> }) =>
      [start, name, ...attributes.keys()].join(" ");
    const found = elementsOf(html);
    const names = new Set(["script", "style", "meta", "form"]);
    expect(found.map(facts)).toEqual(elements.filter(({ name }) => names.has(name)).map(facts));
    const inline = <Element extends { name: string; text: string }>(all: readonly Element[]) =>
      all.filter(({ name }) => name === "script" || name === "style").map(({ text }) => text);
    expect(inline(found)).toEqual(inline(elements));
  });

  test("has one main heading and no level left out below it", () => {
    const levels = elements.filter(({ name }) => /^h[1-6]$/.test(name)).map(({ name }) => Number(name.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
  });

  test("says of every list without markers that it is one", () => {
    const navigation = elements.filter(({ name }) => name === "nav");
    const isOutside = ({ start }: { start: number }) => !navigation.some((nav) => nav.start < start && start < nav.end);
    const lists = elements.filter((element) => element.name === "ul" && isOutside(element));
    expect(lists.filter(({ attributes }) => attributes.get("role") !== "list").map(({ text }) => textOf(text).slice(0, 60))).toEqual([]);
  });

  test("explains nothing in a title that keyboard and touch cannot reach", () => {
    const titled = elements.filter(
      ({ name, attributes }) => attributes.has("title") && name !== "a" && name !== "iframe" && name !== "link",
    );
    expect(titled.map(({ attributes }) => attributes.get("title"))).toEqual([]);
  });

  test("uses no id twice", () => {
    const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("leads nowhere that does not exist", () => {
    const broken = elements.flatMap(({ name, attributes }) => {
      const addresses = [
        attributes.get("href"),
        attributes.get("src"),
        ...(attributes
          .get("srcset")
          ?.split(",")
          .map((one) => one.trim().split(" ")[0]) ?? []),
      ];
      return addresses.filter((target) => target !== undefined && !exists(target, address)).map((target) => `${name} ${target}`);
    });
    expect(broken).toEqual([]);
  });
});

/** A page, an anchor on a page, or a file; other sites and schemes are not checked. */
function exists(target: string, from: string): boolean {
  if (/^[a-z]+:/i.test(target)) return true;
  const { pathname, hash } = new URL(target, `http://site${from}`);
  const page = PAGES.find(({ address }) => address === pathname);
  if (!page) return FILES.includes(decodeURIComponent(pathname.slice(1)));
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || page.elements.some(({ attributes }) => attributes.get("id") === id);
}
