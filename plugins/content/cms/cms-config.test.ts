/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Field } from "@sveltia/cms";
import { KINDS } from "../kinds";
import { cmsConfig } from "./cms-config";

const ENTRIES = [
  { value: "hvac-services", label: "HVAC" },
  { value: "hotels-solutions", label: "Hotels" },
];
const ADMIN = { title: "Texts and pictures", logo: "/logo.png", repository: "owner/website", authScope: "repo" } as const;
const configOf = (isReadyForLaunch: boolean) =>
  cmsConfig({
    pages: new Map([["RegisterEntry", ENTRIES]]),
    admin: ADMIN,
    isReadyForLaunch,
  });
const CONFIG = configOf(true);

/** The fields of everything that can be edited, by the pattern or path of its files. */
const EDITED = CONFIG.collections.flatMap((collection) =>
  "folder" in collection
    ? [{ files: `${collection.folder}/*.${collection.extension}`, fields: collection.fields }]
    : collection.files.map(({ file, fields }) => ({ files: file, fields })),
);

test("every file of data/ can be edited in one place", () => {
  expect(EDITED.map(({ files }) => files).sort()).toEqual(KINDS.map(({ files }) => `data/${files}`).sort());
});

const LAST = ["draft", "seo", "code", "kelvin"];

test.each(KINDS.map(({ files, schema }) => ({ files, schema })))(
  "data/$files has the fields of its schema, in its order; search engines, code and colour come last",
  ({ files, schema }) => {
    const fields = EDITED.find((edited) => edited.files === `data/${files}`)?.fields.map(({ name }) => name);
    expect(fields).toEqual([
      ...Object.keys(schema.shape).filter((key) => !LAST.includes(key)),
      ...LAST.filter((key) => key in schema.shape),
    ]);
  },
);

test("a folder's files are JSON or YAML, named after their title, and listed by code and title", () => {
  const folder = (name: string) => CONFIG.collections.find((collection) => collection.name === name);
  expect(folder("blog")).toMatchObject({
    folder: "data/blog",
    extension: "yaml",
    format: "yaml",
    preview_path: "/blog/{{slug}}",
    slug: { template: "{{fields.title}}", editable: ["create"], hint: expect.stringContaining("/blog/name") },
    summary: "{{code}} {{title}}",
    sortable_fields: ["code", "title", "date"],
  });
  expect(folder("services")).toMatchObject({ sortable_fields: ["code", "title"] });
  const files = CONFIG.collections.flatMap((collection) => ("files" in collection ? collection.files : []));
  expect(files.find(({ name }) => name === "clients")).toMatchObject({ format: "json" });
  expect(files.find(({ name }) => name === "clients")).not.toHaveProperty("preview_path");
});

test("files are saved with names and fields that the checks accept", () => {
  expect(CONFIG).toMatchObject({
    media_folder: "data/images",
    public_folder: "/images",
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
  });
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
    expect(field("services/*.yaml", "title")).toMatchObject({
      name: "title",
      label: "Title",
      hint: "The page's main heading.",
      widget: "string",
      maxlength: 60,
    });
    expect(field("services/*.yaml", "kelvin")).toMatchObject({ widget: "number", value_type: "int", min: 2700, max: 4500 });
    expect(field("services/*.yaml", "code")).toMatchObject({
      pattern: ["^M-\\d{2,4}$", "The text is not a code of this kind, such as M-02"],
    });
    expect(field("blog/*.yaml", "faq")).toMatchObject({ widget: "list", min: 3, max: 3, summary: "{{fields.question}}" });
  });

  test("has the widget of its role", () => {
    const picture = field("services/*.yaml", "picture", "file");
    expect(picture).toMatchObject({ widget: "image", accept: "image/jpeg,image/png,image/webp", hint: expect.stringContaining("HEIC") });
    // With a folder of its own, the CMS would write another form of the address.
    expect(picture).not.toHaveProperty("media_folder");
    expect(picture).not.toHaveProperty("public_folder");
    expect(field("services/*.yaml", "drawing")).toMatchObject({ widget: "image", accept: "image/svg+xml" });
    expect(field("blog/*.yaml", "date")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" });
    expect(field("services/*.yaml", "picture", "focus")).toMatchObject({ widget: "select", required: false });
    expect(field("blog/*.yaml", "sections", "body")).toMatchObject({
      widget: "markdown",
      editor_components: [],
      // The other mode rewrites the whole text.
      modes: ["raw", "rich_text"],
      pattern: ["^[\\s\\S]{1,8000}$", "The text has at most 8000 characters"],
    });
    expect(field("blog/*.yaml", "excerpt")).toMatchObject({ widget: "text" });
    expect(field("launch.yaml", "items", "blocking")).toMatchObject({ widget: "select", options: [{ label: "Yes", value: true }] });
    expect(field("services/*.yaml", "markers", "x")).toMatchObject({ hint: expect.stringContaining("With a point, not a comma") });
  });

  test("may be left empty if the checks allow it", () => {
    for (const key of ["related", "markers", "benefits"]) expect(field("services/*.yaml", key)).toMatchObject({ required: false });
    for (const key of ["offerings", "title"]) expect(field("services/*.yaml", key)).toMatchObject({ required: true });
  });

  test("for services and solutions offers all of them", () => {
    expect(field("services/*.yaml", "related")).toMatchObject({ widget: "select", multiple: true, max: 6, options: ENTRIES });
    expect(field("pages/home.yaml", "slides", "entry")).toMatchObject({ widget: "select", options: ENTRIES });
  });
});

test("editors save to the repository of the site", () => {
  expect(CONFIG.backend).toMatchObject({ repo: "owner/website", auth_scope: "repo" });
});

test("a picture may have 2 MB, as in the checks of data/", () => {
  expect(CONFIG.media_libraries.default.config.max_file_size).toBe(2_097_152);
});

test("every collection has a notice until the site is ready for launch", () => {
  const descriptions = (isReadyForLaunch: boolean) => configOf(isReadyForLaunch).collections.map(({ description }) => description);
  expect(new Set(descriptions(true))).toEqual(new Set([undefined]));
  expect(descriptions(false).every((text) => text?.includes("noindex"))).toBe(true);
});

test("the CMS is pinned to one version, because it has access to an editor's sign-in", () => {
  const { dependencies } = JSON.parse(readFileSync(path.resolve("package.json"), "utf8"));
  expect(dependencies["@sveltia/cms"]).toMatch(/^\d+\.\d+\.\d+$/);
});
