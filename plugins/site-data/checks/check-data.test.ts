/** @jest-environment node */
import {
  ARTICLE_FILE,
  addExamplePicture,
  CLIENTS_FILE,
  EXAMPLE_ARTICLE,
  EXAMPLE_CLIENTS,
  EXAMPLE_SERVICE,
  exampleFile,
  exampleProblems,
  exampleWarnings,
  pngOf,
  SERVICE_FILE,
} from "../testing/example-data";
import { checkBeforeBuild, checkData } from "./check-data";
import { problemLine } from "./data-problem";

/** @returns the problems of an example with one change, without the file's name in front */
function problemsAfter(file: string, text: string, written: string, edited: string): string[] {
  expect(text).toContain(written);
  const changed = text.replace(written, () => edited);
  return exampleProblems(file, changed).map((line) => line.replace(`data/${file}:`, ""));
}

describe("valid, whatever its form", () => {
  const TITLE = "\ntitle: HVAC\n";
  test.each([
    ["as it is", SERVICE_FILE, EXAMPLE_SERVICE],
    ["an article", ARTICLE_FILE, EXAMPLE_ARTICLE],
    ["line ends of Windows and a byte-order mark", SERVICE_FILE, `\uFEFF${EXAMPLE_SERVICE.replaceAll("\n", "\r\n")}`],
    ["quoted", SERVICE_FILE, EXAMPLE_SERVICE.replace(TITLE, '\ntitle: "HVAC"\n')],
    ["folded", SERVICE_FILE, EXAMPLE_SERVICE.replace(TITLE, "\ntitle: >-\n  HVAC\n")],
    ["literal", SERVICE_FILE, EXAMPLE_SERVICE.replace(TITLE, "\ntitle: |\n  HVAC\n")],
    ["with comments", SERVICE_FILE, `# A comment.\n${EXAMPLE_SERVICE.replace("kelvin: 2900", "kelvin: 2900 # amber")}`],
    [
      "YAML's shorthand",
      SERVICE_FILE,
      EXAMPLE_SERVICE.replace(TITLE, "\ntitle: &name HVAC\n").replace("menuTitle: HVAC", "menuTitle: *name"),
    ],
    ["a day without quotation marks", ARTICLE_FILE, EXAMPLE_ARTICLE.replace('"2023-11-13"', "2023-11-13")],
    ["JSON", CLIENTS_FILE, EXAMPLE_CLIENTS],
    ["minified JSON", CLIENTS_FILE, JSON.stringify(JSON.parse(EXAMPLE_CLIENTS))],
  ])("%s", (_, file, text) => {
    expect(exampleProblems(file, text)).toEqual([]);
    expect(exampleWarnings(file, text)).toEqual([]);
  });
});

test("all problems of all files are reported at once, in the order of files and lines", () => {
  const { problems } = checkData([
    exampleFile(SERVICE_FILE, EXAMPLE_SERVICE.replace("title: HVAC\n", "title: 352\n").replace("kelvin: 2900", "kelvin: 2")),
    exampleFile(ARTICLE_FILE, EXAMPLE_ARTICLE.replace("id: section2", "id: section1")),
  ]);
  const places = problems.map(({ file, line, field }) => `${file}:${line} ${field}`);
  const expected = [
    "blog/example.yaml:18 sections.1.id",
    "services/example-service.yaml:5 kelvin",
    "services/example-service.yaml:6 title",
  ];
  expect(places.filter((place) => expected.includes(place))).toEqual(expected);
});

/** What is written, what an editor makes of it, and what the terminal then says after the file's name. */
type Example = readonly [written: string, edited: string, ...problems: string[]];

const SCHEMA_EXAMPLES: readonly Example[] = [
  [
    "kelvin: 2900",
    "kelvin: 2900\ncolour: red",
    "6:1 colour: is not a known field here; the fields here are seo, code, kelvin, title, menuTitle, picture, callouts, drawing, summary, lead, headline, paragraphs, facts, offeringsHeading, offerings, benefits, care, related, faqs, cta, enquiry",
  ],
  ["\ntitle: HVAC\n", '\ntitle: "  "\n', "6:8 title: is empty. The page's main heading. Expected: text of at most 60 characters"],
  [
    "\ntitle: HVAC\n",
    "\ntitle: +91\n",
    '6:8 title: is the number +91, expected text of at most 60 characters; put it in quotation marks: "+91"',
  ],
  ["\ntitle: HVAC\n", "\ntitle: True\n", '6:8 title: is True, expected text of at most 60 characters; put it in quotation marks: "True"'],
  ["\ntitle: HVAC\n", "\ntitle: [a, b]\n", "6:8 title: is a list, expected text of at most 60 characters"],
  ["\ntitle: HVAC\n", "\ntitle: { a: b }\n", "6:8 title: is a group of fields, expected text of at most 60 characters"],
  [
    "Central and package air conditioning, heating and ventilation, balanced.",
    "Cooling.",
    '3:16 seo.description: is 8 characters long, expected at least 50; write 42 more: "Cooling."',
  ],
  ["kelvin: 2900", "kelvin: 99000", "5:9 kelvin: is 99000, expected at most 9000"],
  ["kelvin: 2900", "kelvin: 2900.5", "5:9 kelvin: is the number 2900.5, expected a whole number (2700 to 9000)"],
  ["code: M-02", "code: m2", '4:7 code: "m2" is not a sheet code such as M-02'],
  [
    "offerings:\n  - title: Central plant\n    detail: Chillers and cooling towers.\n",
    "offerings: none\n",
    '22:12 offerings: is the text "none", expected a list, each entry on its own line, starting with "- "',
  ],
  [
    "drawing: ../images",
    "callouts:\ndrawing: ../images",
    '12:1 callouts: is empty. Numbered markers on the picture and their legend. Expected: a list, each entry on its own line, starting with "- ", or [] for none; or delete the line',
  ],
];

test.each(SCHEMA_EXAMPLES)("the schema's words: %j, edited to %j", (written, edited, ...problems) => {
  expect(problemsAfter(SERVICE_FILE, EXAMPLE_SERVICE, written, edited)).toEqual(problems);
});

test.each([
  ["title: Room # 5", '"Room # 5"'],
  ["title: >-\n  Room # 5", undefined],
  ['title: "Room # 5" # 6', undefined],
  ["title: Room\n  and hall # 5", '"Room and hall # 5"'],
  ["title: Room #5", '"Room #5"'],
  ["title: Room no.5#6", undefined],
])("a text that a comment cuts off is a warning: %j", (edited, whole) => {
  const message = `6:8 the text ends before " #", which starts a comment; put it in quotation marks: ${whole}; or move the comment to its own line`;
  const text = EXAMPLE_SERVICE.replace("\ntitle: HVAC\n", `\n${edited}\n`);
  expect(exampleWarnings(SERVICE_FILE, text)).toEqual(whole ? [`data/${SERVICE_FILE}:${message}`] : []);
});

test("bytes that are no text", () => {
  const bytes = Buffer.from(EXAMPLE_SERVICE.replace("title: HVAC\n", "title: Caf#\n"));
  bytes[bytes.indexOf("#")] = 0xe9;
  const place = `data/${SERVICE_FILE}:`;
  expect(exampleProblems(SERVICE_FILE, bytes)).toEqual([`${place}6:11 is not UTF-8 text; save the file again with the encoding "UTF-8"`]);
  expect(exampleProblems(SERVICE_FILE, Buffer.from(`\uFEFF${EXAMPLE_SERVICE}`, "utf16le"))).toEqual([
    `${place}1:1 is saved as UTF-16; save it again with the encoding "UTF-8"`,
  ]);
  expect(exampleProblems(CLIENTS_FILE, `\uFEFF${EXAMPLE_CLIENTS}`)).toEqual([
    'data/clients.json:1:1 the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"',
  ]);
  expect(problemsAfter(SERVICE_FILE, EXAMPLE_SERVICE, "\ntitle: HVAC\n", "\ntitle: Caf\uFFFD\n")).toEqual([
    "6:11 a character was lost when the file was saved; retype it in place of �",
  ]);
  expect(problemsAfter(SERVICE_FILE, EXAMPLE_SERVICE, "\ntitle: HVAC\n", "\ntitle: HV\u000BAC\n")).toEqual([
    "6:10 there is an invisible control character here, pasted from another program; delete it",
  ]);
});

describe("links", () => {
  const linked = (address: string) => problemsAfter(ARTICLE_FILE, EXAMPLE_ARTICLE, "(#section1)", `(${address})`);

  test.each([
    "https://example.com/a#b",
    "mailto:sales@example.com",
    "tel:+914012345678",
    "/contact#enquiry",
    "#enquiry",
    "/blog/example#section2",
    "/blog/example#faq",
  ])("%s is valid", (address) => {
    expect(linked(address)).toEqual([]);
  });

  test("the key to the codes is an anchor of the overview pages alone", () => {
    const overview = exampleFile("pages/services.yaml", "code: M-00\ncodes:\n  note: M is for services.\n");
    expect(exampleProblems(ARTICLE_FILE, EXAMPLE_ARTICLE.replace("(#section1)", "(/services#codes)"), [overview])).toEqual([]);
    expect(linked("/contact#codes")).toEqual([
      "20:52 sections.1.body: there is no anchor #codes on /contact; its anchors are #main, #enquiry",
    ]);
  });

  test("no section takes an anchor of the page itself", () => {
    expect(problemsAfter(ARTICLE_FILE, EXAMPLE_ARTICLE, "id: section2", "id: faq")).toEqual([
      '18:9 sections.1.id: "faq" is an anchor that the page already has; choose another',
    ]);
  });

  test("< and > need not be HTML", () => {
    const text = "as we said, at loads < 5 kW and > 3 kW, see <https://example.com>,";
    expect(problemsAfter(ARTICLE_FILE, EXAMPLE_ARTICLE, "as we said", text)).toEqual([]);
  });

  test("a picture within a text", () => {
    expect(problemsAfter(ARTICLE_FILE, EXAMPLE_ARTICLE, "[above](#section1)", "![above](plant.png)")).toEqual([
      '20:53 sections.1.body: the picture "plant.png" cannot be placed inside text; pictures have their own fields',
    ]);
  });
});

describe("pictures", () => {
  const withPicture = (file: string) => problemsAfter(SERVICE_FILE, EXAMPLE_SERVICE, "../images/plant.png", file);

  test.each([
    ["images/plant.png", "from this file the path to the picture is ../images/plant.png, not images/plant.png"],
    ["../images/heavy.png", "../images/heavy.png is 2.1 MB; the limit is 2 MB. Export it smaller, or as JPEG at quality 85"],
    ["../images/no-picture.png", "../images/no-picture.png cannot be opened as a picture; export it again"],
    ["../images/renamed.jpg", "../images/renamed.jpg is actually PNG; export it as JPG"],
    [
      "../images/Plant Room.PNG",
      '"../images/Plant Room.PNG" is not a picture in data/images, such as ../images/plant.jpg (lowercase letters, digits and hyphens)',
    ],
    [
      "../images/../../package.png",
      '"../images/../../package.png" is not a picture in data/images, such as ../images/plant.jpg (lowercase letters, digits and hyphens)',
    ],
  ])("%s", (file, problem) => {
    addExamplePicture("heavy.png", Buffer.concat([pngOf(1920, 1080), Buffer.alloc(2_200_000)]));
    addExamplePicture("no-picture.png", "<html>Not found</html>");
    addExamplePicture("renamed.jpg", pngOf(1920, 1080));
    expect(withPicture(file)).toEqual([`9:9 picture.file: ${problem}`]);
  });

  test("a drawing that is not safe", () => {
    addExamplePicture("drawings/script.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script></svg>');
    expect(problemsAfter(SERVICE_FILE, EXAMPLE_SERVICE, "drawings/m-02.svg", "drawings/script.svg")).toEqual([
      '12:10 drawing: ../images/drawings/script.svg, line 1: holds <script>, which is not a shape, text or paint; export it from the drawing program as "plain SVG"',
    ]);
  });

  test("a picture that no page shows is a warning", () => {
    addExamplePicture("unused/lift.png", pngOf(1920, 1080));
    const lines = checkData([exampleFile(SERVICE_FILE, EXAMPLE_SERVICE)]).warnings.map(problemLine);
    expect(lines).toContain("data/images/unused/lift.png:1:1 no page shows this picture; delete it, or name it in the file of a page");
    expect(lines.filter((line) => /plant\.png|m-02\.svg/.test(line))).toEqual([]);
  });
});

describe("files together", () => {
  const second = exampleFile("services/a-service.yaml", EXAMPLE_SERVICE);

  test("codes, titles and descriptions are used once", () => {
    expect(exampleProblems(SERVICE_FILE, EXAMPLE_SERVICE, [second])).toEqual([
      `data/${SERVICE_FILE}:2:10 seo.title: "HVAC design and commissioning" is already used in data/services/a-service.yaml:2; each value must be unique`,
      `data/${SERVICE_FILE}:3:16 seo.description: "Central and package air conditioning, heating and ventilation, balanced." is already used in data/services/a-service.yaml:3; each value must be unique`,
      `data/${SERVICE_FILE}:4:7 code: "M-02" is already used in data/services/a-service.yaml:4; each value must be unique`,
    ]);
  });

  test("related services exist, are others, and are named once", () => {
    const related = EXAMPLE_SERVICE.replace("related: []", "related: [a-servise, a-service, a-service, example-service]");
    expect(exampleProblems(SERVICE_FILE, related, [second]).filter((line) => line.includes("related"))).toEqual([
      `data/${SERVICE_FILE}:26:11 related.0: there is no service or solution "a-servise"; did you mean "a-service"?`,
      `data/${SERVICE_FILE}:26:33 related.2: "a-service" is already in the list; delete one`,
      `data/${SERVICE_FILE}:26:44 related.3: a page cannot list itself; choose another`,
    ]);
  });

  test.each([
    ["servcies/example.yaml", "no page uses this file; did you mean data/services/example.yaml?"],
    ["company.yml", "no page uses this file; did you mean data/company.yaml?"],
    ["services/photo.jpg", "pictures belong in data/images; move it there"],
    [
      "services/Fire Safety.yaml",
      "the file's name becomes the page's address, so it may hold only lowercase letters, digits and single hyphens; rename it to fire-safety.yaml",
    ],
    ["legal/contact.yaml", "the file's name becomes the address /contact, which is reserved for data/pages/contact.yaml; rename the file"],
  ])("the file name %s", (name, problem) => {
    expect(exampleProblems(name, EXAMPLE_SERVICE)).toContain(`data/${name}:1:1 ${problem}`);
  });

  test("two files of one address, or of one name that lists of related pages could mean", () => {
    expect(exampleProblems("services/b-service.yaml", EXAMPLE_SERVICE, [exampleFile("services/B Service.yaml", "")])).toContain(
      "data/services/b-service.yaml:1:1 the address /services/b-service is already used by data/services/B Service.yaml; rename the file",
    );
    expect(exampleProblems("solutions/a-service.yaml", "code: S-01\n", [second])).toContain(
      "data/solutions/a-service.yaml:1:1 the name a-service is already used by data/services/a-service.yaml, and lists of related pages could mean either; rename the file",
    );
  });

  test("files that the site cannot do without, and files that it can", () => {
    const lines = checkData([exampleFile("compani.yaml", "name: Kelvin\n")]).problems.map(problemLine);
    expect(lines).toContain('data/company.yaml:1:1 the file is missing, and the site needs it; did you mean "compani.yaml"?');
    expect(lines.filter((line) => /redirects|launch/.test(line))).toEqual([]);
  });
});

test("a build is stopped by every problem at once, and warns of the rest", () => {
  const reporter = { panicOnBuild: jest.fn(), warn: jest.fn() };
  addExamplePicture("unused/stairs.png", pngOf(1920, 1080));
  const file = exampleFile(SERVICE_FILE, EXAMPLE_SERVICE.replace("kelvin: 2900", "kelvin: 2"));
  checkBeforeBuild(reporter, [file]);
  expect(reporter.panicOnBuild.mock.calls[0]?.[0]).toMatch(/^\d+ problems in data\/. Fix and build again:\n\n/);
  expect(reporter.panicOnBuild.mock.calls[0]?.[0]).toContain(`data/${SERVICE_FILE}:5:9 kelvin: is 2, expected at least 2700\n`);
  expect(reporter.warn.mock.calls.flat()).toContainEqual(expect.stringContaining("data/images/unused/stairs.png"));
});
