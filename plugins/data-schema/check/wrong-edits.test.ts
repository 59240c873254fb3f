/** @jest-environment node */
import {
  addExamplePicture,
  at,
  CAKE_FILE,
  EXAMPLE_CAKE,
  EXAMPLE_RECIPE,
  EXAMPLE_SUPPLIERS,
  edited,
  exampleProblems,
  lineOf,
  pngOf,
  RECIPE_FILE,
  SUPPLIERS_FILE,
} from "../example/example-data";

addExamplePicture("small.png", pngOf(1200, 675));
addExamplePicture("CAMERA.JPG", pngOf(1920, 1080));

const EXAMPLES = {
  [CAKE_FILE]: EXAMPLE_CAKE,
  [RECIPE_FILE]: EXAMPLE_RECIPE,
  [SUPPLIERS_FILE]: EXAMPLE_SUPPLIERS,
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
    file: CAKE_FILE,
    written: "\nmenuTitle:",
    edited: "\nmenuTitel:",
    at: "menuTitel",
    problem: 'menuTitel: is not a known field here; did you mean "menuTitle"?',
  },
  "a deleted line": {
    file: CAKE_FILE,
    written: "summary: Fruit, butter and almonds.\n",
    edited: "",
    at: "seo:",
    problem: "summary: is missing. One sentence for the card on the overview page. Expected: text of at most 110 characters",
  },
  "an emptied field": {
    file: CAKE_FILE,
    written: "cta: Order a plum cake",
    edited: "cta:",
    at: "cta:",
    problem: "cta: is empty. The text on the button beside the heading. Expected: text of at most 40 characters",
  },
  "a text that is too long": {
    file: CAKE_FILE,
    written: "\ntitle: Plum\n",
    edited: `\ntitle: ${"Plum and ".repeat(7)}\n`,
    at: "Plum and Plum",
    problem:
      'title: is 62 characters long, expected at most 60; shorten it by 2: "Plum and Plum and Plum and Plum and Plum and Plum and Plum a…"',
  },
  "a colon in a text": {
    file: CAKE_FILE,
    written: "headline: Start",
    edited: "headline: First: start",
    at: "First: start",
    problem: 'a colon followed by a space starts a new field; put text with a colon in quotation marks: "First: start with the fruit."',
  },
  "no space after the colon": {
    file: CAKE_FILE,
    written: "\ntitle: Plum",
    edited: "\ntitle:Plum",
    at: "title:Plum",
    problem: "a space is missing after the colon: title: Plum",
  },
  "a forgotten colon": {
    file: CAKE_FILE,
    written: "\ntitle: Plum",
    edited: "\ntitle Plum",
    at: "title Plum",
    problem: 'is not of the form "field: text"; is the colon missing, or should the line be indented like the text above it?',
  },
  "a quotation mark that is not closed": {
    file: CAKE_FILE,
    written: "\ntitle: Plum",
    edited: '\ntitle: "Plum',
    at: '"Plum',
    problem: "the quotation mark opened here is never closed; close it at the end of the text",
  },
  "text after the quotation marks": {
    file: CAKE_FILE,
    written: "\ntitle: Plum",
    edited: '\ntitle: "Plum" and nuts',
    at: "and nuts",
    problem: "text continues after the closing quotation mark; put all of it inside one pair of marks: '\"Plum\" and nuts'",
  },
  "an apostrophe within single quotation marks": {
    file: CAKE_FILE,
    written: "\ntitle: Plum",
    edited: "\ntitle: 'The site's nuts: two'",
    at: "'The",
    problem: 'text continues after the closing quotation mark; put all of it inside one pair of marks: "The site\'s nuts: two"',
  },
  "bold at the beginning of a line": {
    file: CAKE_FILE,
    written: "\ntitle: Plum",
    edited: "\ntitle: **Plum** and nuts",
    at: "and nuts",
    problem: 'text that starts with * must be in quotation marks: "**Plum** and nuts"',
  },
  "a link at the beginning of a line": {
    file: CAKE_FILE,
    written: "storage: Our shop",
    edited: "storage: [Our shop](/contact)",
    at: "(/contact) answers",
    problem: 'text that starts with [ must be in quotation marks: "[Our shop](/contact) answers [day and night](/contact)."',
  },
  "a tab as indentation": {
    file: CAKE_FILE,
    written: "  focus: right",
    edited: "\tfocus: right",
    at: "\tfocus",
    problem: "there is a tab before the text; use spaces instead, two per level",
  },
  "an entry indented too far": {
    file: CAKE_FILE,
    written: "    detail: Butter and almonds.\n",
    edited: "    detail: Butter.\n   - title: Topping\n     detail: Cream.\n",
    at: "- title: Topping",
    problem: "this line, or one above it, is not indented like the lines it belongs to; lines of one group start in the same column",
  },
  "an entry below []": {
    file: CAKE_FILE,
    written: "related: []",
    edited: "related: []\n  - plum-cake",
    at: "  - plum-cake",
    problem: "the dashes of a list start in the same column, below a field that holds nothing else, not even []",
  },
  "a line pasted from a word processor": {
    file: CAKE_FILE,
    written: "\ntitle: Plum",
    edited: "\n\u00A0title: Plum",
    at: "\u00A0title",
    problem: " title: is not a known field here because of an invisible character in or beside it; delete the name and type it again",
  },
  "no space after the dash": {
    file: CAKE_FILE,
    written: "  - title: Bottom",
    edited: "  -title: Bottom",
    at: "Bottom layer",
    problem: "a space is missing after the dash: - title: Bottom layer",
  },
  "a field written twice": {
    file: CAKE_FILE,
    written: "\ntitle: Plum\n",
    edited: "\ntitle: Plum\ntitle: Air\n",
    at: "title: Air",
    problem: "title is written twice in this group; delete one",
  },
  "a number as a title": {
    file: CAKE_FILE,
    written: "\ntitle: Plum\n",
    edited: "\ntitle: 007\n",
    at: "007",
    problem: 'title: is the number 007, expected text of at most 60 characters; put it in quotation marks: "007"',
  },
  "a number in quotation marks": {
    file: CAKE_FILE,
    written: "grams: 2900",
    edited: 'grams: "2900"',
    at: '"2900"',
    problem: 'grams: is the text "2900", expected a whole number (2700 to 9000); delete the quotation marks',
  },
  "a number with a comma": {
    file: CAKE_FILE,
    written: "grams: 2900",
    edited: "grams: 2,900",
    at: "2,900",
    problem: 'grams: is the text "2,900", expected a whole number (2700 to 9000); write digits only',
  },
  "a number with a decimal comma": {
    file: CAKE_FILE,
    written: "drawing: ../images",
    edited: "markers:\n  - { label: Pump, x: '5,5', y: 4 }\ndrawing: ../images",
    at: "'5,5'",
    problem: 'markers.0.x: is the text "5,5", expected a number (at most 100); write digits and a decimal point only',
  },
  "an American spelling": {
    file: CAKE_FILE,
    written: "focus: right",
    edited: "focus: center",
    at: "center",
    problem: 'picture.focus: "center" is not one of left, centre, right, top, bottom; did you mean "centre"?',
  },
  "a page listed under a wrong name": {
    file: CAKE_FILE,
    written: "related: []",
    edited: "related: [plum-caek]",
    at: "plum-caek",
    problem: 'related.0: there is no cake or bread "plum-caek"; did you mean "plum-cake"?',
  },
  "a list entry indented too far": {
    file: CAKE_FILE,
    written: "related: []",
    edited: "related:\n  - plum-cake\n   - other-cake",
    at: "plum-cake\n   - other",
    problem: 'related.0: "plum-cake - other-cake" is not a file name such as plum-cake',
  },
  "a page listed without similar names": {
    file: CAKE_FILE,
    written: "related: []",
    edited: "related: [lifts]",
    at: "lifts",
    problem: 'related.0: there is no cake or bread "lifts"; choose another, or delete the entry',
  },
  "a missing picture": {
    file: CAKE_FILE,
    written: "images/plum.png",
    edited: "images/pulm.png",
    at: "../images/pulm.png",
    problem: 'picture.file: there is no picture ../images/pulm.png in data/images; did you mean "../images/plum.png"?',
  },
  "a picture that is too small": {
    file: CAKE_FILE,
    written: "images/plum.png",
    edited: "images/small.png",
    at: "../images/small.png",
    problem: "picture.file: ../images/small.png is 1200 × 675 pixels; it needs at least 1920 × 1080 here",
  },
  "a camera's file name": {
    file: CAKE_FILE,
    written: "images/plum.png",
    edited: "images/camera.jpg",
    at: "../images/camera.jpg",
    problem: "picture.file: the picture's file is named CAMERA.JPG; rename it to camera.jpg",
  },
  "an unresolved conflict": {
    file: CAKE_FILE,
    written: "\ntitle: Plum\n",
    edited: "\n<<<<<<< HEAD\ntitle: Plum\n",
    at: "<<<<<<<",
    problem: "two versions of this file were not joined; keep one of both texts and delete the lines of <, = and > signs",
  },
  "a day that does not exist": {
    file: RECIPE_FILE,
    written: '"2023-11-13"',
    edited: "2023-02-31",
    at: "2023-02-31",
    problem: 'date: "2023-02-31" is not a date such as 2023-11-02',
  },
  "a year instead of a day": {
    file: RECIPE_FILE,
    written: '"2023-11-13"',
    edited: "2023",
    at: "2023",
    problem: 'date: "2023" is not a date such as 2023-11-02',
  },
  "a day in another form": {
    file: RECIPE_FILE,
    written: '"2023-11-13"',
    edited: '"13 Nov 2023"',
    at: '"13 Nov 2023"',
    problem: 'date: "13 Nov 2023" is not a date such as 2023-11-02',
  },
  "an anchor that another section has": {
    file: RECIPE_FILE,
    written: "id: section2",
    edited: "id: section1",
    at: "section1\n    heading: Find heat",
    problem: `sections.1.id: "section1" is already used on line ${lineOf(EXAMPLE_RECIPE, "section1")}; each value must be unique`,
  },
  "a link to a missing page": {
    file: RECIPE_FILE,
    written: "(#section1)",
    edited: "(/contatc)",
    at: "/contatc",
    problem: 'sections.1.body: there is no page "/contatc"; did you mean "/contact"?',
  },
  "a link to a missing anchor": {
    file: RECIPE_FILE,
    written: "(#section1)",
    edited: "(/contact#map)",
    at: "/contact#map",
    problem: "sections.1.body: there is no anchor #map on /contact; its anchors are #main, #order",
  },
  "a link without encryption": {
    file: RECIPE_FILE,
    written: "(#section1)",
    edited: "(http://example.com)",
    at: "http://example.com",
    problem: 'sections.1.body: "http://example.com" is not encrypted; write https:// instead of http://',
  },
  "a space within a link": {
    file: RECIPE_FILE,
    written: "[above](#section1)",
    edited: "[above] (#section1)",
    at: "[above] (#section1)",
    problem:
      'sections.1.body: "[above] (#section1)" looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:',
  },
  "HTML within a text": {
    file: RECIPE_FILE,
    written: "[above](#section1)",
    edited: "above<br>",
    at: "<br>",
    problem: 'sections.1.body: "<br>" is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list',
  },
  "bold in a field without Markdown": {
    file: RECIPE_FILE,
    written: "intro: Two",
    edited: "intro: The **two** of",
    at: "**two**",
    problem: 'intro: "**two**" would be shown with its signs, because this text is not Markdown; write the words alone',
  },
  "two questions instead of three": {
    file: RECIPE_FILE,
    written: "  - { question: Bigger?, answer: No. }\n",
    edited: "",
    at: "- { question: How often?",
    problem: "faq: has 2 entries, expected exactly 3; add 1",
  },
  "a comma too many": {
    file: SUPPLIERS_FILE,
    written: '"alt": "Nimbrel Air" }',
    edited: '"alt": "Nimbrel Air" },',
    at: ",\n    }",
    problem: "the comma after the last entry is one too many; delete it",
  },
  "a comma too few": {
    file: SUPPLIERS_FILE,
    written: '"name": "Nimbrel Air",',
    edited: '"name": "Nimbrel Air"',
    at: '"type"',
    problem: "a comma is missing before this",
  },
  "text without quotation marks in JSON": {
    file: SUPPLIERS_FILE,
    written: '"name": "Nimbrel Air"',
    edited: '"name": Nimbrel',
    at: "Nimbrel",
    problem: 'text must be in straight quotation marks: "text"; such marks within a text are written \\"',
  },
  "quotation marks within a text in JSON": {
    file: SUPPLIERS_FILE,
    written: '"Nimbrel Air",',
    edited: '"Nimbrel "Air"",',
    at: 'Air"",',
    problem: 'text must be in straight quotation marks: "text"; such marks within a text are written \\"',
  },
  "a comment in JSON": {
    file: SUPPLIERS_FILE,
    written: '"Miller",',
    edited: '"Miller", // confirm',
    at: "// confirm",
    problem: "JSON files cannot have comments; delete it",
  },
  "a bracket too few": {
    file: SUPPLIERS_FILE,
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
