/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Field } from "@sveltia/cms";
import { BAKERY } from "../example/declarations";
import { FOCUS_POINTS } from "../fields";
import { cmsConfig } from "./cms-config";

const ENTRIES = [
  { value: "plum-cake", label: "Plum" },
  { value: "rye-bread", label: "Rolls" },
];
const ADMIN = { title: "Texts and pictures", logo: "/logo.png", repository: "owner/website", authScope: "repo" } as const;
const configOf = (isReadyForLaunch: boolean) =>
  cmsConfig({
    kinds: BAKERY.kinds,
    pages: new Map([["Product", ENTRIES]]),
    next: new Map([["CakesYaml", new Map([["code", "M-03"]])]]),
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
  expect(EDITED.map(({ files }) => files).sort()).toEqual(BAKERY.kinds.map(({ files }) => `data/${files}`).sort());
});

test.each(BAKERY.kinds.map(({ files, schema }) => ({ files, schema })))(
  "data/$files has the fields of its schema, in its order",
  ({ files, schema }) => {
    const fields = EDITED.find((edited) => edited.files === `data/${files}`)?.fields.map(({ name }) => name);
    expect(fields).toEqual(Object.keys(schema.shape));
  },
);

test("a folder's files are JSON or YAML, named after their title, and listed by code and title", () => {
  const folder = (name: string) => CONFIG.collections.find((collection) => collection.name === name);
  expect(folder("recipes")).toMatchObject({
    folder: "data/recipes",
    extension: "yaml",
    format: "yaml",
    preview_path: "/recipes/{{slug}}",
    slug: { template: "{{fields.title}}", editable: ["create"], hint: expect.stringContaining("/recipes/name") },
    summary: "{{code}} {{title}}",
    sortable_fields: ["code", "title", "date"],
  });
  expect(folder("cakes")).toMatchObject({ sortable_fields: ["code", "title"] });
  const files = CONFIG.collections.flatMap((collection) => ("files" in collection ? collection.files : []));
  expect(files.find(({ name }) => name === "suppliers")).toMatchObject({ format: "json" });
  expect(files.find(({ name }) => name === "suppliers")).not.toHaveProperty("preview_path");
});

test("files are saved with names and fields that the checks accept", () => {
  expect(CONFIG).toMatchObject({
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
    expect(field("cakes/*.yaml", "title")).toMatchObject({
      name: "title",
      label: "Title",
      hint: "The page's main heading.",
      widget: "string",
      maxlength: 60,
    });
    expect(field("cakes/*.yaml", "grams")).toMatchObject({ widget: "number", value_type: "int", min: 2700, max: 9000 });
    expect(field("cakes/*.yaml", "code")).toMatchObject({ pattern: ["^[A-Z]-\\d{2,4}$", "The text is not a shelf code such as M-02"] });
    expect(field("recipes/*.yaml", "faq")).toMatchObject({ widget: "list", min: 3, max: 3, summary: "{{fields.question}}" });
  });

  test("has the widget of its role", () => {
    expect(field("cakes/*.yaml", "picture", "file")).toMatchObject({
      widget: "image",
      media_folder: "/data/images",
      public_folder: "../images",
      accept: "image/jpeg,image/png,image/webp",
    });
    expect(field("cakes/*.yaml", "drawing")).toMatchObject({ widget: "image", accept: "image/svg+xml" });
    expect(field("suppliers.json", "items", "logo", "file")).toMatchObject({ widget: "image", public_folder: "./images" });
    expect(field("recipes/*.yaml", "date")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" });
    expect(field("cakes/*.yaml", "picture", "focus")).toMatchObject({ widget: "select", required: false, options: [...FOCUS_POINTS] });
    expect(field("recipes/*.yaml", "sections", "body")).toMatchObject({
      widget: "markdown",
      editor_components: [],
      // The other mode rewrites the whole text.
      modes: ["raw", "rich_text"],
      pattern: ["^[\\s\\S]{1,8000}$", "The text has at most 8000 characters"],
    });
    expect(field("recipes/*.yaml", "excerpt")).toMatchObject({ widget: "text" });
    expect(field("cakes/*.yaml", "facts", "grains")).toMatchObject({ widget: "string", pattern: undefined });
    expect(field("launch.yaml", "items", "blocking")).toMatchObject({
      widget: "select",
      required: false,
      options: [{ label: "Yes", value: true }],
    });
  });

  test("may be left empty if the checks allow it", () => {
    expect(field("cakes/*.yaml", "related")).toMatchObject({ required: false });
    expect(field("cakes/*.yaml", "layers")).toMatchObject({ required: true });
    expect(field("cakes/*.yaml", "markers")).toMatchObject({ required: false });
    expect(field("cakes/*.yaml", "title")).toMatchObject({ required: true });
  });

  test("says what editors have to know about it, after its description", () => {
    const cake = (...names: string[]) => field("cakes/*.yaml", ...names);
    const hint = (pattern: RegExp) => ({ hint: expect.stringMatching(pattern) });
    expect(cake("picture", "file")).toMatchObject(hint(/^The picture, .* HEIC /));
    expect(cake("drawing")).not.toMatchObject(hint(/HEIC/));
    expect(cake("markers", "x")).toMatchObject(hint(/^Distance from the left edge, .* point, not a comma/));
    expect(cake("grams")).not.toMatchObject(hint(/comma/));
    expect(cake("code")).toMatchObject({ ...hint(/^The place on the shelf\. .*M-03/), default: "M-03" });
    expect(cake("title")).not.toMatchObject(hint(/next/));
  });

  test("for cakes and breads offers all of them", () => {
    expect(field("cakes/*.yaml", "related")).toMatchObject({ widget: "select", multiple: true, max: 6, options: ENTRIES });
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
