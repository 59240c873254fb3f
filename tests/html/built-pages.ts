import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type ParsedElement, parsedElements, textOf } from "./parsed-elements";

/** The folder that Gatsby writes and Netlify serves. */
const PUBLISHED_FOLDER = "public";

/** Every file in it, with forward slashes: "services/hvac-services/index.html". */
export const FILES: readonly string[] = readdirSync(PUBLISHED_FOLDER, { recursive: true, encoding: "utf8" })
  .filter((entry) => statSync(path.join(PUBLISHED_FOLDER, entry)).isFile())
  .map((entry) => entry.split(path.sep).join("/"));

export const publishedFile = (file: string): string => path.join(PUBLISHED_FOLDER, file);
export const readPublished = (file: string): string => readFileSync(publishedFile(file), "utf8");

interface BuiltPage {
  /** "/", "/services/hvac-services", "/404". */
  readonly address: string;
  readonly html: string;
  readonly elements: readonly ParsedElement[];
}

/** Gatsby wrote it. Other .html files are /admin, and what owners put into static/, such as a search engine's verification. */
const isGatsbys = (file: string) => file.endsWith(".html") && readPublished(file).includes('id="___gatsby"');

/** All pages. The page /404 is 404/index.html, too. */
export const PAGES: readonly BuiltPage[] = FILES.filter((file) => isGatsbys(file) && file !== "404/index.html").map((file) => {
  const html = readPublished(file);
  let elements: readonly ParsedElement[] | undefined;
  return {
    address: `/${file.replace(/\/?(index)?\.html$/, "")}`,
    html,
    get elements() {
      elements ??= parsedElements(html);
      return elements;
    },
  };
});

/** @throws if no such page was built */
export function pageAt(address: string): BuiltPage {
  const page = PAGES.find((candidate) => candidate.address === address);
  if (!page) throw new Error(`public/ has no page ${address}`);
  return page;
}

/** @returns the content of the page's meta elements with this name or property */
export const metaOf = ({ elements }: Pick<BuiltPage, "elements">, name: string): string[] =>
  elements
    .filter((element) => element.name === "meta" && [element.attributes.get("name"), element.attributes.get("property")].includes(name))
    .map(({ attributes }) => attributes.get("content") ?? "");

/** @returns the addresses of the page's link elements with this attribute */
export const linksOf = ({ elements }: BuiltPage, attribute: "rel" | "type", value: string): string[] =>
  elements
    .filter((element) => element.name === "link" && element.attributes.get(attribute) === value)
    .map(({ attributes }) => attributes.get("href") ?? "");

/** @returns the name and the address of each link among these elements */
export const hyperlinksOf = (elements: readonly ParsedElement[]): { text: string; href: string }[] =>
  elements.flatMap(({ name, attributes, html }) => {
    const href = attributes.get("href");
    // Parts of a link may be lines of their own.
    const text = attributes.get("aria-label") ?? textOf(html.replaceAll("<", " <"));
    return name === "a" && href ? [{ text, href }] : [];
  });
