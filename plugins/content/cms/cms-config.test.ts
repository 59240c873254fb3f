import type { Field } from "@sveltia/cms";
import { day, reference, text } from "../fields";
import { defineKind, isFolder, nameOfKind } from "../kind";
import { KINDS } from "../kinds";
import { cmsConfig, pagesByFamily } from "./cms-config";

const ENTRIES = [
  { value: "hvac-services", label: "HVAC" },
  { value: "hotels-solutions", label: "Hotels" },
];
const ADMIN = { title: "Texts and pictures", logo: "/logo.png", repository: "owner/website", authScope: "repo" } as const;
const configOf = (isReadyForLaunch: boolean) => cmsConfig({ pages: new Map([["Offering", ENTRIES]]), admin: ADMIN, isReadyForLaunch });
const CONFIG = configOf(true);

const INTERNAL = { type: "CoursesYaml", contentDigest: "", owner: "" };

/** The fields of every folder and file that can be edited. */
const EDITED = CONFIG.collections.flatMap((collection) =>
  "folder" in collection
    ? [{ files: `${collection.folder}/*.${collection.extension}`, fields: collection.fields }]
    : collection.files.map(({ file, fields }) => ({ files: file, fields })),
);

test("every file of data/ can be edited in exactly one place", () => {
  expect(EDITED.map(({ files }) => files).sort()).toEqual(KINDS.map(({ files }) => `data/${files}`).sort());
});

const LAST = ["draft", "seo", "code", "colourTemperature"];

test.each(KINDS.map(({ files, schema }) => ({ files, schema })))(
  "data/$files has the fields of its schema in order; draft, search engines, code and colour come last",
  ({ files, schema }) => {
    const fields = EDITED.find((edited) => edited.files === `data/${files}`)?.fields.map(({ name }) => name);
    expect(fields).toEqual([
      ...Object.keys(schema.shape).filter((key) => !LAST.includes(key)),
      ...LAST.filter((key) => key in schema.shape),
    ]);
  },
);

test("a file keeps its format, and a folder is sorted by the fields of its files", () => {
  const options = CONFIG.collections.flatMap((collection): { name: string }[] => ("files" in collection ? collection.files : [collection]));
  const named = (name: string) => options.find((option) => option.name === name);
  expect(named("clients")).toMatchObject({ format: "json" });
  expect(named("services")).toMatchObject({ format: "yaml", extension: "yaml", sortable_fields: ["code", "title"] });
  expect(named("blog")).toMatchObject({ preview_path: "/blog/{{slug}}", sortable_fields: ["title", "date"] });
});

describe("a field", () => {
  const field = (files: string, ...names: string[]): Field | undefined => {
    let fields: readonly Field[] | undefined = EDITED.find((edited) => edited.files === `data/${files}`)?.fields;
    let found: Field | undefined;
    for (const name of names) {
      found = fields?.find((candidate) => candidate.name === name);
      fields = found && "fields" in found && Array.isArray(found.fields) ? found.fields : undefined;
    }
    return found;
  };

  test("has the description and the limits of the schema", () => {
    expect(field("services/*.yaml", "title")).toMatchObject({ label: "Title", hint: "The page's main heading.", maxlength: 60 });
    expect(field("services/*.yaml", "colourTemperature")).toMatchObject({ widget: "number", value_type: "int", min: 2700, max: 4500 });
    expect(field("services/*.yaml", "code")).toMatchObject({
      pattern: ["^M-\\d{2,4}$|[^ -~]", "The text is not a code of this kind, such as M-02"],
    });
    expect(field("blog/*.yaml", "faq")).toMatchObject({ widget: "list", min: 3, max: 3, summary: "{{fields.question}}" });
  });

  test("has the widget of its role", () => {
    const photograph = { widget: "image", accept: "image/jpeg,image/png,image/webp", hint: expect.stringContaining("HEIC") };
    expect(field("services/*.yaml", "picture", "file")).toMatchObject(photograph);
    expect(field("services/*.yaml", "drawing")).toMatchObject({ widget: "image", accept: "image/svg+xml" });
    expect(field("blog/*.yaml", "date")).toMatchObject({ widget: "datetime", format: "YYYY-MM-DD" });
    expect(field("blog/*.yaml", "sections", "body")).toMatchObject({
      widget: "markdown",
      pattern: ["^[\\s\\S]{1,8000}$", expect.anything()],
    });
    expect(field("launch.yaml", "questions", "blocking")).toMatchObject({ widget: "select", options: [{ label: "Yes", value: true }] });
    expect(field("services/*.yaml", "markers", "x")).toMatchObject({ hint: expect.stringContaining("With a point, not a comma") });
  });

  test("may be left empty if the checks allow it", () => {
    for (const key of ["related", "markers", "benefits"]) expect(field("services/*.yaml", key)).toMatchObject({ required: false });
    for (const key of ["menuTitle", "seo"]) expect(field("blog/*.yaml", key)).toMatchObject({ required: false });
    for (const key of ["scope", "title", "menuTitle"]) expect(field("services/*.yaml", key)).toMatchObject({ required: true });
  });

  test("that references services and solutions offers all of them", () => {
    expect(field("services/*.yaml", "related")).toMatchObject({ widget: "select", multiple: true, max: 6, options: ENTRIES });
    expect(field("pages/home.yaml", "slides", "offering")).toMatchObject({ widget: "select", options: ENTRIES });
  });
});

test("a reference to a kind of page offers that kind's pages, by menu title; a list shows and sorts by days", () => {
  const coursePages = { typeName: "Course", schema: { menuTitle: text("The name.") } };
  const course = reference(coursePages, "training course", "basics");
  const courses = defineKind({
    files: "courses/*.yaml",
    typeName: "CoursesYaml",
    page: "/courses/*",
    template: "course.tsx",
    families: [coursePages],
    schema: { ...coursePages.schema, next: course.optional(), starts: day("The first day.") },
  });
  const nodeOf = (slug: string, menuTitle: string) => ({ id: slug, slug, menuTitle, children: [], parent: null, internal: INTERNAL });
  const nodes = [nodeOf("basics", "The basics"), nodeOf("audits", "Audits")];
  const pages = pagesByFamily({ getNodesByType: (type) => (type === courses.typeName ? nodes : []) }, [courses]);
  const [collection] = cmsConfig({ pages, admin: ADMIN, isReadyForLaunch: true }, [courses]).collections;
  const options = [
    { value: "audits", label: "Audits" },
    { value: "basics", label: "The basics" },
  ];
  expect(collection).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ name: "next", options })]) });
  expect(collection).toMatchObject({ summary: "{{starts}}", sortable_fields: ["starts"] });
});

test("a folder with files that the site needs offers no deletion", () => {
  const deletable = CONFIG.collections.flatMap((collection) => ("folder" in collection && collection.delete ? [collection.name] : []));
  expect(deletable).toEqual(KINDS.filter((kind) => isFolder(kind) && !kind.required).map(nameOfKind));
});

test("every collection has a notice until the site is ready for launch", () => {
  const descriptions = (isReadyForLaunch: boolean) => configOf(isReadyForLaunch).collections.map(({ description }) => description);
  expect(new Set(descriptions(true))).toEqual(new Set([undefined]));
  expect(descriptions(false).every((text) => text?.includes("noindex"))).toBe(true);
});
