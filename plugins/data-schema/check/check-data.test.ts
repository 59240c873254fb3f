/** @jest-environment node */
import { DECLARATIONS } from "../../site-data/declarations";
import { services } from "../../site-data/kinds/services";
import {
  ARTICLE_FILE,
  addExamplePicture,
  at,
  CLIENTS_FILE,
  checkExampleFiles,
  EXAMPLE_ARTICLE,
  EXAMPLE_CLIENTS,
  EXAMPLE_SERVICE,
  edited,
  exampleFile,
  examplePictures,
  exampleProblems,
  exampleWarnings,
  lineOf,
  pngOf,
  SERVICE_FILE,
} from "../example/example-data";
import { checkBeforeBuild } from "../gatsby-hooks";
import { problemLine } from "./data-problem";

/** @returns the problems of an example file, without the file's name */
const problemsIn = (file: string, text: string): string[] => exampleProblems(file, text).map((line) => line.replace(`data/${file}:`, ""));

describe("valid files", () => {
  const TITLE = "\ntitle: HVAC\n";
  test.each([
    ["a service", SERVICE_FILE, EXAMPLE_SERVICE],
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
    ["a date without quotation marks", ARTICLE_FILE, EXAMPLE_ARTICLE.replace('"2023-11-13"', "2023-11-13")],
    ["JSON", CLIENTS_FILE, EXAMPLE_CLIENTS],
    ["minified JSON", CLIENTS_FILE, JSON.stringify(JSON.parse(EXAMPLE_CLIENTS))],
  ])("%s", (_, file, text) => {
    expect(exampleProblems(file, text)).toEqual([]);
    expect(exampleWarnings(file, text)).toEqual([]);
  });
});

test("all problems of all files are reported at once, in the order of files and lines", () => {
  const service = EXAMPLE_SERVICE.replace("\ntitle: HVAC\n", "\ntitle: 352\n").replace("kelvin: 2900", "kelvin: 2");
  const article = EXAMPLE_ARTICLE.replace("id: section2", "id: section1");
  const { problems } = checkExampleFiles(exampleFile(SERVICE_FILE, service), exampleFile(ARTICLE_FILE, article));
  const places = problems.map(({ file, line, field }) => `${file}:${line} ${field}`);
  const expected = [
    `${ARTICLE_FILE}:${lineOf(article, "section1\n    heading: Find heat")} sections.1.id`,
    `${SERVICE_FILE}:${lineOf(service, "kelvin:")} kelvin`,
    `${SERVICE_FILE}:${lineOf(service, "\ntitle:")} title`,
  ];
  expect(places.filter((place) => expected.includes(place))).toEqual(expected);
});

/** A change, the part of the edited text to which the message points, and the message after line and column. */
type Example = readonly [written: string, replacement: string, at: string, problem: string];

const SCHEMA_EXAMPLES: readonly Example[] = [
  [
    "kelvin: 2900",
    "kelvin: 2900\ncolour: red",
    "colour",
    `colour: is not a known field here; the fields here are ${Object.keys(services.schema.shape).join(", ")}`,
  ],
  ["\ntitle: HVAC\n", '\ntitle: "  "\n', '"  "', "title: is empty. The page's main heading. Expected: text of at most 60 characters"],
  [
    "\ntitle: HVAC\n",
    "\ntitle: +91\n",
    "+91",
    'title: is the number +91, expected text of at most 60 characters; put it in quotation marks: "+91"',
  ],
  [
    "\ntitle: HVAC\n",
    "\ntitle: True\n",
    "True",
    'title: is True, expected text of at most 60 characters; put it in quotation marks: "True"',
  ],
  ["\ntitle: HVAC\n", "\ntitle: [a, b]\n", "[a, b]", "title: is a list, expected text of at most 60 characters"],
  ["\ntitle: HVAC\n", "\ntitle: { a: b }\n", "{ a: b }", "title: is a group of fields, expected text of at most 60 characters"],
  [
    "Central and package air conditioning, heating and ventilation, balanced.",
    "Cooling.",
    "Cooling.",
    'seo.description: is 8 characters long, expected at least 50; write 42 more: "Cooling."',
  ],
  ["kelvin: 2900", "kelvin: 99000", "99000", "kelvin: is 99000, expected at most 9000"],
  ["kelvin: 2900", "kelvin: 2900.5", "2900.5", "kelvin: is the number 2900.5, expected a whole number (2700 to 9000)"],
  ["code: M-02", "code: m2", "m2", 'code: "m2" is not a sheet code such as M-02'],
  [
    "offerings:\n  - title: Central plant\n    detail: Chillers and cooling towers.\n",
    "offerings: none\n",
    "none",
    'offerings: is the text "none", expected a list, each entry on its own line, starting with "- "',
  ],
  [
    "drawing: ../images",
    "callouts:\ndrawing: ../images",
    "callouts:",
    'callouts: is empty. Numbered markers on the picture and their legend. Expected: a list, each entry on its own line, starting with "- ", or [] for none; or delete the line',
  ],
  [
    "drawing: ../images",
    "offeringsHeading: ''\ndrawing: ../images",
    "''",
    "offeringsHeading: is empty. The heading over the offerings, where it is not that of the other services. Expected: text of at most 60 characters; or delete the line",
  ],
];

test.each(SCHEMA_EXAMPLES)("problems of the schema: %j, edited to %j", (written, replacement, part, problem) => {
  const text = edited(EXAMPLE_SERVICE, written, replacement);
  expect(problemsIn(SERVICE_FILE, text)).toEqual([`${at(text, part)} ${problem}`]);
});

test.each([
  ["title: Room # 5", '"Room # 5"'],
  ["title: >-\n  Room # 5", undefined],
  ['title: "Room # 5" # 6', undefined],
  ["title: Room\n  and hall # 5", '"Room and hall # 5"'],
  ["title: Room #5", '"Room #5"'],
  ["title: Room no.5#6", undefined],
])("a text that a comment cuts off is a warning: %j", (field, whole) => {
  const message = `the text ends before " #", which starts a comment; put it in quotation marks: ${whole}; or move the comment to its own line`;
  const text = edited(EXAMPLE_SERVICE, "\ntitle: HVAC\n", `\n${field}\n`);
  expect(exampleWarnings(SERVICE_FILE, text)).toEqual(whole ? [`data/${SERVICE_FILE}:${at(text, "Room")} ${message}`] : []);
});

test("encodings other than UTF-8, and invalid characters", () => {
  const text = edited(EXAMPLE_SERVICE, "\ntitle: HVAC\n", "\ntitle: Caf#\n");
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf("#")] = 0xe9;
  const place = `data/${SERVICE_FILE}:`;
  expect(exampleProblems(SERVICE_FILE, bytes)).toEqual([
    `${place}${at(text, "#")} is not UTF-8 text; save the file again with the encoding "UTF-8"`,
  ]);
  expect(exampleProblems(SERVICE_FILE, Buffer.from(`\uFEFF${EXAMPLE_SERVICE}`, "utf16le"))).toEqual([
    `${place}1:1 is saved as UTF-16; save it again with the encoding "UTF-8"`,
  ]);
  expect(exampleProblems(CLIENTS_FILE, `\uFEFF${EXAMPLE_CLIENTS}`)).toEqual([
    'data/clients.json:1:1 the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"',
  ]);
  expect(problemsIn(SERVICE_FILE, text.replace("#", "\uFFFD"))).toEqual([
    `${at(text, "#")} a character was lost when the file was saved; retype it in place of �`,
  ]);
  expect(problemsIn(SERVICE_FILE, text.replace("#", "\u000B"))).toEqual([
    `${at(text, "#")} there is an invisible control character here, pasted from another program; delete it`,
  ]);
});

describe("links", () => {
  const withLink = (address: string) => edited(EXAMPLE_ARTICLE, "(#section1)", `(${address})`);

  test.each([
    "https://example.com/a#b",
    "mailto:sales@example.com",
    "tel:+914012345678",
    "/contact#enquiry",
    "#enquiry",
    "/blog/example#section2",
    "/blog/example#faq",
  ])("%s is valid", (address) => {
    expect(problemsIn(ARTICLE_FILE, withLink(address))).toEqual([]);
  });

  test("only overview pages have the anchor of the codes", () => {
    const overview = exampleFile("pages/services.yaml", "code: M-00\ncodes:\n  note: M is for services.\n");
    expect(exampleProblems(ARTICLE_FILE, withLink("/services#codes"), [overview])).toEqual([]);
    const text = withLink("/contact#codes");
    expect(problemsIn(ARTICLE_FILE, text)).toEqual([
      `${at(text, "/contact#codes")} sections.1.body: there is no anchor #codes on /contact; its anchors are #main, #enquiry`,
    ]);
  });

  test("no section may have an anchor of the template", () => {
    const text = edited(EXAMPLE_ARTICLE, "id: section2", "id: faq");
    expect(problemsIn(ARTICLE_FILE, text)).toEqual([
      `${at(text, "faq")} sections.1.id: "faq" is an anchor that the page already has; choose another`,
    ]);
  });

  test("< and > are valid in a text", () => {
    const text = "as we said, at loads < 5 kW and > 3 kW, see <https://example.com>,";
    expect(problemsIn(ARTICLE_FILE, edited(EXAMPLE_ARTICLE, "as we said", text))).toEqual([]);
  });

  test("a picture within a text is a problem", () => {
    const text = edited(EXAMPLE_ARTICLE, "[above](#section1)", "![above](site.png)");
    expect(problemsIn(ARTICLE_FILE, text)).toEqual([
      `${at(text, "site.png")} sections.1.body: the picture "site.png" cannot be placed inside text; pictures have their own fields`,
    ]);
  });
});

describe("pictures", () => {
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
    const text = edited(EXAMPLE_SERVICE, "../images/plant.png", file);
    expect(problemsIn(SERVICE_FILE, text)).toEqual([`${at(text, file)} picture.file: ${problem}`]);
  });

  test("an unsafe drawing is a problem", () => {
    const text = edited(EXAMPLE_SERVICE, "drawings/m-02.svg", "drawings/script.svg");
    addExamplePicture("drawings/script.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script></svg>');
    expect(problemsIn(SERVICE_FILE, text)).toEqual([
      `${at(text, "../images/drawings/script.svg")} drawing: ../images/drawings/script.svg, line 1: holds <script>, which is not a shape, text or paint; export it from the drawing program as "plain SVG"`,
    ]);
  });

  test("an unused picture is a warning", () => {
    addExamplePicture("unused/lift.png", pngOf(1920, 1080));
    const lines = checkExampleFiles(exampleFile(SERVICE_FILE, EXAMPLE_SERVICE)).warnings.map(problemLine);
    expect(lines).toContain("data/images/unused/lift.png:1:1 no page shows this picture; delete it, or name it in the file of a page");
    expect(lines.filter((line) => /plant\.png|m-02\.svg/.test(line))).toEqual([]);
  });
});

describe("several files", () => {
  const second = exampleFile("services/a-service.yaml", EXAMPLE_SERVICE);

  test("codes, titles and descriptions are unique", () => {
    const duplicate = (field: string, value: string) =>
      `${at(EXAMPLE_SERVICE, value)} ${field}: "${value}" is already used in data/services/a-service.yaml:${lineOf(EXAMPLE_SERVICE, value)}; each value must be unique`;
    expect(exampleProblems(SERVICE_FILE, EXAMPLE_SERVICE, [second])).toEqual(
      [
        duplicate("seo.title", "HVAC design and commissioning"),
        duplicate("seo.description", "Central and package air conditioning, heating and ventilation, balanced."),
        duplicate("code", "M-02"),
      ].map((problem) => `data/${SERVICE_FILE}:${problem}`),
    );
  });

  test("related services exist, are other pages, and are listed once", () => {
    const related = EXAMPLE_SERVICE.replace("related: []", "related: [a-servise, a-service, a-service, example-service]");
    expect(exampleProblems(SERVICE_FILE, related, [second]).filter((line) => line.includes("related"))).toEqual([
      `data/${SERVICE_FILE}:${at(related, "a-servise")} related.0: there is no service or solution "a-servise"; did you mean "a-service"?`,
      `data/${SERVICE_FILE}:${at(related, "a-service, example-service")} related.2: "a-service" is already in the list; delete one`,
      `data/${SERVICE_FILE}:${at(related, "example-service]")} related.3: a page cannot list itself; choose another`,
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

  test("two files with the same address, or with the same name in lists of related pages", () => {
    expect(exampleProblems("services/b-service.yaml", EXAMPLE_SERVICE, [exampleFile("services/B Service.yaml", "")])).toContain(
      "data/services/b-service.yaml:1:1 the address /services/b-service is already used by data/services/B Service.yaml; rename the file",
    );
    expect(exampleProblems("solutions/a-service.yaml", "code: S-01\n", [second])).toContain(
      "data/solutions/a-service.yaml:1:1 the name a-service is already used by data/services/a-service.yaml, and lists of related pages could mean either; rename the file",
    );
  });

  test("required files and optional files", () => {
    const lines = checkExampleFiles(exampleFile("compani.yaml", "name: Kelvin\n")).problems.map(problemLine);
    expect(lines).toContain('data/company.yaml:1:1 the file is missing, and the site needs it; did you mean "compani.yaml"?');
    expect(lines.filter((line) => /redirects|launch/.test(line))).toEqual([]);
  });
});

test("a build stops with all problems at once, and prints warnings", () => {
  const reporter = { panicOnBuild: jest.fn(), warn: jest.fn() };
  addExamplePicture("unused/stairs.png", pngOf(1920, 1080));
  const text = edited(EXAMPLE_SERVICE, "kelvin: 2900", "kelvin: 1234");
  checkBeforeBuild(reporter, DECLARATIONS, { files: [exampleFile(SERVICE_FILE, text)], pictures: examplePictures });
  expect(reporter.panicOnBuild.mock.calls[0]?.[0]).toMatch(/^\d+ problems in data\/. Fix and build again:\n\n/);
  expect(reporter.panicOnBuild.mock.calls[0]?.[0]).toContain(
    `data/${SERVICE_FILE}:${at(text, "1234")} kelvin: is 1234, expected at least 2700\n`,
  );
  expect(reporter.warn.mock.calls.flat()).toContainEqual(expect.stringContaining("data/images/unused/stairs.png"));
});
