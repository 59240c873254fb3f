/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Field } from "@sveltia/cms";
import { KINDS } from "../../site-data/kinds";
import { FOCUS_POINTS } from "../declare/fields";
import { cmsConfig } from "./cms-config";

const ENTRIES = [
  { value: "example-service", label: "HVAC" },
  { value: "example-solution", label: "Depots" },
];
const ADMIN = { title: "Texts and pictures", logo: "/logo.png", repository: "owner/website", authScope: "repo" } as const;
const configOf = (isReadyForLaunch: boolean) =>
  cmsConfig({ kinds: KINDS, pages: new Map([["RegisterEntry", ENTRIES]]), admin: ADMIN, isReadyForLaunch });
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

test.each(KINDS.map(({ files, schema }) => ({ files, schema })))(
  "data/$files has the fields of its schema, in its order",
  ({ files, schema }) => {
    const fields = EDITED.find((edited) => edited.files === `data/${files}`)?.fields.map(({ name }) => name);
    expect(fields).toEqual(Object.keys(schema.shape));
  },
);

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
    expect(field("services/*.yaml", "kelvin")).toMatchObject({ widget: "number", value_type: "int", min: 2700, max: 9000 });
    expect(field("services/*.yaml", "code")).toMatchObject({ pattern: ["^[A-Z]-\\d{2,4}$", "The text is not a sheet code such as M-02"] });
    expect(field("blog/*.yaml", "faq")).toMatchObject({ widget: "list", min: 3, max: 3, summary: "{{fields.question}}" });
  });

  test("has the widget of its role", () => {
    expect(field("services/*.yaml", "picture", "file")).toMatchObject({
      widget: "image",
      media_folder: "/data/images",
      public_folder: "../images",
    });
    expect(field("team.yaml", "items", "photo", "file")).toMatchObject({ widget: "image", public_folder: "./images" });
    expect(field("blog/*.yaml", "date")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" });
    expect(field("services/*.yaml", "picture", "focus")).toMatchObject({ widget: "select", required: false, options: [...FOCUS_POINTS] });
    expect(field("blog/*.yaml", "sections", "body")).toMatchObject({ widget: "markdown", editor_components: [] });
    expect(field("launch.yaml", "items", "blocking")).toMatchObject({
      widget: "select",
      required: false,
      options: [{ label: "Yes", value: true }],
    });
  });

  test("for services and solutions offers all of them", () => {
    expect(field("services/*.yaml", "related")).toMatchObject({ widget: "select", multiple: true, max: 6, options: ENTRIES });
    expect(field("pages/home.yaml", "slides", "entry")).toMatchObject({ widget: "select", options: ENTRIES });
  });
});

test("editors save to the repository of the site", () => {
  expect(CONFIG.backend).toMatchObject({ repo: "owner/website", auth_scope: "repo" });
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
