/** @jest-environment node */
import {
  ARTICLE_FILE,
  addExamplePicture,
  CLIENTS_FILE,
  EXAMPLE_ARTICLE,
  EXAMPLE_CLIENTS,
  EXAMPLE_SERVICE,
  exampleProblems,
  pngOf,
  SERVICE_FILE,
} from "../testing/example-data";

addExamplePicture("small.png", pngOf(1200, 675));
addExamplePicture("CAMERA.JPG", pngOf(1920, 1080));

const EXAMPLES = {
  [SERVICE_FILE]: EXAMPLE_SERVICE,
  [ARTICLE_FILE]: EXAMPLE_ARTICLE,
  [CLIENTS_FILE]: EXAMPLE_CLIENTS,
} as const;

interface WrongEdit {
  readonly file: keyof typeof EXAMPLES;
  readonly written: string;
  readonly edited: string;
  /** What the terminal says after the file's name. */
  readonly problem: string;
}

/** Mistakes that people make in data/, each with the message that they then read. */
const WRONG_EDITS: Readonly<Record<string, WrongEdit>> = {
  "a misspelt key": {
    file: SERVICE_FILE,
    written: "\nmenuTitle:",
    edited: "\nmenuTitel:",
    problem: '7:1 menuTitel: is not a known field here; did you mean "menuTitle"?',
  },
  "a deleted line": {
    file: SERVICE_FILE,
    written: "summary: Heat load, plant and air handling.\n",
    edited: "",
    problem: "1:1 summary: is missing. One sentence for the card on the overview page. Expected: text of at most 110 characters",
  },
  "an emptied field": {
    file: SERVICE_FILE,
    written: "cta: Ask for a heat load",
    edited: "cta:",
    problem: "30:1 cta: is empty. The words on the button beside the heading. Expected: text of at most 40 characters",
  },
  "a text that is too long": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: `\ntitle: ${"HVAC and ".repeat(7)}\n`,
    problem:
      '6:8 title: is 62 characters long, expected at most 60; shorten it by 2: "HVAC and HVAC and HVAC and HVAC and HVAC and HVAC and HVAC a…"',
  },
  "a colon in a text": {
    file: SERVICE_FILE,
    written: "headline: Start",
    edited: "headline: First: start",
    problem:
      '15:11 a colon followed by a space starts a new field; put text with a colon in quotation marks: "First: start with the load."',
  },
  "no space after the colon": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\ntitle:HVAC",
    problem: "6:1 a space is missing after the colon: title: HVAC",
  },
  "a forgotten colon": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\ntitle HVAC",
    problem: '6:1 is not of the form "field: text"; is the colon missing, or should the line be indented like the text above it?',
  },
  "a quotation mark that is not closed": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: '\ntitle: "HVAC',
    problem: "6:8 the quotation mark opened here is never closed; close it at the end of the text",
  },
  "text after the quotation marks": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: '\ntitle: "HVAC" and air',
    problem: "6:15 text continues after the closing quotation mark; put all of it inside one pair of marks: '\"HVAC\" and air'",
  },
  "bold at the beginning of a line": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\ntitle: **HVAC** and air",
    problem: '6:17 text that starts with * must be in quotation marks: "**HVAC** and air"',
  },
  "a link at the beginning of a line": {
    file: SERVICE_FILE,
    written: "care: Our desk",
    edited: "care: [Our desk](/contact)",
    problem: '25:17 text that starts with [ must be in quotation marks: "[Our desk](/contact) answers [day and night](/contact)."',
  },
  "a tab as indentation": {
    file: SERVICE_FILE,
    written: "  focus: right",
    edited: "\tfocus: right",
    problem: "11:1 there is a tab before the text; use spaces instead, two per level",
  },
  "an entry indented too far": {
    file: SERVICE_FILE,
    written: "    detail: Chillers and cooling towers.\n",
    edited: "    detail: Chillers.\n   - title: Heating\n     detail: Boilers.\n",
    problem: "25:4 this line, or one above it, is not indented like the lines it belongs to; lines of one group start in the same column",
  },
  "an entry below []": {
    file: SERVICE_FILE,
    written: "related: []",
    edited: "related: []\n  - example-service",
    problem: "27:1 the dashes of a list start in the same column, below a field that holds nothing else, not even []",
  },
  "a line pasted from a word processor": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\n\u00A0title: HVAC",
    problem: "6:1  title: is not a known field here because of an invisible character in or beside it; delete the name and type it again",
  },
  "no space after the dash": {
    file: SERVICE_FILE,
    written: "  - title: Central",
    edited: "  -title: Central",
    problem: "23:11 a space is missing after the dash: - title: Central plant",
  },
  "a field written twice": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: "\ntitle: HVAC\ntitle: Air\n",
    problem: "7:1 title is written twice in this group; delete one",
  },
  "a number as a title": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: "\ntitle: 007\n",
    problem: '6:8 title: is the number 007, expected text of at most 60 characters; put it in quotation marks: "007"',
  },
  "a number in quotation marks": {
    file: SERVICE_FILE,
    written: "kelvin: 2900",
    edited: 'kelvin: "2900"',
    problem: '5:9 kelvin: is the text "2900", expected a whole number (2700 to 9000); delete the quotation marks',
  },
  "an American spelling": {
    file: SERVICE_FILE,
    written: "focus: right",
    edited: "focus: center",
    problem: '11:10 picture.focus: "center" is not one of left, centre, right, top, bottom; did you mean "centre"?',
  },
  "a page listed under a wrong name": {
    file: SERVICE_FILE,
    written: "related: []",
    edited: "related: [example-servise]",
    problem: '26:11 related.0: there is no service or solution "example-servise"; did you mean "example-service"?',
  },
  "a picture that is not there": {
    file: SERVICE_FILE,
    written: "images/plant.png",
    edited: "images/palnt.png",
    problem: '9:9 picture.file: there is no picture ../images/palnt.png in data/images; did you mean "../images/plant.png"?',
  },
  "a picture that is too small": {
    file: SERVICE_FILE,
    written: "images/plant.png",
    edited: "images/small.png",
    problem: "9:9 picture.file: ../images/small.png is 1200 × 675 pixels; it needs at least 1920 × 1080 here",
  },
  "a camera's file name": {
    file: SERVICE_FILE,
    written: "images/plant.png",
    edited: "images/camera.jpg",
    problem: "9:9 picture.file: the picture's file is named CAMERA.JPG; rename it to camera.jpg",
  },
  "an unresolved conflict": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: "\n<<<<<<< HEAD\ntitle: HVAC\n",
    problem: "6:1 two versions of this file were not joined; keep one of both texts and delete the lines of <, = and > signs",
  },
  "a day that does not exist": {
    file: ARTICLE_FILE,
    written: '"2023-11-13"',
    edited: "2023-02-31",
    problem: '7:7 date: "2023-02-31" is not a date such as 2023-11-02',
  },
  "a day as people write it": {
    file: ARTICLE_FILE,
    written: '"2023-11-13"',
    edited: '"13 Nov 2023"',
    problem: '7:7 date: "13 Nov 2023" is not a date such as 2023-11-02',
  },
  "an anchor that another section has": {
    file: ARTICLE_FILE,
    written: "id: section2",
    edited: "id: section1",
    problem: '18:9 sections.1.id: "section1" is already used on line 15; each value must be unique',
  },
  "a link to a missing page": {
    file: ARTICLE_FILE,
    written: "(#section1)",
    edited: "(/contatc)",
    problem: '20:52 sections.1.body: there is no page "/contatc"; did you mean "/contact"?',
  },
  "a link to a missing anchor": {
    file: ARTICLE_FILE,
    written: "(#section1)",
    edited: "(/contact#map)",
    problem: "20:52 sections.1.body: there is no anchor #map on /contact; its anchors are #main, #enquiry",
  },
  "a link without encryption": {
    file: ARTICLE_FILE,
    written: "(#section1)",
    edited: "(http://example.com)",
    problem: '20:52 sections.1.body: "http://example.com" is not encrypted; write https:// instead of http://',
  },
  "a space within a link": {
    file: ARTICLE_FILE,
    written: "[above](#section1)",
    edited: "[above] (#section1)",
    problem:
      '20:44 sections.1.body: "[above] (#section1)" looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:',
  },
  "HTML within a text": {
    file: ARTICLE_FILE,
    written: "[above](#section1)",
    edited: "above<br>",
    problem: '20:49 sections.1.body: "<br>" is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list',
  },
  "bold in a field that is no Markdown": {
    file: ARTICLE_FILE,
    written: "intro: Two",
    edited: "intro: The **two** of",
    problem: '13:12 intro: "**two**" would be shown with its signs, because this text is not Markdown; write the words alone',
  },
  "two questions in place of three": {
    file: ARTICLE_FILE,
    written: "  - { question: Bigger?, answer: No. }\n",
    edited: "",
    problem: "22:3 faq: has 2 entries, expected exactly 3; add 1",
  },
  "a comma too many": {
    file: CLIENTS_FILE,
    written: '"alt": "Nimbrel Air" }',
    edited: '"alt": "Nimbrel Air" },',
    problem: "7:66 the comma after the last entry is one too many; delete it",
  },
  "a comma too few": {
    file: CLIENTS_FILE,
    written: '"name": "Nimbrel Air",',
    edited: '"name": "Nimbrel Air"',
    problem: "6:7 a comma is missing before this",
  },
  "text without quotation marks in JSON": {
    file: CLIENTS_FILE,
    written: '"name": "Nimbrel Air"',
    edited: '"name": Nimbrel',
    problem: '5:15 text must be in straight quotation marks: "text"; such marks within a text are written \\"',
  },
  "quotation marks within a text in JSON": {
    file: CLIENTS_FILE,
    written: '"Nimbrel Air",',
    edited: '"Nimbrel "Air"",',
    problem: '5:25 text must be in straight quotation marks: "text"; such marks within a text are written \\"',
  },
  "a comment in JSON": {
    file: CLIENTS_FILE,
    written: '"Carrier",',
    edited: '"Carrier", // confirm',
    problem: "6:26 JSON files cannot have comments; delete it",
  },
  "a bracket too few": {
    file: CLIENTS_FILE,
    written: "  ]\n}",
    edited: "  ]\n",
    problem: "11:1 is not complete; is a bracket, a colon or a comma missing?",
  },
};

test.each(Object.entries(WRONG_EDITS))("%s", (_, { file, written, edited, problem }) => {
  const example = EXAMPLES[file];
  expect(example).toContain(written);
  const problems = exampleProblems(
    file,
    example.replace(written, () => edited),
  );
  expect(problems).toEqual([`data/${file}:${problem}`]);
});
