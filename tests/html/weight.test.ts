import { statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { JSDOM } from "jsdom";
import { z } from "zod";
import { PAGES, publishedFile, readPublished, valuesOf } from "../built-pages";
import { PAGE_BYTES } from "./budgets";

const bytesOf = (address: string) => statSync(publishedFile(decodeURIComponent(address))).size;
const BROTLI_QUALITY = 6;
const compressedBytes = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The files of each bundle and page component. Gatsby writes this list for its own use. */
const BUNDLES = z
  .object({ namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })) })
  .parse(JSON.parse(readPublished("webpack.stats.json"))).namedChunkGroups;
const PAGE_DATA = z.object({ componentChunkName: z.string() });

/** @returns the scripts that a page's first view loads */
function scriptsOf(address: string): string[] {
  const { componentChunkName } = PAGE_DATA.parse(
    JSON.parse(readPublished(`page-data${address === "/" ? "/index" : address}/page-data.json`)),
  );
  const files = ["app", componentChunkName].flatMap((name) => BUNDLES[name]?.assets ?? []).map(({ name }) => name);
  return files.filter((name) => name.endsWith(".js"));
}

/** @returns a page without what data/ decides: the texts of its content, and all but the first of similar entries */
function codeOf({ html }: Pick<(typeof PAGES)[number], "html">): string {
  const page = new JSDOM(html);
  const { document, NodeFilter } = page.window;
  const isRepeated = ({ localName, className, previousElementSibling: before }: Element) =>
    before?.localName === localName && before.className === className;
  for (const element of [...document.querySelectorAll("main *")].filter(isRepeated)) element.remove();
  const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = "";
  return page.serialize();
}

describe.each(PAGES)("$address", (page) => {
  test("stays within its budget of bytes", () => {
    const scripts = scriptsOf(page.address);
    expect(scripts.length).toBeGreaterThan(2);
    const typefaces = valuesOf(page.document, 'link[rel="preload"][href$=".woff2"]', "href");
    expect(typefaces.length).toBeGreaterThan(0);
    const costs = [
      { kind: "document", bytes: compressedBytes(codeOf(page)), budget: PAGE_BYTES.document },
      { kind: "script", bytes: sum(scripts.map((script) => compressedBytes(readPublished(script)))), budget: PAGE_BYTES.script },
      // WOFF2 is already compressed.
      { kind: "font", bytes: sum(typefaces.map(bytesOf)), budget: PAGE_BYTES.font },
    ];
    expect(costs.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
  });
});
