import { DECLARATIONS } from "../../site-data/declarations";
import { checkData } from "../check/check-data";
import type { DataFile, PictureFacts } from "../check/data-folder";
import { type DataProblem, problemLine } from "../check/data-problem";
import { pictureFacts } from "../check/reading/picture-facts";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** @returns the header of a PNG, which contains its size, and its end (PNG specification, sections 5.2 and 11.2) */
export function pngOf(width: number, height: number): Buffer {
  const png = Buffer.alloc(45);
  png.set(PNG_SIGNATURE);
  png.writeUInt32BE(13, 8);
  png.write("IHDR", 12, "latin1");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
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

addExamplePicture("plant.png", pngOf(1920, 1080));
addExamplePicture("mark.png", pngOf(504, 120));
addExamplePicture("drawings/m-02.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>');

export const exampleFile = (relativePath: string, content: string | Uint8Array): DataFile => ({
  relativePath,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});

/** Checks files together with the pictures. */
export const checkExampleFiles = (...files: readonly DataFile[]) => checkData({ files, pictures }, DECLARATIONS);

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

export const SERVICE_FILE = "services/example-service.yaml";
export const EXAMPLE_SERVICE = `seo:
  title: HVAC design and commissioning
  description: Central and package air conditioning, heating and ventilation, balanced.
code: M-02
kelvin: 2900
title: HVAC
menuTitle: HVAC
picture:
  file: ../images/plant.png
  alt: A chiller plant room
  focus: right
drawing: ../images/drawings/m-02.svg
summary: Heat load, plant and air handling.
lead: Cooling held where your process needs it.
headline: Start with the load.
paragraphs:
  - We calculate heat gain hour by hour.
facts:
  codes: NBC 2016
  issued: Heat load
  areas: Pharma
offerings:
  - title: Central plant
    detail: Chillers and cooling towers.
care: Our desk answers [day and night](/contact).
related: []
faqs:
  - question: How long does it take?
    answer: It depends.
cta: Ask for a heat load
enquiry:
  heading: What must the room hold?
  lead: Tell us the use of the room.
`;

export const ARTICLE_FILE = "blog/example.yaml";
export const EXAMPLE_ARTICLE = `seo:
  title: What a good visit covers
  description: What an electrical service visit should include, with the figures to ask for.
code: B-03
title: What a good visit covers
menuTitle: A good visit
date: "2023-11-13"
desk: Electrical desk
excerpt: Tightening and dusting is not a service.
picture:
  file: ../images/plant.png
  alt: A substation at night
intro: Two contractors can quote for the same service.
sections:
  - id: section1
    heading: Begin with the drawing
    body: Ask to see the single-line diagram.
  - id: section2
    heading: Find heat
    body: Loose joints heat up, as we said [above](#section1).
faq:
  - { question: How often?, answer: Yearly. }
  - { question: On load?, answer: Yes. }
  - { question: Bigger?, answer: No. }
related: []
`;

export const CLIENTS_FILE = "clients.json";
export const EXAMPLE_CLIENTS = `{
  "eyebrow": "Trade", "heading": "Clients",
  "items": [
    {
      "name": "Nimbrel Air",
      "type": "Carrier",
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
