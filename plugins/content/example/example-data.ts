import { checkData } from "../check/check-data";
import type { DataFile, PictureFacts } from "../check/data-folder";
import { type DataProblem, problemLine } from "../check/data-problem";
import { pictureFacts } from "../check/reading/picture-facts";
import { BAKERY } from "./declarations";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** PNG specification, 11.2.1: with and without transparency. */
const COLOUR_TYPES = { transparent: 6, opaque: 2 } as const;

/** @returns the header of a PNG, which contains its size, and its end (PNG specification, sections 5.2 and 11.2) */
export function pngOf(width: number, height: number, ground: keyof typeof COLOUR_TYPES = "opaque"): Buffer {
  const png = Buffer.alloc(45);
  png.set(PNG_SIGNATURE);
  png.writeUInt32BE(13, 8);
  png.write("IHDR", 12, "latin1");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(COLOUR_TYPES[ground], 25);
  png.write("IEND", 37, "latin1");
  return png;
}

const pictures: PictureFacts[] = [];

/** The pictures of data/images. */
export const examplePictures: readonly PictureFacts[] = pictures;

/** @param name below data/images */
export function addExamplePicture(name: string, content: Uint8Array | string): void {
  pictures.push(pictureFacts(name, typeof content === "string" ? new TextEncoder().encode(content) : content));
}

addExamplePicture("plum.png", pngOf(1920, 1080));
addExamplePicture("mark.png", pngOf(504, 120, "transparent"));
addExamplePicture("drawings/m-02.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>');

export const exampleFile = (relativePath: string, content: string | Uint8Array): DataFile => ({
  relativePath,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});

/** Checks files together with the pictures. */
export const checkExampleFiles = (...files: readonly DataFile[]) => checkData({ files, pictures }, BAKERY);

/** @returns an example text with one change. @throws if the example does not contain the text to replace */
export function edited(example: string, written: string, replacement: string): string {
  if (!example.includes(written)) throw new Error(`The example does not contain ${JSON.stringify(written)}`);
  return example.replace(written, () => replacement);
}

const offsetOf = (text: string, part: string): number => {
  if (!text.includes(part)) throw new Error(`The text does not contain ${JSON.stringify(part)}`);
  return text.indexOf(part) + (/^\n*/.exec(part)?.[0].length ?? 0);
};

/** @returns the line of a part's first occurrence. Line breaks at the beginning of the part are skipped */
export const lineOf = (text: string, part: string): number => text.slice(0, offsetOf(text, part)).split("\n").length;

/** @returns line and column of a part's first occurrence, as in messages: "6:8" */
export function at(text: string, part: string): string {
  const offset = offsetOf(text, part);
  return `${lineOf(text, part)}:${offset - text.lastIndexOf("\n", offset - 1)}`;
}

export const CAKE_FILE = "cakes/plum-cake.yaml";
export const EXAMPLE_CAKE = `seo:
  title: Plum cake, baked every morning
  description: A plum cake with butter, almonds and cinnamon, from our own oven.
code: M-02
grams: 2900
title: Plum
menuTitle: Plum
picture:
  file: ../images/plum.png
  alt: A plum cake
  focus: right
drawing: ../images/drawings/m-02.svg
summary: Fruit, butter and almonds.
lead: Cooling racks keep the crust dry.
headline: Start with the fruit.
paragraphs:
  - We bake it hour by hour.
facts:
  grains: Wheat
  tins: Round
  days: Sunday
layers:
  - title: Bottom layer
    detail: Butter and almonds.
storage: Our shop answers [day and night](/contact).
related: []
faqs:
  - question: How long does it take?
    answer: It depends.
cta: Order a plum cake
order:
  heading: For how many guests?
  lead: Tell us the day.
`;

export const RECIPE_FILE = "recipes/example.yaml";
export const EXAMPLE_RECIPE = `seo:
  title: What a good oven does
  description: What an oven does to a cake, with the temperatures to ask for.
code: B-03
title: What a good oven does
menuTitle: A good oven
date: "2023-11-13"
desk: Pastry desk
excerpt: Sifting is not baking.
picture:
  file: ../images/plum.png
  alt: An oven at night
intro: Two bakers can bake the same cake.
sections:
  - id: section1
    heading: Begin with the oven
    body: Ask to see the thermometer.
  - id: section2
    heading: Find heat
    body: Thin tins heat up, as we said [above](#section1).
faq:
  - { question: How often?, answer: Yearly. }
  - { question: On load?, answer: Yes. }
  - { question: Bigger?, answer: No. }
related: []
`;

export const SUPPLIERS_FILE = "suppliers.json";
export const EXAMPLE_SUPPLIERS = `{
  "eyebrow": "Trade", "heading": "Suppliers",
  "items": [
    {
      "name": "Nimbrel Air",
      "type": "Miller",
      "logo": { "file": "images/mark.png", "alt": "Nimbrel Air" }
    }
  ]
}
`;

/** A target for links. Its own problems do not matter. */
const CONTACT_PAGE = exampleFile("pages/contact.yaml", "code: G-02\n");

/** Checks an example file together with a few others. @returns the messages about this file, as in the terminal */
function checkExample(relativePath: string, content: string | Uint8Array, others: readonly DataFile[]) {
  const { problems, warnings } = checkExampleFiles(CONTACT_PAGE, ...others, exampleFile(relativePath, content));
  const linesOf = (messages: readonly DataProblem[]) => messages.filter(({ file }) => file === relativePath).map(problemLine);
  return { problems: linesOf(problems), warnings: linesOf(warnings) };
}

export const exampleProblems = (relativePath: string, content: string | Uint8Array, others: readonly DataFile[] = []): string[] =>
  checkExample(relativePath, content, others).problems;

export const exampleWarnings = (relativePath: string, content: string | Uint8Array, others: readonly DataFile[] = []): string[] =>
  checkExample(relativePath, content, others).warnings;
