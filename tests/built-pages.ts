import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { inOneLine } from "../plugins/content/check/clean";

/** Gatsby writes this folder and Netlify serves it. */
const PUBLISHED_FOLDER = "public";

/** All published files, with forward slashes: "services/hvac-services/index.html". */
export const FILES: readonly string[] = readdirSync(PUBLISHED_FOLDER, { recursive: true, encoding: "utf8" })
  .filter((entry) => statSync(path.join(PUBLISHED_FOLDER, entry)).isFile())
  .map((entry) => entry.split(path.sep).join("/"));

export const publishedFile = (file: string): string => path.join(PUBLISHED_FOLDER, file);
export const readPublished = (file: string): string => readFileSync(publishedFile(file), "utf8");

interface BuiltPage {
  /** "/", "/services/hvac-services", "/404". */
  readonly address: string;
  readonly html: string;
  readonly document: Document;
}

/** Whether Gatsby wrote the file. Other .html files are /admin and owners' files in static/, such as a search engine's verification. */
const isGatsbys = (file: string) => file.endsWith(".html") && readPublished(file).includes('id="___gatsby"');

/** Parses the page on first use. */
function builtPage(file: string): BuiltPage {
  const html = readPublished(file);
  let document: Document | undefined;
  return {
    address: `/${file.replace(/\/?(index)?\.html$/, "")}`,
    html,
    get document() {
      document ??= new JSDOM(html).window.document;
      return document;
    },
  };
}

/** All pages. Excludes 404/index.html, which is the page /404 again. */
export const PAGES: readonly BuiltPage[] = FILES.filter((file) => isGatsbys(file) && file !== "404/index.html").map(builtPage);

/** @throws if there is no such page */
export function pageAt(address: string): BuiltPage {
  const page = PAGES.find((candidate) => candidate.address === address);
  if (!page) throw new Error(`public/ has no page ${address}`);
  return page;
}

/** @returns the visible texts inside a node */
function textsIn(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return [node.nodeValue ?? ""];
  return /^(script|style)$/i.test(node.nodeName) ? [] : [...node.childNodes].flatMap(textsIn);
}
export const textOf = (node: Node): string => inOneLine(textsIn(node).join(""));

/** @returns the texts of the elements that match a selector, in order */
export const textsOf = (within: ParentNode, selector: string): string[] => [...within.querySelectorAll(selector)].map(textOf);

/** @returns the values of an attribute of the elements that match a selector, in order. An editor's text may have any white space */
export const valuesOf = (within: ParentNode, selector: string, attribute: string): string[] =>
  [...within.querySelectorAll(selector)].map((element) => inOneLine(element.getAttribute(attribute) ?? ""));

/** @returns the content of the page's meta elements with this name or property */
export const metaOf = ({ document }: Pick<BuiltPage, "document">, name: string): string[] =>
  valuesOf(document, `meta[name="${name}"], meta[property="${name}"]`, "content");

/** @returns the name and address of each link inside a node. Separates the parts of a link, which may be on separate lines */
export const hyperlinksOf = (within: ParentNode): { text: string; href: string }[] =>
  [...within.querySelectorAll("a[href]")].map((link) => ({
    text: inOneLine(link.getAttribute("aria-label") ?? textsIn(link).join(" ")),
    href: link.getAttribute("href") ?? "",
  }));
