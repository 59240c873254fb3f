/** @jest-environment node */
import {
  ARTICLE_FILE,
  addExamplePicture,
  CLIENTS_FILE,
  EXAMPLE_ARTICLE,
  EXAMPLE_CLIENTS,
  EXAMPLE_SERVICE,
  exampleFaults,
  exampleFile,
  pngOf,
  SERVICE_FILE,
} from "../../../src/testing/example-data";
import { checkData } from "./check-data";
import { faultLine } from "./data-fault";
import { readDataFiles } from "./reading/data-files";
import { WRONG_INDENT } from "./reading/yaml-fault-messages";

/** What is written, what an editor makes of it, and what the terminal then says after `data/services/example-service.yaml:`. */
type Example = readonly [written: string, edited: string, ...faults: string[]];

/** @returns the faults of an example with one change, without the file's name in front */
function faultsAfter(file: string, text: string, [written, edited]: Example, others: Parameters<typeof exampleFaults>[2] = []): string[] {
  expect(text).toContain(written);
  return exampleFaults(
    file,
    text.replace(written, () => edited),
    others,
  ).map((fault) => fault.replace(`data/${file}:`, ""));
}

test("the examples are sound", () => {
  expect(exampleFaults(SERVICE_FILE, EXAMPLE_SERVICE)).toEqual([]);
  expect(exampleFaults(ARTICLE_FILE, EXAMPLE_ARTICLE)).toEqual([]);
  expect(exampleFaults(CLIENTS_FILE, EXAMPLE_CLIENTS)).toEqual([]);
});

test("data/ is valid", () => {
  // thrown, so that the lines are the build's, letter by letter
  const lines = checkData(readDataFiles()).map(faultLine);
  if (lines.length > 0) throw new Error(lines.join("\n"));
});

test("all faults of all files are reported at once, in the order of files and lines", () => {
  const faults = checkData([
    exampleFile(SERVICE_FILE, EXAMPLE_SERVICE.replace("title: HVAC\n", "title: 352\n").replace("kelvin: 2900", "kelvin: 2")),
    exampleFile(ARTICLE_FILE, EXAMPLE_ARTICLE.replace("id: section2", "id: section1")),
  ]);
  const places = faults.filter(({ file }) => !file.startsWith("pages/")).map(({ file, line, field }) => `${file}:${line} ${field}`);
  expect(places.slice(0, 1)).toEqual(["blog/example.yaml:18 sections.1.id"]);
  expect(places).toEqual(expect.arrayContaining(["services/example-service.yaml:5 kelvin", "services/example-service.yaml:6 title"]));
});

const SERVICE_EXAMPLES: readonly Example[] = [
  ["  title: HVAC design", "  tilte: HVAC design", '2:3 seo.tilte: is not a known field here; did you mean "title"?'],
  ...["\u200Btitle", "title\u00A0"].map(
    (key): Example => [
      "\ntitle: HVAC\n",
      `\n${key}: HVAC\n`,
      `6:1 ${key}: is not a known field here because of an invisible character in or beside it; delete the name and type it again`,
    ],
  ),
  [
    "kelvin: 2900",
    "kelvin: 2900\ncolour: red",
    "6:1 colour: is not a known field here; the fields here are seo, code, kelvin, title, menuTitle, picture, callouts, drawing, summary, lead, headline, paragraphs, facts, offeringsHeading, offerings, benefits, care, related, faqs, cta, enquiry",
  ],
  ["\ntitle: HVAC\n", "\n", "1:1 title: is missing. The page's main heading. Expected: text of at most 60 characters"],
  ["\ntitle: HVAC\n", "\ntitle:\n", "6:1 title: is empty. The page's main heading. Expected: text of at most 60 characters"],
  ["\ntitle: HVAC\n", '\ntitle: "  "\n', "6:8 title: is empty. The page's main heading. Expected: text of at most 60 characters"],
  [
    "\ntitle: HVAC\n",
    "\ntitle: 352\n",
    '6:8 title: is the number 352, expected text of at most 60 characters; put it in quotation marks: "352"',
  ],
  [
    "\ntitle: HVAC\n",
    "\ntitle: +91 # m\n",
    '6:8 title: is the number +91, expected text of at most 60 characters; put it in quotation marks: "+91"',
  ],
  [
    "\ntitle: HVAC\n",
    "\ntitle: False\n",
    '6:8 title: is False, expected text of at most 60 characters; put it in quotation marks: "False"',
  ],
  ["\ntitle: HVAC\n", "\ntitle: true\n", '6:8 title: is true, expected text of at most 60 characters; put it in quotation marks: "true"'],
  ["\ntitle: HVAC\n", "\ntitle: [a, b]\n", "6:8 title: is a list, expected text of at most 60 characters"],
  ["\ntitle: HVAC\n", "\ntitle: { a: b }\n", "6:8 title: is a group of fields, expected text of at most 60 characters"],
  [
    "\ntitle: HVAC\n",
    `\ntitle: ${"x".repeat(61)}\n`,
    `6:8 title: is 61 characters long, expected at most 60; shorten it by 1: "${"x".repeat(60)}…"`,
  ],
  [
    "Central and package air conditioning, heating and ventilation, balanced.",
    "Cooling.",
    '3:16 seo.description: is 8 characters long, expected at least 50; write 42 more: "Cooling."',
  ],
  ["kelvin: 2900", "kelvin: 99000", "5:9 kelvin: is 99000, expected at most 9000"],
  ["kelvin: 2900", 'kelvin: "2900"', '5:9 kelvin: is the text "2900", expected a whole number (2700 to 9000)'],
  ["kelvin: 2900", "kelvin: 2900.5", "5:9 kelvin: is the number 2900.5, expected a whole number (2700 to 9000)"],
  ["code: M-02", "code: m2", '4:7 code: "m2" is not a sheet code such as M-02'],
  ["focus: right", "focus: center", '11:10 picture.focus: "center" is not one of left, centre, right, top, bottom; did you mean "centre"?'],
  [
    "  alt: A chiller plant room\n",
    "",
    "9:3 picture.alt: is missing. What the picture shows, in one sentence for people who cannot see it. Expected: text of at most 150 characters",
  ],
  [
    "  alt: A chiller plant room\n  focus: right\n",
    "  alt: >-\n    A chiller plant room\n    focus: right\n",
    "12:5 picture.focus: is read as part of alt, the text above; indent it like alt",
  ],
  [
    "lead: Cooling held where your process needs it.\nheadline:",
    "lead: >-\n  Cooling held where your process needs it.\n  headline:",
    "16:3 headline: is read as part of lead, the text above; indent it like lead",
  ],
  [
    "offerings:\n  - title: Central plant\n    detail: Chillers and cooling towers.\n",
    "offerings: none\n",
    '22:12 offerings: is the text "none", expected a list, each entry on its own line, starting with "- "',
  ],
  [
    "offerings:\n  - title: Central plant\n    detail: Chillers and cooling towers.\n",
    "offerings: []\n",
    "22:12 offerings: has 0 entries, expected at least 1",
  ],
  [
    "drawing: ../images",
    "callouts:\ndrawing: ../images",
    '12:1 callouts: is empty. Numbered markers on the picture and their legend. Expected: a list, each entry on its own line, starting with "- ", or [] for none',
  ],
  ["drawing: ../images", "callouts: []\ndrawing: ../images"],
  [
    "cta: Ask",
    "__proto__: x\ncta: Ask",
    "30:1 __proto__: is not a known field here; the fields here are seo, code, kelvin, title, menuTitle, picture, callouts, drawing, summary, lead, headline, paragraphs, facts, offeringsHeading, offerings, benefits, care, related, faqs, cta, enquiry",
  ],
];

test.each(SERVICE_EXAMPLES)("the schema's words: %j, edited to %j", (written, edited, ...faults) => {
  expect(faultsAfter(SERVICE_FILE, EXAMPLE_SERVICE, [written, edited])).toEqual(faults);
});

const SYNTAX_EXAMPLES: readonly Example[] = [
  [
    "\ntitle: HVAC\n",
    "\ntitle: HVAC: what it does\n",
    '6:8 a colon followed by a space starts a new field; put text with a colon in quotation marks: "HVAC: what it does"',
  ],
  ["\ntitle: HVAC\n", "\ntitle:HVAC\n", "6:1 a space is missing after the colon: title: HVAC"],
  [
    "\ntitle: HVAC\n",
    "\ntitle HVAC\n",
    '6:1 is not of the form "field: text"; is the colon missing, or should the line be indented like the text above it?',
  ],
  ["\ntitle: HVAC\n", '\ntitle: "HVAC\n', '6:8 the quotation mark " opened here is never closed'],
  // not that of a text further down
  ["\ntitle: HVAC\n", '\ntitle: "HVAC\nnote: "Cooling"\n', '6:8 the quotation mark " opened here is never closed'],
  // the remedy means what the editor wrote
  ...[
    ['"HV" AC', "6:13", `'"HV" AC'`],
    ['"the "HV" AC"', "6:14", `'the "HV" AC'`],
    [`'Kelvin's HVAC' # REPLACE: it`, "6:16", `"Kelvin's HVAC"`],
    ['"a duct of 12""', "6:22", `'a duct of 12"'`],
    ["''HVAC''", "6:10", '"HVAC"'],
    ['"HVAC",', "6:14", '"HVAC,"'],
  ].map(
    ([title, place, remedy]): Example => [
      "\ntitle: HVAC\n",
      `\ntitle: ${title}\n`,
      `${place} text continues after the closing quotation mark; put all of it inside one pair of marks: ${remedy}`,
    ],
  ),
  [
    "\ntitle: HVAC\n",
    '\ntitle: "50\\q"\n',
    "6:11 inside quotation marks \\ starts a special character, and \\q is not one; write \\\\ for a backslash",
  ],
  ["\ntitle: HVAC\n", "\ntitle: *bold* HVAC\n", '6:15 text that starts with * must be in quotation marks: "*bold* HVAC"'],
  ["\ntitle: HVAC\n", "\ntitle: @HVAC\n", '6:8 text that starts with @ must be in quotation marks: "@HVAC"'],
  ["\ntitle: HVAC\n", "\ntitle: & HVAC\n", '6:8 text that starts with & must be in quotation marks: "& HVAC"'],
  ["\ntitle: HVAC\n", "\ntitle: [HVAC](/contact) is\n", '6:14 text that starts with [ must be in quotation marks: "[HVAC](/contact) is"'],
  [
    "\ntitle: HVAC\n",
    "\ntitle: [HVAC\n",
    "7:1 a bracket [ or { opened above is never closed, or only after a # that should be in quotation marks",
  ],
  ["\ntitle: HVAC\n", "\ntitle: >HVAC\n", '6:9 after > the text must start on the next line; or put this one in quotation marks: ">HVAC"'],
  ...[
    ["Room #1", "Room #1"],
    ["Room # 5", "Room # 5"],
    ["Room # 5 and # 6", "Room # 5 and # 6"],
    ["Room # confirmed", "Room # confirmed"],
    ["Room\n  # on the next line\n", ""],
    ["Room\n  and hall # 5", "Room and hall # 5"],
    ["Room # REPLACE: its name", ""],
    ["Room # REVIEW", ""],
    ['"Room # 5" # 6', ""],
    [">-\n  Room # 5", ""],
  ].map(
    ([title, cut]): Example => [
      "\ntitle: HVAC\n",
      `\ntitle: ${title}\n`,
      ...(cut
        ? [
            `6:8 the text ends before " #", which starts a comment; put it in quotation marks: ${JSON.stringify(cut)}, or move the comment to its own line`,
          ]
        : []),
    ],
  ),
  [
    "cta: Ask for a heat load\n",
    "cta: #1 in heat loads\n",
    "30:1 cta: is empty. The words on the button beside the heading. Expected: text of at most 40 characters",
    '30:6 the text ends before " #", which starts a comment; put it in quotation marks: "#1 in heat loads", or move the comment to its own line',
  ],
  ["kelvin: 2900", "kelvin: 2900 # amber"],
  [
    "focus: right",
    "focus: right # of the plant",
    '11:10 the text ends before " #", which starts a comment; put it in quotation marks: "right # of the plant", or move the comment to its own line',
  ],
  ["\ntitle: HVAC\n", "\ntitle: HVAC\ntitle: Cooling\n", "7:1 title is already defined on line 6; delete one"],
  ["\ntitle: HVAC\n", "\n\ttitle: HVAC\n", "6:1 there is a tab before the text; use spaces instead, two per level"],
  ["seo:", "  seo:", "1:3 the file's first field is indented; delete the spaces before it"],
  // not where the parser stops, which depends on what follows
  ["seo:\n", "# Air\n   seo:\n", "2:4 the file's first field is indented; delete the spaces before it"],
  ["seo:\n  title", "- seo:\n    title", "1:1 a file starts with a field, not with the dash of a list; delete the dash"],
  ["seo:", "// Air\n# Air\n\nseo:", '1:1 is not of the form "field: text"; is the colon missing?'],
  ["lead: Cooling", "lead: >-\n\t  Cooling", "15:1 there is a tab before the text; use spaces instead, two per level"],
  ["  - title: Central", "  -title: Central", "23:11 a space is missing after the dash: - title: Central plant"],
  ["\ntitle: HVAC\n", "\n  title: HVAC\n", "5:9 the next line is indented too far; lines of one group start in the same column"],
  ["\n  focus: right\n", "\n focus: right\n", `11:2 ${WRONG_INDENT}`],
  ...[
    ["   - title: Central plant\n     detail: Chillers.\n  - title: Heating\n    detail: Boilers.\n", "23:4"],
    ["   - title: Central plant\n    detail: Chillers.\n", "23:4"],
    ["  - title: Plant\n   detail: >-\n      Chillers.\n\n      Towers.\n  - title: Heating\n", "24:4"],
    // of which the parser takes note at the next entry
    ["    title: Central plant\n    detail: >-\n      Chillers.\n  - title: Heating\n    detail: Boilers.\n", "23:5"],
    ["  - title: Central plant\n    detail: >-\n      Chillers.\n   facts: None\n", "26:4"],
    // the line itself, if the text above it has the right place
    ["  - title: Central plant\n    detail: >-\n      Chillers.\n     Towers.\n", "26:6"],
    ["  - title: Central plant\n    detail: Chillers.\n- title: Heating\n  detail: Boilers.\n", "25:1"],
    ["  - title: Central plant\ndetail: >-\n      Chillers.\n  - title: Heating\n    detail: Boilers.\n", "24:1"],
  ].map(
    ([entries, place]): Example => [
      "offerings:\n  - title: Central plant\n    detail: Chillers and cooling towers.\n",
      `offerings:\n${entries}`,
      `${place} ${WRONG_INDENT}`,
    ],
  ),
  ...[
    ["\ntitle: HVAC\nlist:\n\u00A0\u00A0- a\n", "8:1"],
    ["\nlist:\n\u2013 title: HVAC\n  detail: Cooling\n", "7:1"],
    ["\nlist:\n\u2022 title: HVAC\n  detail: Cooling\n", "7:1"],
    ["\ntitle: HVAC\nlist:\n  - a: b\n\u00A0\u00A0\u00A0\u00A0c: >-\n      d\n\n      e\n    f: g\n", "9:1"],
    ["\nlist:\n-\u00A0title: HVAC\n  detail: Cooling\n", "7:2"],
  ].map(
    ([edited = "", place]): Example => [
      "\ntitle: HVAC\n",
      edited,
      `${place} the line begins with a sign of a word processor instead of a space or a hyphen; delete it and type it here`,
    ],
  ),
  // a text may begin with a dash; another fault is not its doing
  [
    "\ntitle: HVAC\n",
    '\nnote: >-\n  Two steps:\n\n  \u2013 the first\ntitle: "HVAC\n',
    '10:8 the quotation mark " opened here is never closed',
  ],
  ...[
    ["paragraphs:\n  - We calculate.\n   - We choose.\n", "18:1"],
    ["paragraphs:\n  - >-\n    * Load.\n    * Plant.\n", "19:1"],
    [`paragraphs:\n  - >-\n    We calculate ${"air ".repeat(20)}\n    - >-\n    We choose.\n`, "19:1"],
    ["paragraphs:\n  - >-\n    - Load.\n    - Plant.\n", "19:1"],
    [`paragraphs:\n  - >-\n    We calculate ${"air ".repeat(20)}\n    - and choose.\n`, ""],
    [`paragraphs:\n  - We calculate ${"air ".repeat(19)}\n    - and choose.\n`, ""],
    ["paragraphs:\n  - |\n    We calculate:\n    - load\n    - plant\n", ""],
    ["paragraphs:\n  - >-\n    We calculate:\n\n    - load\n", ""],
    ["paragraphs:\n  - >-\n    - load, which\n      is calculated\n    - plant\n", ""],
  ].map(
    ([edited = "", place]): Example => [
      "paragraphs:\n  - We calculate heat gain hour by hour.\n",
      edited,
      ...(place
        ? [
            `${place} is read as part of the text above; if it is an entry, indent its dash like the one above; for a list within a text, write | instead of >- in front of the text; a dash within a sentence belongs at the end of the line above`,
          ]
        : []),
    ],
  ),
  ...[
    ["paragraphs:\n  - >-\n    1. Load.\n    2. Plant.\n", "19:1"],
    ["paragraphs:\n  - >-\n    1. Load, which is\n    calculated.\n    2. Plant.\n", "20:1"],
    ["paragraphs:\n  - 1) Load.\n    2) Plant.\n", "18:1"],
    ["paragraphs:\n  - >-\n    We began in\n    2015. The plant was 3\n    4. Nothing else.\n", ""],
    ["paragraphs:\n  - >-\n    1. Load.\n\n    2. Plant.\n", ""],
    ["paragraphs:\n  - >-\n    1. Load, which\n       is calculated.\n    2. Plant.\n", ""],
    ["paragraphs:\n  - |\n    1. Load.\n    2. Plant.\n", ""],
  ].map(
    ([edited = "", place]): Example => [
      "paragraphs:\n  - We calculate heat gain hour by hour.\n",
      edited,
      ...(place
        ? [`${place} is read as part of the text above; for a list within a text, write | instead of >- in front of the text`]
        : []),
    ],
  ),
  [
    "lead: Cooling held",
    "lead: >-\n  Cooling\n  # REPLACE: how\n  held",
    "16:1 is read as part of the text above, not as a note; indent it less, or move it above the text's field",
  ],
  ["\ntitle: HVAC\n", "\ntitle: HVAC\n---\na: b\n", "7:1 --- starts a second document; a file can hold only one"],
  ["\ntitle: HVAC\n", "\ntitle: &name HVAC\n", '6:8 text that starts with & must be in quotation marks: "&name HVAC"'],
  ["\ntitle: HVAC\n", "\ntitle: &amp;\n", '6:8 text that starts with & must be in quotation marks: "&amp;"'],
  [
    "kelvin: 2900\ntitle: HVAC\n",
    "kelvin: 2900\ntitle: &name HVAC\ncta2: *name\n",
    '6:8 text that starts with & must be in quotation marks: "&name HVAC"',
    '7:7 text that starts with * must be in quotation marks: "*name"',
  ],
  ["\ntitle: HVAC\n", "\n<<: { title: HVAC }\n", "6:1 << (a merge key) is not used in these files; write the fields out"],
  ["\ntitle: HVAC\n", "\ntitle: !!str 12\n", '6:8 text that starts with ! must be in quotation marks: "!!str 12"'],
  ["\ntitle: HVAC\n", "\ntitle: !! HVAC\n", '6:8 text that starts with ! must be in quotation marks: "!! HVAC"'],
  ["\ntitle: HVAC\n", "\ntitle: !50% HVAC\n", '6:11 text that starts with ! must be in quotation marks: "!50% HVAC"'],
  ["\ntitle: HVAC\n", "\ntitle: ] HVAC\n", '6:8 text that starts with ] must be in quotation marks: "] HVAC"'],
  [
    "\ntitle: HVAC\n",
    "\ntitle: - HVAC\n",
    '6:8 a list starts on the line after its field, and text that starts with - must be in quotation marks: "- HVAC"',
  ],
  [
    "\ntitle: HVAC\n",
    "\ntitle: HVAC:\n",
    '6:8 a colon followed by a space starts a new field; put text with a colon in quotation marks: "HVAC:"',
  ],
  // the note would be shown if it were inside of the quotation marks
  [
    "\ntitle: HVAC\n",
    "\ntitle: HVAC: air # REPLACE: name\n",
    '6:8 a colon followed by a space starts a new field; put text with a colon in quotation marks: "HVAC: air"',
  ],
  ["lead: Cooling", "lead: >-\n      \n  Cooling", "16:3 the empty line above begins with more spaces than this text; delete them"],
  ["\ntitle: HVAC\n", "\n? [title]\n: HVAC\n", "6:3 a field name must be one plain word, such as title"],
  ["\ntitle: HVAC\n", "\ntitle: 0b11\n", "6:8 title: is read as a number by one program and as text by another; put it in quotation marks"],
  ["\ntitle: HVAC\n", "\ntitle: HV\u0000AC\n", "6:10 there is an invisible control character (U+0000) here; delete it"],
  ["\ntitle: HVAC\n", "\ntitle: HV\u2028AC\n", "6:10 there is an invisible control character (U+2028) here; delete it"],
  ["\ntitle: HVAC\n", "\n\uFEFFtitle: HVAC\n", "6:1 there is an invisible control character (U+FEFF) here; delete it"],
  ...["<<<<<<< HEAD", "=======", ">>>>>>> branch"].map(
    (mark): Example => [
      "\ntitle: HVAC\n",
      `\ntitle: HVAC\n${mark}\n`,
      "7:1 two versions of this file were not joined; keep one of both texts and delete the lines of <, = and > signs",
    ],
  ),
  ["\ntitle: HVAC\n", "\ntitle: Caf\uFFFD\n", "6:11 a character was lost when the file was saved; retype it in place of �"],
  ["\ntitle: HVAC\n", "\rtitle: HVAC\n", '5:13 ends with a bare carriage return; save the file with line endings "LF" or "CRLF"'],
];

test.each(SYNTAX_EXAMPLES)("faults of YAML: %j, edited to %j", (written, edited, ...faults) => {
  expect(faultsAfter(SERVICE_FILE, EXAMPLE_SERVICE, [written, edited])).toEqual(faults);
});

test("bytes that are no text", () => {
  const bytes = Buffer.from(EXAMPLE_SERVICE.replace("title: HVAC\n", "title: Caf#\n"));
  bytes[bytes.indexOf("#")] = 0xe9;
  expect(exampleFaults(SERVICE_FILE, bytes)).toEqual([
    `data/${SERVICE_FILE}:6:11 is not UTF-8 text; save the file again with the encoding "UTF-8"`,
  ]);
  expect(exampleFaults(SERVICE_FILE, Buffer.from(`\uFEFF${EXAMPLE_SERVICE}`, "utf16le"))).toEqual([
    `data/${SERVICE_FILE}:1:1 is saved as UTF-16; save it again with the encoding "UTF-8"`,
  ]);
  expect(exampleFaults(SERVICE_FILE, "x".repeat(1_000_001))).toEqual([
    `data/${SERVICE_FILE}:1:1 is 1000001 bytes long; the limit for a text file is 1000000`,
  ]);
  expect(exampleFaults(SERVICE_FILE, `a: ${"[".repeat(20_000)}`)[0]).toMatch(/is nested too deeply to be read$/);
  expect(exampleFaults(CLIENTS_FILE, "[".repeat(20_000))[0]).toMatch(/is nested too deeply to be read$/);
});

test("a byte-order mark and Windows line ends are read over in YAML, which pages read alike", () => {
  expect(exampleFaults(SERVICE_FILE, `\uFEFF${EXAMPLE_SERVICE.replaceAll("\n", "\r\n")}`)).toEqual([]);
});

const ARTICLE_EXAMPLES: readonly Example[] = [
  [
    'date: "2023-11-13"',
    "date: 2023-11-13",
    '7:7 date: is an unquoted date, which would be read as a timestamp; put it in quotation marks: "2023-11-13"',
  ],
  ['date: "2023-11-13"', 'date: "13 Nov 2023"', '7:7 date: "13 Nov 2023" is not a date such as "2023-11-02", in quotation marks'],
  ['date: "2023-11-13"', 'date: "2023-02-30"', '7:7 date: "2023-02-30" is not a date such as "2023-11-02", in quotation marks'],
  ["id: section2", "id: section1", '18:9 sections.1.id: "section1" is already used on line 15; each value must be unique'],
  ["id: section2", "id: enquiry", '18:9 sections.1.id: "enquiry" is an anchor that the page already has; choose another'],
  ["id: section2", "id: faq", '18:9 sections.1.id: "faq" is an anchor that the page already has; choose another'],
  ["  - { question: Bigger?, answer: No. }\n", "", "22:3 faq: has 2 entries, expected exactly 3"],
  ["(#section1)", "(#sectoin1)", '20:52 sections.1.body: there is no anchor #sectoin1 on /blog/example; did you mean "section1"?'],
  ["(#section1)", "(/contact#map)", "20:52 sections.1.body: there is no anchor #map on /contact; its anchors are #main, #enquiry"],
  ["(#section1)", "(/contatc)", '20:52 sections.1.body: there is no page "/contatc"; did you mean "/contact"?'],
  ["(#section1)", "(/contact/)", '20:52 sections.1.body: there is no page "/contact/"; did you mean "/contact"?'],
  [
    "(#section1)",
    "(contact)",
    '20:52 sections.1.body: "contact" is not an address such as /contact, #enquiry or https://example.com; did you mean "/contact"?',
  ],
  [
    "(#section1)",
    "(http://example.com)",
    '20:52 sections.1.body: "http://example.com" is not encrypted; write https:// instead of http://',
  ],
  [
    "[above](#section1)",
    "[above] (#section1)",
    '20:44 sections.1.body: "[above] (#section1)" looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:',
  ],
  [
    "[above](#section1)",
    "[as\n\n      above](#section1",
    '22:12 sections.1.body: "](#section1." looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:',
  ],
  [
    "[above](#section1)",
    "[above](javascript:void)",
    '20:44 sections.1.body: "[above](javascript:void)" looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:',
  ],
  ...[
    ["**quote**", '13:24 intro: "**quote**"'],
    ["[quote](/contact)", '13:24 intro: "[quote](/contact)"'],
  ].map(
    ([written = "", place]): Example => [
      "intro: Two contractors can quote for",
      `intro: Two contractors ${written} for`,
      `${place} would be shown with its signs, because this text is not Markdown; write the words alone`,
    ],
  ),
  [
    "[above](#section1)",
    "<b>above</b>",
    '20:44 sections.1.body: "<b>" is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list',
    '20:52 sections.1.body: "</b>" is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list',
  ],
  [
    "[above](#section1)",
    "![above](plant.png)",
    '20:53 sections.1.body: the picture "plant.png" cannot be placed inside text; pictures have their own fields',
  ],
];

test.each(ARTICLE_EXAMPLES)("days, anchors and links: %j, edited to %j", (written, edited, ...faults) => {
  expect(faultsAfter(ARTICLE_FILE, EXAMPLE_ARTICLE, [written, edited])).toEqual(faults);
});

test("the key to the codes is an anchor of the overview pages alone", () => {
  const overview = exampleFile("pages/services.yaml", "code: M-00\ncodes:\n  note: M is for services.\n");
  const linked = (address: string) => exampleFaults(ARTICLE_FILE, EXAMPLE_ARTICLE.replace("(#section1)", `(${address})`), [overview]);
  expect(linked("/services#codes")).toEqual([]);
  expect(linked("/contact#codes")).toEqual([
    "data/blog/example.yaml:20:52 sections.1.body: there is no anchor #codes on /contact; its anchors are #main, #enquiry",
  ]);
});

test.each([
  "https://example.com/a#b",
  "mailto:sales@example.com",
  "tel:+914012345678",
  "/contact#enquiry",
  "#enquiry",
  "/blog/example#section2",
  "/blog/example#faq",
])("the link %s is sound", (address) => {
  expect(faultsAfter(ARTICLE_FILE, EXAMPLE_ARTICLE, ["(#section1)", `(${address})`])).toEqual([]);
});

test("a text may hold the name of a field that is not there, with a colon", () => {
  const withWords = EXAMPLE_SERVICE.replace(
    "  alt: A chiller plant room\n  focus: right\n",
    `  alt: "The valve in focus, focus: the seal"\n`,
  );
  expect(faultsAfter(SERVICE_FILE, withWords, ["lead: Cooling held", "lead: >-\n  The questions that we\n  focus: cooling held"])).toEqual(
    [],
  );
});

test("a text may hold < and > that are no HTML", () => {
  expect(
    faultsAfter(ARTICLE_FILE, EXAMPLE_ARTICLE, ["as we said", "at loads < 5 kW and > 3 kW, see <https://example.com>, as we said"]),
  ).toEqual([]);
});

const PICTURE_EXAMPLES: readonly Example[] = [
  [
    "../images/plant.png",
    "../images/palnt.png",
    '9:9 picture.file: there is no picture ../images/palnt.png in data/images; did you mean "../images/plant.png"?',
  ],
  [
    "../images/plant.png",
    "images/plant.png",
    "9:9 picture.file: from this file the path to the picture is ../images/plant.png, not images/plant.png",
  ],
  [
    "../images/plant.png",
    "../images/small.png",
    "9:9 picture.file: ../images/small.png is 1200 × 675 pixels; it needs at least 1920 × 1080 here",
  ],
  [
    "../images/plant.png",
    "../images/heavy.png",
    "9:9 picture.file: ../images/heavy.png is 2.1 MB; the limit is 2 MB. Export it smaller, or as JPEG at quality 85",
  ],
  [
    "../images/plant.png",
    "../images/no-picture.png",
    "9:9 picture.file: ../images/no-picture.png cannot be opened as a picture; export it again",
  ],
  ["../images/plant.png", "../images/camera.jpg", "9:9 picture.file: the picture's file is named CAMERA.JPG; rename it to camera.jpg"],
  ["../images/plant.png", "../images/renamed.jpg", "9:9 picture.file: ../images/renamed.jpg is actually PNG; export it as JPG"],
  [
    "../images/plant.png",
    "../images/Plant Room.PNG",
    '9:9 picture.file: "../images/Plant Room.PNG" is not a picture in data/images, such as ../images/plant.jpg (lowercase letters, digits and hyphens)',
  ],
  [
    "../images/plant.png",
    "../images/../../package.png",
    '9:9 picture.file: "../images/../../package.png" is not a picture in data/images, such as ../images/plant.jpg (lowercase letters, digits and hyphens)',
  ],
  [
    "../images/plant.png",
    "/etc/passwd.png",
    '9:9 picture.file: "/etc/passwd.png" is not a picture in data/images, such as ../images/plant.jpg (lowercase letters, digits and hyphens)',
  ],
  [
    "../images/drawings/m-02.svg",
    "../images/drawings/script.svg",
    '12:10 drawing: ../images/drawings/script.svg, line 1: holds <script>, which is not a shape, text or paint; export it from the drawing program as "plain SVG"',
  ],
];

test.each(PICTURE_EXAMPLES)("pictures: %j, edited to %j", (written, edited, ...faults) => {
  addExamplePicture("small.png", pngOf(1200, 675));
  addExamplePicture("heavy.png", Buffer.concat([pngOf(1920, 1080), Buffer.alloc(2_200_000)]));
  addExamplePicture("no-picture.png", "<html>Not found</html>");
  addExamplePicture("CAMERA.JPG", pngOf(1920, 1080));
  addExamplePicture("renamed.jpg", pngOf(1920, 1080));
  addExamplePicture("drawings/script.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script></svg>');
  expect(faultsAfter(SERVICE_FILE, EXAMPLE_SERVICE, [written, edited])).toEqual(faults);
});

const JSON_EXAMPLES: readonly Example[] = [
  ['"name": "Nimbrel Air",', '"nmae": "Nimbrel Air",', '5:7 items.0.nmae: is not a known field here; did you mean "name"?'],
  [
    '"name": "Nimbrel Air",',
    '"name": 12,',
    '5:15 items.0.name: is the number 12, expected text of at most 60 characters; put it in quotation marks: "12"',
  ],
  ['"name": "Nimbrel Air",', '"name": "Nimbrel Air"', "6:7 a comma is missing before this"],
  ...[
    ["Nimbrel", "5:15"],
    ['"Nimbrel "Air""', "5:25"],
  ].map(
    ([name, place]): Example => [
      '"name": "Nimbrel Air",',
      `"name": ${name},`,
      `${place} is not valid JSON; text must be in straight quotation marks: "text", and such marks within a text are written \\"`,
    ],
  ),
  ['"name": "Nimbrel Air",', '"name": "Nimbrel Air,', "5:15 a quotation mark opened on this line is never closed"],
  ['"name": "Nimbrel Air",', '"name": "Nimbrel Air", // new', "5:30 JSON files cannot have comments; delete it"],
  ['"name": "Nimbrel Air",', '"name": "A",\n      "name": "B",', "6:7 name is already defined on line 5; delete one"],
  ['"sample": true', '"sample": "yes"', '8:17 items.0.sample: is the text "yes", expected true or false, without quotation marks'],
  [
    '"sample": true',
    '"sample": true,',
    "9:5 a field name in quotation marks is expected here; is there an extra comma before it, or is a bracket above missing?",
  ],
  ["{\n", "\uFEFF{\n", '1:1 the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"'],
  [EXAMPLE_CLIENTS, "", "1:1 a value is expected here; is there an extra comma before it?"],
];

test.each(JSON_EXAMPLES)("faults of JSON: %j, edited to %j", (written, edited, ...faults) => {
  expect(faultsAfter(CLIENTS_FILE, EXAMPLE_CLIENTS, [written, edited])).toEqual(faults);
});

test("a number without bounds", () => {
  const [fault] = exampleFaults("reviews.json", '{ "items": [{ "id": "1", "name": "A", "title": "B", "quote": "C" }] }');
  expect(fault).toBe('data/reviews.json:1:21 items.0.id: is the text "1", expected a whole number');
});

describe("files together", () => {
  const second = exampleFile("services/a-service.yaml", EXAMPLE_SERVICE);

  test("codes, titles and descriptions are used once", () => {
    expect(exampleFaults(SERVICE_FILE, EXAMPLE_SERVICE, [second])).toEqual([
      `data/${SERVICE_FILE}:2:10 seo.title: "HVAC design and commissioning" is already used in data/services/a-service.yaml:2; each value must be unique`,
      `data/${SERVICE_FILE}:3:16 seo.description: "Central and package air conditioning, heating and ventilation, balanced." is already used in data/services/a-service.yaml:3; each value must be unique`,
      `data/${SERVICE_FILE}:4:7 code: "M-02" is already used in data/services/a-service.yaml:4; each value must be unique`,
    ]);
  });

  test("related services exist, are others, and are named once", () => {
    const related = EXAMPLE_SERVICE.replace("related: []", "related: [a-servise, a-service, a-service, example-service]");
    expect(exampleFaults(SERVICE_FILE, related, [second]).filter((fault) => fault.includes("related"))).toEqual([
      `data/${SERVICE_FILE}:26:11 related.0: there is no service or solution "a-servise"; did you mean "a-service"?`,
      `data/${SERVICE_FILE}:26:33 related.2: "a-service" is already in the list; delete one`,
      `data/${SERVICE_FILE}:26:44 related.3: a page cannot list itself; choose another`,
    ]);
  });

  const NAME_EXAMPLES: readonly (readonly [name: string, ...faults: string[]])[] = [
    ["servcies/example.yaml", "no page uses this file; did you mean data/services/example.yaml?"],
    ["company.yml", "no page uses this file; did you mean data/company.yaml?"],
    ["services/photo.jpg", "pictures belong in data/images; move it there"],
    [
      "services/Fire Safety.yaml",
      "the file's name becomes the page's address, so it may hold only lowercase letters, digits and single hyphens; rename it to fire-safety.yaml",
    ],
    ...[
      ["legal/contact.yaml", "/contact", "data/pages/contact.yaml"],
      ["legal/index.yaml", "/index", "a folder's own page, such as /"],
      ["services/index.yaml", "/services/index", "a folder's own page, such as /"],
      ["legal/admin.yaml", "/admin", "the editors' page"],
      ["legal/404.yaml", "/404", "data/pages/not-found.yaml"],
      ["legal/static.yaml", "/static", "the published pictures"],
      ["legal/page-data.yaml", "/page-data", "the data of Gatsby's pages"],
    ].map(([name = "", address, owner]): readonly [string, string] => [
      name,
      `the file's name becomes the address ${address}, which is reserved for ${owner}; rename the file`,
    ]),
  ];

  test.each(NAME_EXAMPLES)("the file name %s", (name, ...faults) => {
    const text = EXAMPLE_SERVICE;
    expect(exampleFaults(name, text)).toEqual(expect.arrayContaining(faults.map((fault) => `data/${name}:1:1 ${fault}`)));
  });

  test("two files of one address, or of one name that lists of related pages could mean", () => {
    expect(exampleFaults("services/b-service.yaml", EXAMPLE_SERVICE, [exampleFile("services/B Service.yaml", "")])).toContain(
      "data/services/b-service.yaml:1:1 the address /services/b-service is already used by data/services/B Service.yaml; rename the file",
    );
    expect(exampleFaults("solutions/a-service.yaml", "code: S-01\n", [second])).toContain(
      "data/solutions/a-service.yaml:1:1 the name a-service is already used by data/services/a-service.yaml, and lists of related pages could mean either; rename the file",
    );
  });

  test("files that the site cannot do without", () => {
    const faults = checkData([exampleFile("compani.yaml", "name: Kelvin\n")]).map(faultLine);
    expect(faults).toContain('data/company.yaml:1:1 the file is missing, and the site needs it; did you mean "compani.yaml"?');
  });
});
