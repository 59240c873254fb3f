import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { elementsNamed, type HtmlElement } from "../../src/publish/pages/html-elements";

const PUBLIC_FOLDER = path.resolve("public");

/** Every published file, with forward slashes, below public: "services/hvac-services.html". */
export const FILES: readonly string[] = readdirSync(PUBLIC_FOLDER, { recursive: true, encoding: "utf8" })
  .filter((entry) => statSync(path.join(PUBLIC_FOLDER, entry)).isFile())
  .map((entry) => entry.split(path.sep).join("/"));

export const readPublished = (file: string): string => readFileSync(path.join(PUBLIC_FOLDER, file), "utf8");

export interface BuiltHtml {
  readonly file: string;
  /** "/", "/services/hvac-services", "/404". */
  readonly address: string;
  readonly html: string;
  readonly elements: readonly HtmlElement[];
}

/** Gatsby's pages; /admin is the editors' own tool. */
export const PAGES: readonly BuiltHtml[] = FILES.filter(
  (file) => file.endsWith(".html") && !/^(_gatsby\/|admin[/.]|static\/)/.test(file),
).map((file) => {
  const html = readPublished(file);
  return { file, address: `/${file.replace(/(^index)?\.html$/, "")}`, html, elements: elementsNamed(html) };
});
