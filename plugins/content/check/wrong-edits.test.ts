/** @jest-environment node */
import * as z from "zod";
import { scopeAnchor, sectionAnchor } from "../../../src/site/page-anchors";
import { clientLogo, day, drawing, group, link, list, logo, markdown, pattern, picture, reference, text } from "../fields";
import { defineKind, type Kind } from "../kind";
import { launchList } from "../kinds/launch-list";
import { redirects } from "../kinds/redirects";
import { button } from "../shared-fields";
import { checkData } from "./check-folder";
import { cleanText } from "./clean";
import type { DataFolder } from "./data-folder";
import { parseFile } from "./parse";
import { problemLine } from "./problem";

const PAGE_SIZE = { width: 1920, height: 1080 };
const machines = { typeName: "Machine", schema: { title: text("The heading.", 60) } };
const related = z.array(reference(machines, "pump or fan", "dosing-pump")).default([]);

const pumps = defineKind({
  files: "pumps/*.yaml",
  typeName: "PumpsYaml",
  page: "/pumps/*",
  template: "pump.tsx",
  families: [machines],
  schema: {
    code: pattern("The code.", /^P-\d\d$/, "is not a code such as P-02").meta({ unique: "site" }),
    title: text("The heading.", 60),
    colourTemperature: z.int().min(2700).max(9000),
    picture: picture("The picture.", PAGE_SIZE),
    drawing: drawing("The drawing.").optional(),
    summary: text("One sentence for the card.", 110),
    parts: list("Part", "The parts.", {
      name: text("A few words.", 40).meta({ unique: "file", anchorOf: scopeAnchor }),
      detail: text("A sentence."),
    }).min(1),
    care: markdown("How to look after it."),
    related,
  },
});
const fans = defineKind({
  files: "fans/*.yaml",
  typeName: "FansYaml",
  page: "/fans/*",
  template: "fan.tsx",
  families: [machines],
  schema: { draft: z.boolean().optional(), title: text("The heading."), related },
});
const notes = defineKind({
  files: "notes/*.yaml",
  typeName: "NotesYaml",
  page: "/notes/*",
  template: "note.tsx",
  schema: {
    draft: z.boolean().optional(),
    date: day("The day of publication."),
    intro: text("The opening paragraph."),
    sections: list("Section", "The sections.", {
      heading: text("The heading.").meta({ anchorOf: (_, index) => sectionAnchor(index) }),
      body: markdown("The text."),
    }),
    faq: z.array(group("Faq", "A question.", { question: text("It."), answer: text("Its answer.") })).length(2),
  },
});
const contact = defineKind({
  files: "contact.yaml",
  typeName: "ContactYaml",
  page: "/contact",
  anchors: ["map"],
  schema: { title: text("The heading.") },
});
const makers = defineKind({
  files: "makers.json",
  typeName: "MakersJson",
  schema: {
    items: list("Maker", "The makers.", { name: text("The name."), logo: clientLogo("The logo.", { width: 8, height: 8 }) }),
    mark: logo("Our own logo.", { minimumSize: { width: 8, height: 8 }, proportions: [0.5, 2] }).optional(),
  },
});
const KINDS: readonly Kind[] = [pumps, fans, notes, contact, makers, redirects, launchList];

const PUMP = "pumps/dosing-pump.yaml";
const FAN = "fans/roof-fan.yaml";
const NOTE = "notes/valves.yaml";
const MAKERS = "makers.json";
const REDIRECTS = "redirects.yaml";
const LAUNCH = "launch.yaml";
const TEXTS: Readonly<Record<string, string>> = {
  [PUMP]: `code: P-02
title: Dosing pump
colourTemperature: 2900
picture:
  file: /images/pump.png
  alt: A pump
  focus: right
drawing: /images/drawings/pump.svg
summary: Small, exact and quiet.
parts:
  - name: Membrane
    detail: Moves the liquid.
care: Our shop answers [day and night](/contact).
related:
  - roof-fan
`,
  [FAN]: "title: Roof fan\n",
  [NOTE]: `date: 2023-11-13
intro: Two valves can close alike.
sections:
  - heading: Seats
    body: Ask to see them.
  - heading: Heat
    body: Thin seats warp, as we said [above](#section1).
faq:
  - question: How often?
    answer: Yearly.
  - question: By whom?
    answer: By us.
`,
  "contact.yaml": "title: Contact\n",
  [MAKERS]: `{
  "items": [
    {
      "name": "Nimbrel",
      "logo": { "file": "/images/mark.png" }
    }
  ]
}
`,
  [REDIRECTS]: "redirects:\n  - from: /old.html\n    to: /contact\n",
  [LAUNCH]: `questions:
  - needed: The real one.
    places:
      - file: pumps/deleted-pump.yaml
        field: parts.name
        samples: [Membrane]
      - file: "*/*.yaml"
        samples: [lorem]
`,
};

const png = (width: number, height: number) => ({ bytes: 1000, format: "png", width, height, hasTransparency: false });
const svg = { bytes: 100, format: "svg", width: 4, height: 3 };
const PICTURES: DataFolder["pictures"] = {
  "/images/pump.png": png(1920, 1080),
  "/images/small.png": png(1920, 1079),
  "/images/heavy.png": { ...png(1920, 1080), bytes: 2_200_000 },
  "/images/no-picture.png": { bytes: 100 },
  "/images/renamed.jpg": png(1920, 1080),
  "/images/mark.png": { ...png(8, 8), hasTransparency: true },
  "/images/box.png": png(8, 8),
  "/images/white.png": { ...png(8, 8), hasTransparency: true, isWhite: true },
  "/images/long.png": { ...png(80, 8), hasTransparency: true },
  "/images/CAMERA.JPG": png(1920, 1080),
  "/images/shaft.jpg.jpg": png(1920, 1080),
  "/images/drawings/pump.svg": svg,
  "/images/drawings/compressed.svg": { bytes: 100, format: "svgz" },
  "/images/drawings/script.svg": { ...svg, hasScript: true },
};

const lines = (texts: Readonly<Record<string, string>>, kinds = KINDS) => {
  const { problems, warnings } = checkData({ texts, pictures: PICTURES }, kinds);
  return { problems: problems.map(problemLine), warnings: warnings.map(problemLine) };
};

/** @returns the text of a file with one change */
function edited(file: string, written: string, replacement: string): string {
  const before = TEXTS[file] ?? "";
  if (!before.includes(written)) throw new Error(`data/${file} does not contain ${JSON.stringify(written)}`);
  return before.replace(written, () => replacement);
}

/** @returns the line on which a part of the content starts */
const lineOf = (content: string, part: string) =>
  content.slice(0, content.indexOf(part) + (/^\n*/.exec(part)?.[0].length ?? 0)).split("\n").length;

const COLON = "put the whole text in straight quotation marks";
const SIGN = "a text that starts with";
const OPEN = "is never closed";
const INDENT = "this line does not fit the one above";
const NO_JSON = "is not valid JSON";
const DASH = "this entry of a list has lost its dash";
const EMPTY_LIST = "[] says that the list is empty; delete it";
const TEXT_BELOW = "starts on the line below |-";
const JOINED = "the list or heading below is read as part of this text";
const DASHES = "a line of --- ends the file; delete it";
const PICTURE_NAME = "such as /images/plant.jpg; its name has only lowercase letters, digits, hyphens and underscores";
const LINE_AS_IT_IS = "would be shown literally; a heading needs a space after ##, and a table needs |---|---|";
const AS_IT_IS = "would be shown literally; write";

/**
 * An edit of a file: the text, what replaces it, and the expected part of the message. The problem is reported on the line
 * of the edit, or of the text `at`.
 */
type Row = readonly [what: string, written: string, edited: string, words: string, at?: string];

const WRONG_EDITS: Readonly<Record<string, readonly Row[]>> = {
  [PUMP]: [
    ["a misspelt field", "\ntitle:", "\ntitel:", 'titel: is not a known field here; did you mean "title"?'],
    [
      "an invented field",
      "colourTemperature:",
      "weight: red\ncolourTemperature:",
      "weight: is not a known field here; the fields here are code",
    ],
    ["a deleted line", "summary: Small, exact and quiet.\n", "", "summary: is missing. One sentence for the card.", "code"],
    ["an emptied field", "summary: Small, exact and quiet.", "summary:", "summary: is missing. One sentence"],
    ["a text of spaces", "title: Dosing pump", 'title: "  "', "title: is missing"],
    ["a text that is too long", "Dosing pump", "Pump and ".repeat(7), "title: has 62 characters, expected at most 60; shorten it by 2"],
    ["a number as a title", "Dosing pump", "007", "title: is 007, not a text; put it in quotation marks"],
    ["a list as a title", "Dosing pump", "[New]", "title: is [New], not a text; put it in quotation marks"],
    ["a number with its unit", "2900", "2900 K", "colourTemperature: is 2900 K, not a number; write the number alone"],
    ["a number in quotation marks", "2900", '"2900"', 'colourTemperature: is "2900", not a number; write the number alone'],
    ["a number with commas", "2900", "1,80,000", "colourTemperature: is 1,80,000; write it without commas: 180000"],
    ["a point for thousands", "2900", "48.000", "colourTemperature: is 48.000, which is 48, expected at least"],
    ["a number with a decimal point", "2900", "2900.5", "colourTemperature: is 2900.5, not a whole number"],
    ["one entry in place of a list", "\n  - roof-fan", " roof-fan", "related: is roof-fan, not a list; start each entry"],
    ["a list of groups without its dashes", "  - name", "    name", "parts: is name: Membrane, not a list"],
    [
      "an address in place of a picture's fields",
      "\n  file: /images/pump.png\n  alt: A pump\n  focus: right",
      " /images/pump.png",
      "picture: is /images/pump.png, not a group of fields; write each on a line of its own below, indented by two spaces: file, alt, focus",
    ],
    ["a number that is too large", "2900", "99000", "colourTemperature: is 99000, expected at most 9000"],
    ["a Cyrillic letter in a code", "P-02", "Р-02", 'code: "Р-02" is not a code such as P-02; retype "Р", which is not on'],
    ["a malformed code", "P-02", "p2", 'code: "p2" is not a code such as P-02'],
    ["an unknown choice", "focus: right", "focus: rigth", 'picture.focus: "rigth" is not one of left, centre, right, top, bottom'],
    ["a text that a comment cuts", "Small, exact", "Room # 5", 'the text ends before " #"'],
    ["a colon in a text", "Small, exact", "First: exact", COLON],
    ["no space after a colon", "title: D", "title:D", INDENT],
    ["no space after a dash", "- name", "-name", INDENT],
    ["a forgotten colon", "title: D", "title D", INDENT],
    ["a text in a list without its dash", "  - roof-fan\n", "  - roof-fan\n  dosing-pump\n", INDENT, "  dosing-pump"],
    ["an unclosed quotation mark", "Dosing pump", '"Dosing pump', OPEN],
    ["text after the quotation marks", "Dosing pump", '"Dosing" pump', SIGN],
    ["an apostrophe within 'single quotes'", "Dosing pump", "'The site's pump'", "write it twice, '', or"],
    ["one at the end of a word", "Dosing pump", "'The plants' pump'", "write it twice, '', or"],
    ["bold at the start of a text", "Dosing pump", "**Dosing** pump", SIGN],
    ["a word between stars", "Dosing pump", "*Dosing*", SIGN],
    ["an ampersand at the start", "Dosing pump", "&Dosing pump", SIGN],
    ["an exclamation mark at the start", "Dosing pump", "! Dosing pump", SIGN],
    ["three exclamation marks at the start", "Dosing pump", "!!! Dosing pump", SIGN],
    ["a link at the start of a text", "Our shop answers", "[Our shop](/contact) answers", SIGN],
    ["an unclosed bracket", "Dosing pump", "[Dosing", OPEN],
    ["a tab as indentation", "  focus", "\tfocus", INDENT],
    ["a space before the first field", "code:", " code:", INDENT],
    ["a line indented too far", "  focus", "    focus", INDENT],
    ["an entry indented too far", "care:", "   - name: Seal\n     detail: Holds.\ncare:", INDENT],
    [
      "a first entry without its dash, above others",
      "  - name: Membrane\n    detail: Moves the liquid.",
      "    name: Membrane\n    detail: Moves the liquid.\n  - name: Seal\n    detail: Holds.",
      DASH,
    ],
    [
      "the same in the column of the other dashes",
      "  - name: Membrane\n    detail: Moves the liquid.",
      "  name: Membrane\n  detail: Moves the liquid.\n  - name: Seal\n    detail: Holds.",
      DASH,
    ],
    ["an entry below []", "related:\n", "related: []\n", EMPTY_LIST],
    ["an entry below [ ]", "related:\n", "related: [ ]\n", EMPTY_LIST],
    ["an entry below [], in its column", "related:\n  -", "related: []\n-", EMPTY_LIST],
    ["an entry with fields below []", "parts:\n", "parts: []\n\n", EMPTY_LIST],
    ["a text on the line of |-", "Our shop answers", "|- Our shop answers", TEXT_BELOW],
    ["a list under a text", "Our shop answers [day and night](/contact).", "We sell\n  - oil\n  - air", JOINED],
    ["a numbered list under a text", "Our shop answers [day and night](/contact).", "We sell\n  1. oil\n  2. air", JOINED],
    ["a list under a text of joined lines", "Our shop answers [day and night](/contact).", ">-\n  We sell\n  - oil\n  - air", JOINED],
    ["a list within quotation marks", "Our shop answers [day and night](/contact).", '"We sell\n  - oil\n  - air"', JOINED],
    ["a heading under a text of joined lines", "Our shop answers", ">-\n  We sell\n  ## Daily\n  Our shop answers", JOINED],
    ["a list under a text with a colon", "Our shop answers [day and night](/contact).", "We sell:\n  - oil\n  - air", TEXT_BELOW],
    ["a list under a text, in its column", "Our shop answers [day and night](/contact).", "We sell\n- oil\n- air", TEXT_BELOW, "- oil"],
    ["a field written twice", "colourTemperature:", "title: Other\ncolourTemperature:", "this field is already in its group"],
    [
      "an escaped star within double quotation marks",
      "Our shop answers [day and night](/contact).",
      '"The price\\* excludes GST."',
      "within double quotation marks write \\\\ for a backslash",
    ],
    ["a line of dashes", "colourTemperature:", "---\ncolourTemperature:", DASHES],
    ["a line of dashes at the end", "  - roof-fan\n", "  - roof-fan\n---\n", DASHES, "---"],
    ["a lost character", "Dosing", "D\uFFFDsing", "a character was lost when the file was saved"],
    ["a dead link", "(/contact)", "(/contatc)", 'care: there is no page "/contatc"; did you mean "/contact"?'],
    ["a telephone link without country code", "(/contact)", "(tel:040123456)", 'tel:040123456" needs a country code'],
    ["a number of ten digits that is not toll-free", "(/contact)", "(tel:4012345678)", "needs a country code"],
    ["an e-mail address without mailto:", "[day and night](/contact)", "[us@example.in](us@example.in)", "; write mailto:us@example.in"],
    ["a mailbox with another word before it", "(/contact)", "(email:us@a.example)", "is not an address such as"],
    ["an e-mail address with two schemes", "(/contact)", "(mailto:Mailto:us@a.example)", "is not an address such as"],
    ["a site without https://", "(/contact)", "(www.kelvin.example/a)", "; write https://www.kelvin.example/a"],
    ["a text that is only a divider", "Our shop answers [day and night](/contact).", "'---'", '"---" is a line without text'],
    ["a page that lists itself", "- roof-fan", "- dosing-pump", "a page cannot list itself"],
    ["a missing picture", "pump.png", "pumb.png", 'there is no picture /images/pumb.png in data/images; did you mean "/images/pump.png"?'],
    ["a picture that is too small", "pump.png", "small.png", "is 1920 × 1079 pixels; it needs at least 1920 × 1080 here"],
    ["an iPhone's HEIC photo", "pump.png", "pump.HEIC", "is not the address of a picture as JPEG, PNG or WebP"],
    ["a Cyrillic letter in the address of a picture", "pump.png", "p\u0443mp.png", '; retype "\u0443", which is not on'],
    ["a picture with backslashes", "/images/pump.png", "\\images\\pump.png", "; write /images/pump.png"],
    ["a picture's ending in capitals", "pump.png", "pump.PNG", PICTURE_NAME],
    ["a drawing as PNG", "pump.svg", "pump.png", "is not the address of a picture as SVG", "drawings/pump.png"],
    ["a picture in another folder", "/pump.png", "/valves/pump.png", 'did you mean "/images/pump.png"?'],
    ["a picture with another ending", "pump.png", "pump.jpg", 'did you mean "/images/pump.png"?'],
    ["a picture with two endings", "pump.png", "pump.png.jpg", PICTURE_NAME],
    ["a picture whose ending Windows hides", "pump.png", "shaft.jpg", "the picture's file is named shaft.jpg.jpg; rename it to shaft.jpg"],
    ["a picture with capitals and a space", "pump.png", "My Pump.PNG", PICTURE_NAME],
    ["the name that a camera gave a picture", "pump.png", "camera.jpg", "file is named CAMERA.JPG"],
    ["a relative picture address", "/images/pump", "../images/pump", "; write /images/pump.png"],
    ["a picture with another extension", "pump.png", "renamed.jpg", "is actually PNG; export it as JPG"],
    ["a picture file that is too large", "pump.png", "heavy.png", "is 2.2 MB; the limit is 2 MB"],
    ["a file that is not a picture", "pump.png", "no-picture.png", "cannot be opened as a picture"],
    ["a compressed drawing", "drawings/pump.svg", "drawings/compressed.svg", "compressed.svg is actually SVGZ; export it as SVG"],
    ["a drawing with a script", "pump.svg", "script.svg", "has a script or a link in it"],
  ],
  [FAN]: [["a yes that is a text", "title:", "draft: yes\ntitle:", "draft: is yes; write true for yes, or delete the line"]],
  [NOTE]: [
    ["a day that does not exist", "2023-11-13", "2023-02-31", 'date: "2023-02-31" is no day of the calendar'],
    ["a date as people write it", "2023-11-13", "31.3.2027", 'date: "31.3.2027" is not a date such as 2023-11-02; write 2027-03-31'],
    ["such a date that does not exist", "2023-11-13", "31.2.2027", "is not a date such as 2023-11-02, and no day of the calendar"],
    ["one question too few", "  - question: How often?\n    answer: Yearly.\n", "", "faq: has 1 entry, expected exactly 2", "- question"],
    ["a link to a missing section", "#section1", "#section3", 'there is no anchor #section3 on /notes/valves; did you mean "section1"?'],
    ["another toll-free number", "[above](#section1)", "[1800 123 4567](tel:18001234568)", "write tel:18001234567"],
    ["a space within a link", "[above](", "[above] (", AS_IT_IS],
    ["a footnote", "[above](#section1)", "above[^1]", AS_IT_IS],
    ["a link by reference", "[above](#section1)", "[above][1]", AS_IT_IS],
    ["a link without text", "body: Ask to see them.", 'body: "[](#section1)"', "is a link without text"],
    ["a space as the text of a link", "[above]", "[ ]", "is a link without text"],
    ["a link with a tooltip", "(#section1)", "(#section1 'Seats')", '"Seats" in a link is a tooltip'],
    [
      "a telephone number that leads to a page",
      "above",
      "+91 40 1234 5678",
      "is not the number that the link shows; write tel:+914012345678",
    ],
    [
      "an e-mail address that leads to a page",
      "above",
      "us@example.in",
      "is not the e-mail address that the link shows; write mailto:us@example.in",
    ],
    ["a text of blank code", "body: Ask to see them.", 'body: "` `"', '"` `" is a line without text'],
    ["a picture within a text", "body: Ask to see them.", 'body: "![](a.png)"', "pictures have their own fields"],
    ["HTML in a text", "[above](#section1)", "above<br>", "is HTML, which would be shown literally"],
    ["bold that is not closed", "Ask to", "Ask **to", AS_IT_IS],
    ["an underscore on one side only", "Ask to", "Ask _to", AS_IT_IS],
    [
      "no space after bold words",
      "Ask to",
      "Look. **Note:**ask to",
      '"**Note:**ask" would be shown literally; write a space after the second **',
    ],
    ["a unit pasted as HTML", "Ask to", "Ask for 4 m<sup>3</sup> to", "is HTML, which would be shown literally"],
    ["a drawing pasted as HTML", "Ask to", "Ask <svg viewBox='0 0 1 1'> to", "is HTML, which would be shown literally"],
    ["a comment as in HTML", "Ask to", "Ask <!-- when? --> to", '"<!-- when? -->" is HTML'],
    ["a condition that starts with a star", "Ask to", "Ask to. *T&C apply", '"*T&C" has a star on one side only; write \\* for a star'],
    ["a star after a word", "Ask to", "The price* excludes GST. Ask to", '"price*" has a star on one side only'],
    ["dimensions that become italics", "Ask to", "Ask for 600*800*300 mm to", '"600*800" starts italics inside a word; write ×'],
    ["a web address in angle brackets in a plain text", "Two valves", "<https://a.example>", '"<" would be shown literally'],
    ["bold in a plain text", "Two valves", "The **two** valves", "this text is not Markdown"],
    ["HTML in a plain text", "Two valves", "Two<br>valves", "this text is not Markdown"],
    ["an HTML entity", "Two valves", "Valves &amp; seats", "this text is not Markdown"],
  ],
  [MAKERS]: [
    ["an extra comma in JSON", 'mark.png" }', 'mark.png" },', NO_JSON],
    ["the comma before a deleted last entry in JSON", "    }\n  ]", "    },\n  ]", NO_JSON],
    [
      "two entries that run together in JSON",
      '"Nimbrel",',
      '"Nimbrel",\n      "logo": { "file": "/images/mark.png" },\n      "name": "Second",',
      "this field is already in its group; keep one of the two, or put }, { between two entries",
      '"name": "Second"',
    ],
    ["a missing comma in JSON", '"Nimbrel",', '"Nimbrel"', NO_JSON, '"logo"'],
    ["quotation marks inside a text in JSON", "Nimbrel", 'The "Nimbrel" works', '(inside a text write \\" or “ ”)'],
    ["backslashes in an address in JSON", "/images/mark", "\\images\\mark", "write / in addresses"],
    ["text without quotation marks in JSON", '"Nimbrel",', "Nimbrel,", NO_JSON],
    ["a client's logo as SVG", "mark.png", "mark.svg", "is not the address of a picture as PNG, such as /images/mark.png"],
    ["a logo without a transparent background", "mark.png", "box.png", "has no transparent background"],
    ["a white logo", "mark.png", "white.png", "white.png is empty or white, so nobody would see it on the page"],
    ["a logo that would be too low", "mark.png", "long.png", "long.png is 80 × 8; its width must be 1 to 8 times its height here"],
  ],
  [REDIRECTS]: [
    ["a redirect from a page", "/old.html", "/contact/index.html", '"/contact/index.html" is a page, which is never redirected'],
    ["a redirect from a folder of the site", "/old.html", "/static/a.png", "is a folder of the site"],
    [
      "a former address with letters of any script",
      "/old.html",
      "/über uns",
      "0.from: has a slash at its end, or letters or spaces that addresses encode; write /%C3%BCber%20uns",
    ],
    ["a former address with a question", "/old.html", "/old?id=5", "0.from: has a ?, which no redirect can match"],
    ["former addresses with a star", "/old.html", "/shop/*", "0.from: has a *, which no redirect can match"],
    ["a former address with a slash at its end", "/old.html", "/old/", "0.from: has a slash at its end"],
    ["a redirect to an anchor without a page", "/contact", '"#enquiry"', "redirects.0.to: names no page"],
    ["a redirect to itself with https", "/contact", "https://kelvin.example/old.html", "leads back to an address that is redirected"],
    ["https twice in an address", "/contact", "https://https://a.example", "is not an address such as /contact"],
    ["an address without its domain", "/contact", "https://example", "is not an address such as /contact"],
    ["an address with three slashes", "/contact", "http:///contact", "is not an address such as /contact"],
    ["a redirect to nowhere", "to: /contact", "to: /contatc", 'there is no page "/contatc"'],
  ],
  [LAUNCH]: [
    ["a misspelt folder in the launch list", "pumps/deleted", "pmups/deleted", 'data/ has no "pmups/deleted-pump.yaml"'],
    ["a misspelt folder with a star", '"*/*.yaml"', "pmups/*.yaml", 'data/ has no "pmups/*.yaml"; did you mean "pumps/*.yaml"?'],
    [
      "a misspelt field in the launch list",
      "parts.name",
      "parts.nmae",
      'questions.0.places.0.field: data/pumps/deleted-pump.yaml has no field "parts.nmae"; did you mean "parts.name"?',
    ],
    [
      "neither samples nor an optional field",
      "        samples: [Membrane]\n",
      "",
      "needs samples, because parts.name is always there",
      "parts.name",
    ],
    ["neither a field nor samples", "        samples: [lorem]\n", "", "places.1.file: needs a field, or samples", '"*/*.yaml"'],
  ],
};

/** The same for the text of the note's first section. */
const WRONG_MARKDOWN: readonly (readonly [what: string, markdown: string, words: string, at?: string])[] = [
  ["a list entry with only a divider", "* Ask.\n* ---", '"* ---" is a line without text', "* ---"],
  ["a table with a column too few in its line of dashes", "| A | B |\n|---|\n| 1 | 2 |", LINE_AS_IT_IS],
  ["a table without outer bars and with too few dashes", "A | B | C\n---|---\n1 | 2 | 3", LINE_AS_IT_IS, "---|---"],
  ["the same with colons", "A | B | C\n:---: |---\n1 | 2 | 3", LINE_AS_IT_IS, ":---: |"],
  ["a lone backtick", "Ask ` to see them.", AS_IT_IS],
  [
    "a row with more cells than the first",
    "| A | B |\n|---|---|\n| Voltage | 415 V | AC |",
    '"| Voltage | 415 V | AC |" has more cells than the first row of its table',
    "| Voltage",
  ],
  [
    "a vertical bar inside a cell",
    "> A | B\n> -|-\n> Voltage | 415|230 V",
    '"> Voltage | 415|230 V" has more cells than the first row of its table',
    "> Voltage",
  ],
  ["a text right below a table", "| A | B |\n|---|---|\n| 1 | 2 |\nAsk.", '"Ask." would be a row of the table above it', "Ask."],
  ["a heading without its space", "Ask.\n##Daily", LINE_AS_IT_IS, "##Daily"],
  ["a block of code without text", "Ask.\n\n```", '"```" is a line without text', "```"],
  ["HTML on lines of its own", 'Ask.\n\n<p class="a">', "is HTML, which", "<p"],
];

const ROWS = [
  ...Object.entries(WRONG_EDITS).flatMap(([file, rows]) =>
    rows.map(([what, written, replacement, words, at = replacement]) => ({ file, what, written, replacement, words, at })),
  ),
  ...WRONG_MARKDOWN.map(([what, markdown, words, at = markdown.split("\n")[0] ?? ""]) => {
    const replacement = `|-\n${markdown}`.replaceAll("\n", "\n      ");
    return { file: NOTE, what, written: "Ask to see them.", replacement, words, at };
  }),
];

test("the unedited files have no problems, and only warnings about unused pictures", () => {
  const { problems, warnings } = lines(TEXTS);
  expect(problems).toEqual([]);
  expect(warnings.filter((line) => !line.includes("no page shows this picture"))).toEqual([]);
});

test.each(ROWS)("$file: $what", ({ file, written, replacement, words, at }) => {
  const content = edited(file, written, replacement);
  const { problems } = lines({ ...TEXTS, [file]: content });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^data/${file}:${lineOf(content, at)}:`));
  expect(problems[0]).toContain(words);
});

describe("a wrong name", () => {
  const other = (texts: Readonly<Record<string, string>>) => lines({ ...TEXTS, ...texts }).problems;
  test.each([
    ["contact.yml", "no page uses this file; rename it to data/contact.yaml"],
    ["pumps/a.yaml.txt", "no page uses this file; rename it to data/pumps/a.yaml"],
    ["pmups/a.yaml", "no page uses this file; rename it to data/pumps/a.yaml"],
    ["pumps/photo.jpg", "pictures belong in data/images; move it there"],
  ])("%s", (name, message) => expect(other({ [name]: "" })).toEqual([`data/${name}:1:1 ${message}`]));

  test.each(["index", "aux", "com1"])("%s.yaml, which web servers or Windows reserve", (slug) => {
    expect(other({ [`fans/${slug}.yaml`]: "title: Other\n" })).toEqual([
      `data/fans/${slug}.yaml:1:1 no page can be named ${slug}, which web servers or Windows reserve; rename the file`,
    ]);
  });

  test("capitals and spaces, and two files with one address or one name", () => {
    expect(other({ "fans/Roof Fan.yaml": "title: Other\n" })).toEqual([
      expect.stringContaining("data/fans/Roof Fan.yaml:1:1 the file's name becomes the page's address"),
      expect.stringContaining("the address /fans/roof-fan is already used by data/fans/roof-fan.yaml"),
      expect.stringContaining("the name roof-fan is already used by"),
    ]);
    const { [PUMP]: pump = "" } = TEXTS;
    expect(other({ "pumps/roof-fan.yaml": pump.replace("P-02", "P-03") }).join()).toContain("the name roof-fan is already used by");
  });

  test("a page with the address of a fixed page is the one to rename", () => {
    const legal: Kind = { ...fans, files: "legal/*.yaml", page: "/*", families: [] };
    const texts = { "legal/contact.yaml": "title: Other\n", ...TEXTS };
    expect(lines(texts, [legal, ...KINDS]).problems).toEqual([
      "data/legal/contact.yaml:1:1 the address /contact is already used by data/contact.yaml; rename the file",
    ]);
  });

  test("a missing file is reported, without the broken links that follow from it", () => {
    const { "contact.yaml": _, ...rest } = TEXTS;
    expect(lines(rest).problems).toEqual(["data/contact.yaml:1:1 the file is missing, and the site needs it"]);
  });

  test.each(["", "draft: true\n"])("the last published page of a folder can be neither deleted nor a draft", (fan) => {
    const kinds = KINDS.map((kind) => (kind === fans ? { ...kind, needsPage: true } : kind));
    const { [FAN]: _, ...rest } = TEXTS;
    const problem = "data/fans/*.yaml:1:1 the site needs at least one of these pages; restore a file, or publish a draft";
    expect(lines(fan ? { ...rest, [FAN]: fan } : rest, kinds).problems).toEqual([problem]);
  });
});

test("a rule between two fields of a file is reported at the field that it names", () => {
  const fields = defineKind({
    files: "course.yaml",
    typeName: "CourseYaml",
    schema: { starts: day("The first day."), ends: day("The last.") },
  });
  const inOrder = fields.schema.refine(({ starts, ends }) => starts <= ends, { path: ["ends"], message: "is earlier than starts" });
  const { problems } = lines({ "course.yaml": "starts: 2024-02-02\nends: 2024-02-01\n" }, [{ ...fields, schema: inOrder }]);
  expect(problems).toEqual(["data/course.yaml:2:7 ends: is earlier than starts"]);
});

test("a duplicate is reported in both files, because the copy may have the earlier name", () => {
  const { [PUMP]: pump = "" } = TEXTS;
  const code = 'code: "P-02" is already used in';
  expect(lines({ ...TEXTS, "pumps/acid-pump.yaml": pump }).problems).toEqual([
    `data/pumps/acid-pump.yaml:1:7 ${code} data/${PUMP}:1; change one of the two`,
    `data/${PUMP}:1:7 ${code} data/pumps/acid-pump.yaml:1; change one of the two`,
  ]);
});

test("a search title that is not unique is a warning, also if it follows from an article's title", () => {
  const texts = { "blog/9.yaml": "title: Lifts\n", "services/lifts.yaml": "seo:\n  title: lifts\n" };
  expect(checkData({ texts, pictures: {} }).warnings.map(problemLine)).toEqual([
    'data/blog/9.yaml:1:8 title: "Lifts" is already used in data/services/lifts.yaml:2; change one of the two',
    'data/services/lifts.yaml:2:10 seo.title: "lifts" is already used in data/blog/9.yaml:1; change one of the two',
  ]);
});

test("a copy that keeps its menu title is a warning, because menus would show it twice", () => {
  const texts = { "services/lifts.yaml": "menuTitle: Lifts\n", "services/lifts-2.yaml": "menuTitle: Lifts\n" };
  expect(checkData({ texts, pictures: {} }).warnings.map(problemLine)).toEqual([
    'data/services/lifts-2.yaml:1:12 menuTitle: "Lifts" is already used in data/services/lifts.yaml:1; change one of the two',
    'data/services/lifts.yaml:1:12 menuTitle: "Lifts" is already used in data/services/lifts-2.yaml:1; change one of the two',
  ]);
});

test("a project names a page that shows it", () => {
  const { problems } = checkData({ texts: { "projects.yaml": "items:\n  - title: A dialysis centre\n    related: []\n" }, pictures: {} });
  expect(problems.map(problemLine)).toContainEqual(
    expect.stringMatching(/^data\/projects\.yaml:3:14 items\.0\.related: is missing\. File names/),
  );
});

describe("a button", () => {
  const offer = defineKind({ files: "offer.yaml", typeName: "OfferYaml", schema: { button: button("The button.") } });
  const problemsOf = (label: string, href: string) =>
    lines({ ...TEXTS, "offer.yaml": `button:\n  label: ${label}\n  href: ${href}\n` }, [...KINDS, offer]).problems;

  test.each([
    ["Call now", "tel:+914012345678"],
    ["Call +91 40 1234 5678", "tel:+91-40-1234-5678"],
    ["Fire 101", "tel:101"],
    ["Write to sales@kelvin.example", "mailto:sales@kelvin.example"],
    ["Visit us", "/contact"],
    ["See the map", "/contact#map"],
  ])("%s may lead to %s", (label, href) => expect(problemsOf(label, href)).toEqual([]));

  test.each([
    ["Call now", "tel:+91 40 1234 5678", "needs a country code and no spaces; write it like tel:+914012345678"],
    ["Call now", "+91 40 1234 5678", "is not an address such as /contact, #enquiry, https://example.com, tel:+914012345678"],
    ["Call +91 40 1234 5678", "tel:+914012345679", "is not the number that the link shows; write tel:+914012345678"],
    ["Call 1800 123 4567", "tel:18001234568", "is not the number that the link shows; write tel:18001234567"],
    ["sales@kelvin.example", "mailto:service@kelvin.example", "is not the e-mail address that the link shows"],
  ])("%s cannot lead to %s", (label, href, words) => {
    expect(problemsOf(label, href)).toEqual([expect.stringContaining(`data/offer.yaml:3:9 button.href: "${href}" ${words}`)]);
  });

  test("of several pages leads only to an anchor that every page has", () => {
    expect(problemsOf("Send us drawings", "'#drawings'")).toEqual([expect.stringContaining("there is no anchor #drawings on every page;")]);
  });
});

test("an excerpt that two articles have is reported at its line, because their descriptions follow from it", () => {
  const excerpt = "excerpt: Count the people who wait for a lift at nine in the morning.\n";
  const texts = { "blog/8.yaml": `${excerpt}title: Lifts\n`, "blog/9.yaml": `title: More lifts\n${excerpt}` };
  expect(checkData({ texts, pictures: {} }).problems.map(problemLine)).toContainEqual(
    expect.stringMatching(/^data\/blog\/9\.yaml:2:10 excerpt: "Count .* is already used in data\/blog\/8\.yaml:1; change/),
  );
});

test("texts that a page shows alike are duplicates", () => {
  const texts = { "blog/8.yaml": "title: Lifts and  doors\n", "blog/9.yaml": "title: Lifts and doors\n" };
  expect(checkData({ texts, pictures: {} }).problems.map(problemLine)).toContainEqual(
    expect.stringMatching(/^data\/blog\/9\.yaml:1:8 title: "Lifts and doors" is already used in data\/blog\/8\.yaml:1; change/),
  );
});

const ordered = z.array(reference(machines, "pump or fan", "dosing-pump", true)).default([]);
const slides = list("Slide", "The slides.", { offering: reference(machines, "pump or fan", "dosing-pump") }).default([]);
/** The place at which the pump names the fan. */
const RELATED_FAN = `data/${PUMP}:${lineOf(TEXTS[PUMP] ?? "", "- roof-fan")}:5 related.0`;
const orderList = defineKind({ files: "list.yaml", typeName: "ListYaml", page: "/list", schema: { order: ordered, slides } });

test("a link to a deleted page is a problem; lists leave the page out, with a warning", () => {
  const { "fans/roof-fan.yaml": _, ...rest } = TEXTS;
  const texts = {
    ...rest,
    "fans/wall-fan.yaml": "title: Wall fan\n",
    "list.yaml": "order:\n  - roof-fan\n  - wal-fan\nslides:\n  - offering: roof-fan\n",
  };
  const { problems, warnings } = lines({ ...texts, [NOTE]: edited(NOTE, "(#section1)", "(/fans/roof-fan)") }, [...KINDS, orderList]);
  expect(problems).toEqual([
    expect.stringMatching(/^data\/notes\/valves\.yaml:7:\d+ sections.1.body: there is no page "\/fans\/roof-fan"/),
  ]);
  expect(warnings).toEqual(
    expect.arrayContaining([
      'data/list.yaml:2:5 order.0: there is no pump or fan "roof-fan", so it is left out; choose another, or delete the entry',
      'data/list.yaml:3:5 order.1: there is no pump or fan "wal-fan", so it is left out; did you mean "wall-fan"?',
      'data/list.yaml:5:15 slides.0.offering: there is no pump or fan "roof-fan", so it is left out; choose another',
      `${RELATED_FAN}: there is no pump or fan "roof-fan", so it is left out; choose another, or delete the entry`,
    ]),
  );
});

test("an address that may be gone is a warning if its page is deleted or a draft, or its anchor renamed", () => {
  const href = link("Where it leads.").meta({ mayBeGone: "/fans/" });
  const parts = list("Included", "What belongs to it.", { href });
  const included = defineKind({ files: "included.yaml", typeName: "IncludedYaml", page: "/included", schema: { parts } });
  const addresses = ["/fans/roof-fan#renamed", "/fans/deleted", "/fans/new-fan", "/pumps/deleted", "#nowhere"];
  const texts = {
    ...TEXTS,
    "fans/new-fan.yaml": "draft: true\ntitle: New fan\n",
    "included.yaml": `parts:\n${addresses.map((address) => `  - href: "${address}"\n`).join("")}`,
  };
  const { problems, warnings } = lines(texts, [...KINDS, included]);
  expect(problems).toEqual([
    expect.stringContaining('data/included.yaml:5:11 parts.3.href: there is no page "/pumps/deleted"'),
    expect.stringContaining("data/included.yaml:6:11 parts.4.href: there is no anchor #nowhere on /included"),
  ]);
  expect(warnings.filter((line) => line.includes("included.yaml"))).toEqual([
    expect.stringContaining("data/included.yaml:2:11 parts.0.href: there is no anchor #renamed on /fans/roof-fan"),
    expect.stringContaining('data/included.yaml:3:11 parts.1.href: there is no page "/fans/deleted"'),
    expect.stringContaining('data/included.yaml:4:11 parts.2.href: "/fans/new-fan" is a draft, which is not published'),
  ]);
});

test("only drafts may link to a draft; lists leave it out, with a warning unless they order pages", () => {
  const texts = {
    ...TEXTS,
    "fans/roof-fan.yaml": "draft: true\ntitle: Roof fan\n",
    "fans/new-fan.yaml": "draft: true\ntitle: New fan\nrelated:\n  - roof-fan\n",
    "list.yaml": "order:\n  - roof-fan\n",
    [NOTE]: edited(NOTE, "(#section1)", "(/fans/roof-fan)"),
  };
  const { problems, warnings } = lines(texts, [...KINDS, orderList]);
  expect(problems).toEqual([expect.stringMatching(/^data\/notes\/valves\.yaml:7:\d+ sections.1.body: "\/fans\/roof-fan" is a draft/)]);
  expect(warnings.filter((line) => line.includes("left out"))).toEqual([
    `${RELATED_FAN}: "roof-fan" is a draft, so it is left out; choose another, or publish it`,
  ]);
});

test("a draft may lack fields, entries and words, and has no other mistake", () => {
  const problemsOf = (draft: string) =>
    lines({ ...TEXTS, "notes/new.yaml": `draft: true\nfaq:\n  - question: How often?\n${draft}` }).problems;
  expect(problemsOf("intro: Two valves.\n")).toEqual([]);
  expect(problemsOf("intro: [one, two]\n")).toEqual([expect.stringContaining("data/notes/new.yaml:4:8 intro: is [one, two], not a text")]);
});

test.each(["pipe", "pump-2", "pump-room"])("for %s.png, which is missing, no other picture is suggested", (name) => {
  const { problems } = lines({ ...TEXTS, [PUMP]: edited(PUMP, "pump.png", `${name}.png`) });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`there is no picture /images/${name}.png in data/images$`))]);
});

test.each([
  ["to another site", "to: /contact", "to: https://shop.example/pumps?of=2023#all"],
  ["to an anchor of a page", "to: /contact", "to: /contact#enquiry"],
  ["from a draft", "from: /old.html", "from: /fans/new-fan"],
  ["from a folder that another site had", "from: /old.html", "from: /old/static/a.png"],
  ["from an address that starts like a folder of the site", "from: /old.html", "from: /administration"],
])("a redirect %s: no problem", (_, written, replacement) => {
  const texts = { ...TEXTS, "fans/new-fan.yaml": "draft: true\ntitle: New fan\n", [REDIRECTS]: edited(REDIRECTS, written, replacement) };
  expect(lines(texts).problems).toEqual([]);
});

test.each([
  ["a no-break space after a colon, a zero-width space, a byte order mark", "title: D", "\uFEFFtitle:\u00A0\u200BD"],
  ["a no-break space at the end of a line", "2900", "2900\u00A0 "],
  ["a no-break hyphen in a code", "P-02", "P\u201102"],
  ["Windows line endings", "title: Dosing pump\n", "title: Dosing pump\r\n"],
  ["an empty optional text", "drawing: /images/drawings/pump.svg", "drawing: ''"],
  [
    "headings, quotations, dividers and code",
    "Our shop answers",
    "|-\n  ## Daily\n\n  > Look.\n\n  ---\n\n      code\n\n  Our `shop` answers",
  ],
  ["an http address, and schemes with a capital", "(/contact)", "(http://example.com), [a](Mailto:us@a.example), [b](Https://a.example)"],
  [
    "underscores in an e-mail address, in the names of signals and files and in an address",
    "Our shop",
    "first_of_all@kelvin.in, CHW_SUP_TEMP, chw_sup_temp, site_plan_v2.dwg or https://a.example/a_b_c at our shop_desk",
  ],
  ["dimensions with × or an escaped star", "Our shop", "600 × 800 or 600\\*800\\*300 mm, 5* and *italics*, our shop"],
  ["a no-break space after a colon in a text", "Small, exact", "Small:\u00A0exact"],
  ["angle brackets that are no HTML", "Our shop", "If T1<T2 and T3>T4, <your name>, <title> of the job, <address> or <3 hours, our shop"],
  ["angle brackets in a plain text", "Small, exact", "T1<T2 and T3>T4, <your name>, exact"],
  [
    "emergency and toll-free numbers",
    "(/contact)",
    "(/contact), [101](tel:101), [1800 123 4567](tel:18001234567), [call](tel:1860-123-4567)",
  ],
  [
    "a number sign, a vertical bar, and stars that are escaped or after a number",
    "Our shop answers",
    "|-\n  #1 for pumps | fans, 5* and \\*T&C apply.\n\n  Our shop answers",
  ],
  [
    "a table with fewer cells, an empty one, escaped bars and a number sign",
    "Our shop answers",
    "|-\n  | A | B |\n  |---|---|\n  | 1 |\n  | 1 | 2 | |\n  | 415\\|230 V | 2 |\n  | \\|x\\| | ##1 |\n\n  Our shop answers",
  ],
  ["a text that goes on with a year below", "Small, exact", "Small since\n  2009. Exact"],
  ["stars between the numbers of a plain text", "Small, exact", "600*800*300 mm, small"],
  ["a bullet and a number without text", "Our shop answers", "|-\n  - Oil\n  -\n  - Air\n\n  1.\n\n  Our shop answers"],
  [
    "telephone numbers and e-mail addresses that lead to themselves",
    "(/contact)",
    "(/contact), [+91 40 1234 5678](tel:+914012345678), [us@example.in](mailto:us@example.in), [us](mailto:us@example.in?subject=Two%20pumps&body=Dear%20sir,%0D%0A), [both](mailto:us@example.in,you@example.in)",
  ],
])("%s: no problem", (_, written, replacement) => {
  expect(lines({ ...TEXTS, [PUMP]: edited(PUMP, written, replacement) }).problems).toEqual([]);
});

test.each(["no-lecture.png", "pmup.png"])("no picture is suggested for %s, which may be another one", (name) => {
  expect(lines({ ...TEXTS, [PUMP]: edited(PUMP, "pump.png", name) }).problems).toEqual([expect.stringMatching(/ in data\/images$/)]);
});

test("parts named in another script have anchors to which a text can link", () => {
  const parts = "- name: కవాటం\n    detail: Opens.\n  - name: పొర";
  const pump = edited(PUMP, "- name: Membrane", parts).replace("(/contact)", "(#offering-కవాటం), [then](/pumps/dosing-pump#offering-పొర)");
  expect(lines({ ...TEXTS, [PUMP]: pump }).problems).toEqual([]);
});

test.each([
  ["a byte order mark", "{\n", "\uFEFF{\n"],
  ["no-break spaces before a key, after a colon and a comma", '"file": ', '\u00A0\u00A0"file":\u00A0'],
  ["a zero-width space", '  "items"', '  \u200B"items"'],
  ["an empty list", "{\n", '{\n  "notes": [],\n'],
  ["a white logo for dark backgrounds", "{\n", '{\n  "mark": { "file": "/images/mark.png", "onDark": "/images/white.png" },\n'],
])("%s in JSON: no problem", (_, written, replacement) => {
  expect(lines({ ...TEXTS, [MAKERS]: edited(MAKERS, written, replacement) }).problems).toEqual([]);
});

test("no-break signs in a date are replaced, as are those before the text of a heading", () => {
  expect(day("The day.").parse("2023\u201111\u201102")).toBe("2023-11-02");
  expect(cleanText("  ##\u00A0Daily")).toBe("  ## Daily");
});

test.each([
  ["a vertical tab", "Cool\\vair", "Cool air"],
  ["a null character and a backspace", "Cool\\0 air\\b", "Cool air"],
  ["half an emoji", "Cool air \\ud83d", "Cool air"],
  ["a whole emoji with a joiner", "\\ud83d\\udc69\\u200d\\ud83d\\udd27", "👩\u200D🔧"],
  ["a no-break space", "Small:\\_exact", "Small:\u00A0exact"],
])("%s that /admin writes as an escape", (_, escaped, value) => {
  expect(parseFile(PUMP, `title: "${escaped}"`).value).toEqual({ title: value });
});

test("an address in a text that is no link is a warning, once for each text", () => {
  const care = "Ask sales@a.example, us@b.example or [mail us@c.example](mailto:us@c.example). See [it](/contact)";
  const body = "Look at https://a.example/b?c. Or <https://a.example> and `https://a.example`.";
  const { problems, warnings } = lines({
    ...TEXTS,
    [PUMP]: edited(PUMP, "Our shop answers [day and night](/contact)", care),
    [NOTE]: edited(NOTE, "Ask to see them.", body),
  });
  expect(problems).toEqual([]);
  expect(warnings.filter((line) => line.includes("link yet"))).toEqual([
    expect.stringContaining(
      'valves.yaml:5:19 sections.0.body: "https://a.example/b?c" is not a link yet; write [text](https://a.example/b?c)',
    ),
    expect.stringContaining('dosing-pump.yaml:13:11 care: "sales@a.example" is not a link yet; write [text](mailto:sales@a.example)'),
  ]);
});

describe("codes, colours and titles of pages", () => {
  /** @returns the problems of a field in these files alone */
  const problemsOf = (field: string, files: Readonly<Record<string, string>>) =>
    checkData({ texts: files, pictures: {} })
      .problems.map(problemLine)
      .filter((line) => line.includes(` ${field}: `));

  test.each([
    ["code", "services", "S-02", 'code: "S-02" is not a code of this kind, such as M-02'],
    ["code", "solutions", "M-02", 'code: "M-02" is not a code of this kind, such as S-02'],
    ["colourTemperature", "services", "4501", "colourTemperature: is 4501, expected at most 4500"],
    ["colourTemperature", "solutions", "5499", "colourTemperature: is 5499, expected at least 5500"],
  ])("a %s of another kind in %s: %s", (field, folder, value, problem) => {
    expect(problemsOf(field, { [`${folder}/lifts.yaml`]: `${field}: ${value}` })).toEqual([
      `data/${folder}/lifts.yaml:1:${field.length + 3} ${problem}`,
    ]);
  });

  test("a description that is too short is told how long it has to be", () => {
    const problem = "seo.description: has 12 characters, expected at least 50";
    expect(problemsOf("seo.description", { "services/lifts.yaml": "seo:\n  description: Lifts, fast." })).toEqual([
      `data/services/lifts.yaml:2:16 ${problem}`,
    ]);
  });

  test.each([
    ["services/lifts.yaml", "solutions/towers.yaml", "Lifts"],
    ["blog/9.yaml", "blog/10.yaml", "LIFTS"],
  ])("a title in %s cannot be repeated in %s as %s", (first, second, title) => {
    expect(problemsOf("title", { [second]: `title: ${title}`, [first]: "title: Lifts" })).toContain(
      `data/${second}:1:8 title: "${title}" is already used in data/${first}:1; change one of the two`,
    );
  });
});
