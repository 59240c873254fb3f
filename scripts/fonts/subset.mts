/**
 * Subsets the two typefaces to the characters and weights that the site uses. Run it after updating a typeface:
 * `npm ci --prefix scripts/fonts && npx tsx scripts/fonts/subset.mts`.
 * It reads this folder's @fontsource-variable packages. It writes the fonts and their licence to static/fonts, and the files
 * in src/styles that name them. webpack would inline fonts under 10 KB into the styles of every page, hence static/.
 *
 * Each typeface becomes two files: the characters of English texts, and the rest of Latin-1.
 * Browsers request the second file only for pages that use its characters (unicode-range).
 * All other characters use the visitor's own fonts.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Each range is its first and last character, or a single character. */
const ENGLISH_RANGES = [" ~", "\u00a0", "©", "°³", "·", "½", "×", "–—", "‘’", "“”", "•", "…"];
const LATIN_1_RANGES = ["¡¨", "ª¯", "´¶", "¸¼", "¾Ö", "Øÿ"];

const TYPEFACES = [
  { family: "Archivo", source: "archivo", weights: { min: 400, max: 600 } },
  { family: "Sometype Mono", source: "sometype-mono", weights: 500 },
];
const SUBSETS = [
  { name: "english", ranges: ENGLISH_RANGES },
  { name: "latin1", ranges: LATIN_1_RANGES },
];

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
const unicodeRange = (range: string) => `U+${[...range].map(hex).join("-")}`;
function charactersOf(range: string): string {
  const [first, last] = [range.charCodeAt(0), range.charCodeAt(range.length - 1)];
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCharCode(first + offset)).join("");
}

/** Browsers cache these files for a year, so a file's name changes with its content. */
const HASH_LENGTH = 8;
const WRITTEN = "Written by scripts/fonts/subset.mts";

await rm("static/fonts", { recursive: true, force: true });
await mkdir("static/fonts", { recursive: true });
const faces = [`/* ${WRITTEN}. */`];
/** The first line of a licence is its copyright notice. The rest is the same for both. */
const notices: string[] = [];
let licence = "";
const preloaded: string[] = [];
for (const { family, source, weights } of TYPEFACES) {
  const [notice = "", ...rest] = (await readFile(`scripts/fonts/node_modules/@fontsource-variable/${source}/LICENSE`, "utf8")).split("\n");
  notices.push(notice);
  licence = rest.join("\n");
  const original = await readFile(`scripts/fonts/node_modules/@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`);
  for (const { name, ranges } of SUBSETS) {
    const subset = await subsetFont(original, ranges.map(charactersOf).join(""), {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
    });
    const hash = createHash("sha256").update(subset).digest("hex").slice(0, HASH_LENGTH);
    const address = `/fonts/${source}-${name}-${hash}.woff2`;
    if (name === "english") preloaded.push(address);
    await writeFile(`static${address}`, subset);
    faces.push(`@font-face {
  font-family: "${family}";
  src: url("${address}") format("woff2");
  font-weight: ${typeof weights === "number" ? weights : `${weights.min} ${weights.max}`};
  font-display: swap;
  unicode-range: ${ranges.map(unicodeRange).join(", ")};
}`);
    console.log(`${address}: ${original.length} -> ${subset.length} bytes`);
  }
}
// The licence must be published with the fonts.
await writeFile("static/fonts/OFL.txt", [...notices, licence].join("\n"));
await writeFile("src/styles/typefaces.css", `${faces.join("\n")}\n`);
await writeFile(
  "src/styles/preloaded-faces.ts",
  `/** ${WRITTEN}: the English subset of each typeface. */\nexport const PRELOADED_FACES = [${preloaded.map((address) => JSON.stringify(address)).join(", ")}];\n`,
);
