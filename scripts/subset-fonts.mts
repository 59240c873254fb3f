/**
 * Cuts the two typefaces to the characters and weights the site uses: `npm run fonts`.
 * Reads the @fontsource-variable packages, writes src/styles/fonts. Run it when a typeface is updated.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FIRST_PRINTABLE = 0x20;
const LAST_LATIN_1 = 0xff;
/** Dashes, quotation marks, bullet and ellipsis, which lie outside Latin-1. */
const TYPOGRAPHIC = "–—‘’“”•…";
const CHARACTERS =
  Array.from({ length: LAST_LATIN_1 - FIRST_PRINTABLE + 1 }, (_, offset) => String.fromCharCode(FIRST_PRINTABLE + offset)).join("") +
  TYPOGRAPHIC;

const TYPEFACES = [
  { source: "archivo/files/archivo-latin-wght-normal.woff2", target: "archivo-latin1.woff2", weights: { min: 400, max: 700 } },
  {
    source: "sometype-mono/files/sometype-mono-latin-wght-normal.woff2",
    target: "sometype-mono-latin1.woff2",
    weights: { min: 500, max: 700 },
  },
];

for (const { source, target, weights } of TYPEFACES) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`);
  const subset = await subsetFont(original, CHARACTERS, { targetFormat: "woff2", variationAxes: { wght: weights } });
  await writeFile(`src/styles/fonts/${target}`, subset);
  console.log(`${target}: ${original.length} -> ${subset.length} bytes`);
}
