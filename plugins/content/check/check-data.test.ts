/** @jest-environment node */
import { BAKERY } from "../example/declarations";
import {
  addExamplePicture,
  at,
  CAKE_FILE,
  checkExampleFiles,
  EXAMPLE_CAKE,
  EXAMPLE_RECIPE,
  EXAMPLE_SUPPLIERS,
  edited,
  exampleFile,
  examplePictures,
  exampleProblems,
  exampleWarnings,
  lineOf,
  pngOf,
  RECIPE_FILE,
  SUPPLIERS_FILE,
} from "../example/example-data";
import { checkAtStart } from "../gatsby-hooks";
import { problemLine } from "./data-problem";

/** @returns the problems of an example file, without the file's name */
const problemsIn = (file: string, text: string): string[] => exampleProblems(file, text).map((line) => line.replace(`data/${file}:`, ""));

describe("valid files", () => {
  const TITLE = "\ntitle: Plum\n";
  test.each([
    ["a cake", CAKE_FILE, EXAMPLE_CAKE],
    ["a recipe", RECIPE_FILE, EXAMPLE_RECIPE],
    ["line ends of Windows and a byte-order mark", CAKE_FILE, `\uFEFF${EXAMPLE_CAKE.replaceAll("\n", "\r\n")}`],
    ["quoted", CAKE_FILE, EXAMPLE_CAKE.replace(TITLE, '\ntitle: "Plum"\n')],
    ["folded", CAKE_FILE, EXAMPLE_CAKE.replace(TITLE, "\ntitle: >-\n  Plum\n")],
    ["literal", CAKE_FILE, EXAMPLE_CAKE.replace(TITLE, "\ntitle: |\n  Plum\n")],
    ["with comments", CAKE_FILE, `# A comment.\n${EXAMPLE_CAKE.replace("grams: 2900", "grams: 2900 # amber")}`],
    ["a date without quotation marks", RECIPE_FILE, EXAMPLE_RECIPE.replace('"2023-11-13"', "2023-11-13")],
    ["JSON", SUPPLIERS_FILE, EXAMPLE_SUPPLIERS],
    ["minified JSON", SUPPLIERS_FILE, JSON.stringify(JSON.parse(EXAMPLE_SUPPLIERS))],
  ])("%s", (_, file, text) => {
    expect(exampleProblems(file, text)).toEqual([]);
    expect(exampleWarnings(file, text)).toEqual([]);
  });
});

test("all problems of all files are reported at once, in the order of files and lines", () => {
  const cake = EXAMPLE_CAKE.replace("\ntitle: Plum\n", "\ntitle: 352\n").replace("grams: 2900", "grams: 2");
  const recipe = EXAMPLE_RECIPE.replace("id: section2", "id: section1");
  const { problems } = checkExampleFiles(exampleFile(CAKE_FILE, cake), exampleFile(RECIPE_FILE, recipe));
  const places = problems.map(({ file, line, field }) => `${file}:${line} ${field}`);
  const expected = [
    `${CAKE_FILE}:${lineOf(cake, "grams:")} grams`,
    `${CAKE_FILE}:${lineOf(cake, "\ntitle:")} title`,
    `${RECIPE_FILE}:${lineOf(recipe, "section1\n    heading: Find heat")} sections.1.id`,
  ];
  expect(places.filter((place) => expected.includes(place))).toEqual(expected);
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
  const text = edited(EXAMPLE_CAKE, "\ntitle: Plum\n", `\n${field}\n`);
  expect(exampleWarnings(CAKE_FILE, text)).toEqual(whole ? [`data/${CAKE_FILE}:${at(text, "Room")} ${message}`] : []);
});

test("encodings other than UTF-8, and invalid characters", () => {
  const text = edited(EXAMPLE_CAKE, "\ntitle: Plum\n", "\ntitle: Caf#\n");
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf("#")] = 0xe9;
  const place = `data/${CAKE_FILE}:`;
  expect(exampleProblems(CAKE_FILE, bytes)).toEqual([
    `${place}${at(text, "#")} is not UTF-8 text; save the file again with the encoding "UTF-8"`,
  ]);
  expect(exampleProblems(CAKE_FILE, Buffer.from(`\uFEFF${EXAMPLE_CAKE}`, "utf16le"))).toEqual([
    `${place}1:1 is saved as UTF-16; save it again with the encoding "UTF-8"`,
  ]);
  expect(exampleProblems(SUPPLIERS_FILE, `\uFEFF${EXAMPLE_SUPPLIERS}`)).toEqual([
    'data/suppliers.json:1:1 the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"',
  ]);
  expect(problemsIn(CAKE_FILE, text.replace("#", "\uFFFD"))).toEqual([
    `${at(text, "#")} a character was lost when the file was saved; retype it in place of �`,
  ]);
});

describe("links", () => {
  const withLink = (address: string) => edited(EXAMPLE_RECIPE, "(#section1)", `(${address})`);

  test.each([
    "https://example.com/a#b",
    "mailto:sales@example.com",
    "tel:+914012345678",
    "/contact#order",
    "#order",
    "/recipes/example#section2",
    "/recipes/example#faq",
  ])("%s is valid", (address) => {
    expect(problemsIn(RECIPE_FILE, withLink(address))).toEqual([]);
  });

  test("only overview pages have the anchor of the codes", () => {
    const overview = exampleFile("pages/cakes.yaml", "code: M-00\ncodes:\n  note: M is for cakes.\n");
    expect(exampleProblems(RECIPE_FILE, withLink("/cakes#codes"), [overview])).toEqual([]);
    const text = withLink("/contact#codes");
    expect(problemsIn(RECIPE_FILE, text)).toEqual([
      `${at(text, "/contact#codes")} sections.1.body: there is no anchor #codes on /contact; its anchors are #main, #order`,
    ]);
  });

  test("a title that becomes an anchor can be linked to", () => {
    const cake = exampleFile(CAKE_FILE, EXAMPLE_CAKE);
    expect(exampleProblems(RECIPE_FILE, withLink("/cakes/plum-cake#layer-bottom-layer"), [cake])).toEqual([]);
  });

  test("< and > are valid in a text", () => {
    const text = "as we said, at loads < 5 kW and > 3 kW, see <https://example.com>,";
    expect(problemsIn(RECIPE_FILE, edited(EXAMPLE_RECIPE, "as we said", text))).toEqual([]);
  });
});

test("an unused picture is a warning", () => {
  addExamplePicture("unused/lift.png", pngOf(1920, 1080));
  const lines = checkExampleFiles(exampleFile(CAKE_FILE, EXAMPLE_CAKE)).warnings.map(problemLine);
  expect(lines).toContain("data/images/unused/lift.png:1:1 no page shows this picture; delete it, or name it in the file of a page");
  expect(lines.filter((line) => /plum\.png|m-02\.svg/.test(line))).toEqual([]);
});

describe("several files", () => {
  const second = exampleFile("cakes/nut-cake.yaml", EXAMPLE_CAKE);

  test("codes, titles and descriptions are unique", () => {
    const duplicate = (field: string, value: string) =>
      `${at(EXAMPLE_CAKE, value)} ${field}: "${value}" is already used in data/cakes/nut-cake.yaml:${lineOf(EXAMPLE_CAKE, value)}; each value must be unique`;
    expect(exampleProblems(CAKE_FILE, EXAMPLE_CAKE, [second])).toEqual(
      [
        duplicate("seo.title", "Plum cake, baked every morning"),
        duplicate("seo.description", "A plum cake with butter, almonds and cinnamon, from our own oven."),
        duplicate("code", "M-02"),
      ].map((problem) => `data/${CAKE_FILE}:${problem}`),
    );
  });

  test("titles that differ only in capitals and spaces around them are duplicates", () => {
    const title = EXAMPLE_CAKE.replace("Plum cake, baked every morning", '"  PLUM cake, baked every Morning "');
    expect(exampleProblems(CAKE_FILE, title, [second]).join()).toContain('seo.title: "  PLUM cake, baked every Morning " is already used');
  });

  test("related cakes exist, are other pages, and are listed once", () => {
    const related = EXAMPLE_CAKE.replace("related: []", "related: [nut-caek, nut-cake, nut-cake, plum-cake]");
    expect(exampleProblems(CAKE_FILE, related, [second]).filter((line) => line.includes("related"))).toEqual([
      `data/${CAKE_FILE}:${at(related, "nut-caek")} related.0: there is no cake or bread "nut-caek"; did you mean "nut-cake"?`,
      `data/${CAKE_FILE}:${at(related, "nut-cake, plum-cake")} related.2: "nut-cake" is already in the list; delete one`,
      `data/${CAKE_FILE}:${at(related, "plum-cake]")} related.3: a page cannot list itself; choose another`,
    ]);
  });

  test.each([
    ["ckaes/example.yaml", "no page uses this file; did you mean data/cakes/example.yaml?"],
    ["company.yml", "no page uses this file; rename it to data/company.yaml"],
    ["cakes/plum-cake.yaml.txt", "no page uses this file; rename it to data/cakes/plum-cake.yaml"],
    ["cakes/photo.jpg", "pictures belong in data/images; move it there"],
    [
      "cakes/Fruit Cake.yaml",
      "the file's name becomes the page's address, so it may hold only lowercase letters, digits and single hyphens; rename it to fruit-cake.yaml",
    ],
    ["legal/contact.yaml", "the file's name becomes the address /contact, which is reserved for data/pages/contact.yaml; rename the file"],
  ])("the file name %s", (name, problem) => {
    expect(exampleProblems(name, EXAMPLE_CAKE)).toContain(`data/${name}:1:1 ${problem}`);
  });

  test("two files with the same address, or with the same name in lists of related pages", () => {
    expect(exampleProblems("cakes/big-cake.yaml", EXAMPLE_CAKE, [exampleFile("cakes/Big Cake.yaml", "")])).toContain(
      "data/cakes/big-cake.yaml:1:1 the address /cakes/big-cake is already used by data/cakes/Big Cake.yaml; rename the file",
    );
    expect(exampleProblems("breads/nut-cake.yaml", "code: S-01\n", [second])).toContain(
      "data/breads/nut-cake.yaml:1:1 the name nut-cake is already used by data/cakes/nut-cake.yaml, and lists of related pages could mean either; rename the file",
    );
  });

  test("a wrong file name comes first, without the links that follow from it", () => {
    const misnamed = exampleFile("cakes/plum-cake.yaml.txt", EXAMPLE_CAKE);
    const recipe = EXAMPLE_RECIPE.replace("(#section1)", "(/cakes/plum-cake)").replace("related: []", "related: [plum-cake]");
    const lines = checkExampleFiles(exampleFile(RECIPE_FILE, recipe), misnamed).problems.map(problemLine);
    expect(lines[0]).toBe("data/cakes/plum-cake.yaml.txt:1:1 no page uses this file; rename it to data/cakes/plum-cake.yaml");
    expect(lines.join()).not.toMatch(/there is no (?:page|cake)/);
  });

  test.each(["plum-cake-2", "plum-cake copy"])("a copy named %s is reported, not the original", (name) => {
    const copy = exampleFile(`cakes/${name}.yaml`, EXAMPLE_CAKE);
    expect(exampleProblems(CAKE_FILE, EXAMPLE_CAKE, [copy])).toEqual([]);
    expect(exampleProblems(copy.relativePath, EXAMPLE_CAKE, [exampleFile(CAKE_FILE, EXAMPLE_CAKE)]).join()).toContain(
      `code: "M-02" is already used in data/${CAKE_FILE}:4`,
    );
  });

  test("required files and optional files", () => {
    const lines = checkExampleFiles(exampleFile("compani.yaml", "name: Bakery\n")).problems.map(problemLine);
    expect(lines).toContain('data/company.yaml:1:1 the file is missing, and the site needs it; did you mean "compani.yaml"?');
    expect(lines.filter((line) => /redirects|launch/.test(line))).toEqual([]);
  });
});

test("a build or `develop` stops with all problems at once, and prints warnings", () => {
  const reporter = { panic: jest.fn(), warn: jest.fn() };
  addExamplePicture("unused/stairs.png", pngOf(1920, 1080));
  const text = edited(EXAMPLE_CAKE, "grams: 2900", "grams: 1234");
  checkAtStart(reporter, BAKERY, { files: [exampleFile(CAKE_FILE, text)], pictures: examplePictures });
  expect(reporter.panic.mock.calls[0]?.[0]).toMatch(/^\d+ problems in data\/. Correct and start again:\n\n/);
  expect(reporter.panic.mock.calls[0]?.[0]).toContain(`data/${CAKE_FILE}:${at(text, "1234")} grams: is 1234, expected at least 2700\n`);
  expect(reporter.warn.mock.calls.flat()).toContainEqual(expect.stringContaining("data/images/unused/stairs.png"));
});
