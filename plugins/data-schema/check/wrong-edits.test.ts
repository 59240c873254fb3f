/** @jest-environment node */
import {
  ARTICLE_FILE,
  addExamplePicture,
  at,
  CLIENTS_FILE,
  EXAMPLE_ARTICLE,
  EXAMPLE_CLIENTS,
  EXAMPLE_SERVICE,
  edited,
  exampleProblems,
  lineOf,
  pngOf,
  SERVICE_FILE,
} from "../example/example-data";

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
  /** The part of the edited text to which the message points. */
  readonly at: string;
  /** The message after the file's name, line and column. */
  readonly problem: string;
}

/** Mistakes in data/, each with the message that its editor reads. */
const WRONG_EDITS: Readonly<Record<string, WrongEdit>> = {
  "a misspelt key": {
    file: SERVICE_FILE,
    written: "\nmenuTitle:",
    edited: "\nmenuTitel:",
    at: "menuTitel",
    problem: 'menuTitel: is not a known field here; did you mean "menuTitle"?',
  },
  "a deleted line": {
    file: SERVICE_FILE,
    written: "summary: Heat load, plant and air handling.\n",
    edited: "",
    at: "seo:",
    problem: "summary: is missing. One sentence for the card on the overview page. Expected: text of at most 110 characters",
  },
  "an emptied field": {
    file: SERVICE_FILE,
    written: "cta: Ask for a heat load",
    edited: "cta:",
    at: "cta:",
    problem: "cta: is empty. The text on the button beside the heading. Expected: text of at most 40 characters",
  },
  "a text that is too long": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: `\ntitle: ${"HVAC and ".repeat(7)}\n`,
    at: "HVAC and HVAC",
    problem:
      'title: is 62 characters long, expected at most 60; shorten it by 2: "HVAC and HVAC and HVAC and HVAC and HVAC and HVAC and HVAC a…"',
  },
  "a colon in a text": {
    file: SERVICE_FILE,
    written: "headline: Start",
    edited: "headline: First: start",
    at: "First: start",
    problem: 'a colon followed by a space starts a new field; put text with a colon in quotation marks: "First: start with the load."',
  },
  "no space after the colon": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\ntitle:HVAC",
    at: "title:HVAC",
    problem: "a space is missing after the colon: title: HVAC",
  },
  "a forgotten colon": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\ntitle HVAC",
    at: "title HVAC",
    problem: 'is not of the form "field: text"; is the colon missing, or should the line be indented like the text above it?',
  },
  "a quotation mark that is not closed": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: '\ntitle: "HVAC',
    at: '"HVAC',
    problem: "the quotation mark opened here is never closed; close it at the end of the text",
  },
  "text after the quotation marks": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: '\ntitle: "HVAC" and fans',
    at: "and fans",
    problem: "text continues after the closing quotation mark; put all of it inside one pair of marks: '\"HVAC\" and fans'",
  },
  "an apostrophe within single quotation marks": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\ntitle: 'The site's fans: two'",
    at: "'The",
    problem: 'text continues after the closing quotation mark; put all of it inside one pair of marks: "The site\'s fans: two"',
  },
  "bold at the beginning of a line": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\ntitle: **HVAC** and fans",
    at: "and fans",
    problem: 'text that starts with * must be in quotation marks: "**HVAC** and fans"',
  },
  "a link at the beginning of a line": {
    file: SERVICE_FILE,
    written: "care: Our desk",
    edited: "care: [Our desk](/contact)",
    at: "(/contact) answers",
    problem: 'text that starts with [ must be in quotation marks: "[Our desk](/contact) answers [day and night](/contact)."',
  },
  "a tab as indentation": {
    file: SERVICE_FILE,
    written: "  focus: right",
    edited: "\tfocus: right",
    at: "\tfocus",
    problem: "there is a tab before the text; use spaces instead, two per level",
  },
  "an entry indented too far": {
    file: SERVICE_FILE,
    written: "    detail: Chillers and cooling towers.\n",
    edited: "    detail: Chillers.\n   - title: Heating\n     detail: Boilers.\n",
    at: "- title: Heating",
    problem: "this line, or one above it, is not indented like the lines it belongs to; lines of one group start in the same column",
  },
  "an entry below []": {
    file: SERVICE_FILE,
    written: "related: []",
    edited: "related: []\n  - example-service",
    at: "  - example-service",
    problem: "the dashes of a list start in the same column, below a field that holds nothing else, not even []",
  },
  "a line pasted from a word processor": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC",
    edited: "\n\u00A0title: HVAC",
    at: "\u00A0title",
    problem: " title: is not a known field here because of an invisible character in or beside it; delete the name and type it again",
  },
  "no space after the dash": {
    file: SERVICE_FILE,
    written: "  - title: Central",
    edited: "  -title: Central",
    at: "Central plant",
    problem: "a space is missing after the dash: - title: Central plant",
  },
  "a field written twice": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: "\ntitle: HVAC\ntitle: Air\n",
    at: "title: Air",
    problem: "title is written twice in this group; delete one",
  },
  "a number as a title": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: "\ntitle: 007\n",
    at: "007",
    problem: 'title: is the number 007, expected text of at most 60 characters; put it in quotation marks: "007"',
  },
  "a number in quotation marks": {
    file: SERVICE_FILE,
    written: "kelvin: 2900",
    edited: 'kelvin: "2900"',
    at: '"2900"',
    problem: 'kelvin: is the text "2900", expected a whole number (2700 to 9000); delete the quotation marks',
  },
  "a number with a comma": {
    file: SERVICE_FILE,
    written: "kelvin: 2900",
    edited: "kelvin: 2,900",
    at: "2,900",
    problem: 'kelvin: is the text "2,900", expected a whole number (2700 to 9000); write digits only',
  },
  "a number with a decimal comma": {
    file: SERVICE_FILE,
    written: "drawing: ../images",
    edited: "callouts:\n  - { label: Pump, x: '5,5', y: 4 }\ndrawing: ../images",
    at: "'5,5'",
    problem: 'callouts.0.x: is the text "5,5", expected a number (at most 100); write digits and a decimal point only',
  },
  "an American spelling": {
    file: SERVICE_FILE,
    written: "focus: right",
    edited: "focus: center",
    at: "center",
    problem: 'picture.focus: "center" is not one of left, centre, right, top, bottom; did you mean "centre"?',
  },
  "a page listed under a wrong name": {
    file: SERVICE_FILE,
    written: "related: []",
    edited: "related: [example-servise]",
    at: "example-servise",
    problem: 'related.0: there is no service or solution "example-servise"; did you mean "example-service"?',
  },
  "a list entry indented too far": {
    file: SERVICE_FILE,
    written: "related: []",
    edited: "related:\n  - example-service\n   - other-service",
    at: "example-service\n   - other",
    problem: 'related.0: "example-service - other-service" is not a file name such as hvac-services',
  },
  "a page listed without similar names": {
    file: SERVICE_FILE,
    written: "related: []",
    edited: "related: [lifts]",
    at: "lifts",
    problem: 'related.0: there is no service or solution "lifts"; choose another, or delete the entry',
  },
  "a missing picture": {
    file: SERVICE_FILE,
    written: "images/plant.png",
    edited: "images/palnt.png",
    at: "../images/palnt.png",
    problem: 'picture.file: there is no picture ../images/palnt.png in data/images; did you mean "../images/plant.png"?',
  },
  "a picture that is too small": {
    file: SERVICE_FILE,
    written: "images/plant.png",
    edited: "images/small.png",
    at: "../images/small.png",
    problem: "picture.file: ../images/small.png is 1200 × 675 pixels; it needs at least 1920 × 1080 here",
  },
  "a camera's file name": {
    file: SERVICE_FILE,
    written: "images/plant.png",
    edited: "images/camera.jpg",
    at: "../images/camera.jpg",
    problem: "picture.file: the picture's file is named CAMERA.JPG; rename it to camera.jpg",
  },
  "an unresolved conflict": {
    file: SERVICE_FILE,
    written: "\ntitle: HVAC\n",
    edited: "\n<<<<<<< HEAD\ntitle: HVAC\n",
    at: "<<<<<<<",
    problem: "two versions of this file were not joined; keep one of both texts and delete the lines of <, = and > signs",
  },
  "a day that does not exist": {
    file: ARTICLE_FILE,
    written: '"2023-11-13"',
    edited: "2023-02-31",
    at: "2023-02-31",
    problem: 'date: "2023-02-31" is not a date such as 2023-11-02',
  },
  "a year instead of a day": {
    file: ARTICLE_FILE,
    written: '"2023-11-13"',
    edited: "2023",
    at: "2023",
    problem: 'date: "2023" is not a date such as 2023-11-02',
  },
  "a day in another form": {
    file: ARTICLE_FILE,
    written: '"2023-11-13"',
    edited: '"13 Nov 2023"',
    at: '"13 Nov 2023"',
    problem: 'date: "13 Nov 2023" is not a date such as 2023-11-02',
  },
  "an anchor that another section has": {
    file: ARTICLE_FILE,
    written: "id: section2",
    edited: "id: section1",
    at: "section1\n    heading: Find heat",
    problem: `sections.1.id: "section1" is already used on line ${lineOf(EXAMPLE_ARTICLE, "section1")}; each value must be unique`,
  },
  "a link to a missing page": {
    file: ARTICLE_FILE,
    written: "(#section1)",
    edited: "(/contatc)",
    at: "/contatc",
    problem: 'sections.1.body: there is no page "/contatc"; did you mean "/contact"?',
  },
  "a link to a missing anchor": {
    file: ARTICLE_FILE,
    written: "(#section1)",
    edited: "(/contact#map)",
    at: "/contact#map",
    problem: "sections.1.body: there is no anchor #map on /contact; its anchors are #main, #enquiry",
  },
  "a link without encryption": {
    file: ARTICLE_FILE,
    written: "(#section1)",
    edited: "(http://example.com)",
    at: "http://example.com",
    problem: 'sections.1.body: "http://example.com" is not encrypted; write https:// instead of http://',
  },
  "a space within a link": {
    file: ARTICLE_FILE,
    written: "[above](#section1)",
    edited: "[above] (#section1)",
    at: "[above] (#section1)",
    problem:
      'sections.1.body: "[above] (#section1)" looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:',
  },
  "HTML within a text": {
    file: ARTICLE_FILE,
    written: "[above](#section1)",
    edited: "above<br>",
    at: "<br>",
    problem: 'sections.1.body: "<br>" is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list',
  },
  "bold in a field without Markdown": {
    file: ARTICLE_FILE,
    written: "intro: Two",
    edited: "intro: The **two** of",
    at: "**two**",
    problem: 'intro: "**two**" would be shown with its signs, because this text is not Markdown; write the words alone',
  },
  "two questions instead of three": {
    file: ARTICLE_FILE,
    written: "  - { question: Bigger?, answer: No. }\n",
    edited: "",
    at: "- { question: How often?",
    problem: "faq: has 2 entries, expected exactly 3; add 1",
  },
  "a comma too many": {
    file: CLIENTS_FILE,
    written: '"alt": "Nimbrel Air" }',
    edited: '"alt": "Nimbrel Air" },',
    at: ",\n    }",
    problem: "the comma after the last entry is one too many; delete it",
  },
  "a comma too few": {
    file: CLIENTS_FILE,
    written: '"name": "Nimbrel Air",',
    edited: '"name": "Nimbrel Air"',
    at: '"type"',
    problem: "a comma is missing before this",
  },
  "text without quotation marks in JSON": {
    file: CLIENTS_FILE,
    written: '"name": "Nimbrel Air"',
    edited: '"name": Nimbrel',
    at: "Nimbrel",
    problem: 'text must be in straight quotation marks: "text"; such marks within a text are written \\"',
  },
  "quotation marks within a text in JSON": {
    file: CLIENTS_FILE,
    written: '"Nimbrel Air",',
    edited: '"Nimbrel "Air"",',
    at: 'Air"",',
    problem: 'text must be in straight quotation marks: "text"; such marks within a text are written \\"',
  },
  "a comment in JSON": {
    file: CLIENTS_FILE,
    written: '"Carrier",',
    edited: '"Carrier", // confirm',
    at: "// confirm",
    problem: "JSON files cannot have comments; delete it",
  },
  "a bracket too few": {
    file: CLIENTS_FILE,
    written: "  ]\n}",
    edited: "  ]\n",
    at: "\n\n",
    problem: "is not complete; is a bracket, a colon or a comma missing?",
  },
};

test.each(Object.entries(WRONG_EDITS))("%s", (_, { file, written, edited: replacement, at: part, problem }) => {
  const text = edited(EXAMPLES[file], written, replacement);
  expect(exampleProblems(file, text)).toEqual([`data/${file}:${at(text, part)} ${problem}`]);
});
