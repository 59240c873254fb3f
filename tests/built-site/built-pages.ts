import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { elementsNamed, type ParsedElement } from "../../src/testing/parsed-elements";

const PUBLISHED_FOLDER = path.resolve("dist");

/** Every published file, with forward slashes, below dist: "services/hvac-services.html". */
export const FILES: readonly string[] = readdirSync(PUBLISHED_FOLDER, { recursive: true, encoding: "utf8" })
  .filter((entry) => statSync(path.join(PUBLISHED_FOLDER, entry)).isFile())
  .map((entry) => entry.split(path.sep).join("/"));

export const readPublished = (file: string): string => readFileSync(path.join(PUBLISHED_FOLDER, file), "utf8");

export interface BuiltHtml {
  readonly file: string;
  /** "/", "/services/hvac-services", "/404". */
  readonly address: string;
  readonly html: string;
  readonly elements: readonly ParsedElement[];
}

/** Gatsby's pages; /admin is the editors' own tool. */
export const PAGES: readonly BuiltHtml[] = FILES.filter((file) => file.endsWith(".html") && !/^admin[/.]/.test(file)).map((file) => {
  const html = readPublished(file);
  return { file, address: `/${file.replace(/(^index)?\.html$/, "")}`, html, elements: elementsNamed(html) };
});
