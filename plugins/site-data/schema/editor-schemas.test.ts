/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Validator } from "@cfworker/json-schema";
import { parse } from "yaml";
import { withValidData } from "../../../src/testing/valid-data";
import { DATA_FOLDER } from "../checks/reading/data-files";
import { EXAMPLE_SERVICE, SERVICE_FILE } from "../testing/example-data";
import { DATA_KINDS, dataKindOf } from "./data-kinds";
import { EDITOR_SCHEMAS_FOLDER, editorSchema, editorSchemaFiles, vsCodeSettings } from "./editor-schemas";

/** What a failing test asks for. */
const REMEDY = "npm run schemas";

const committed = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : `missing; run ${REMEDY}`);

test.each([...editorSchemaFiles()])(`data/%s is what the schema says now (${REMEDY})`, (file, text) => {
  expect(committed(path.join(DATA_FOLDER, file))).toBe(text);
});

test(`no schema is left over from a kind of data that is gone (${REMEDY})`, () => {
  const written = readdirSync(path.join(DATA_FOLDER, EDITOR_SCHEMAS_FOLDER)).map((name) => `${EDITOR_SCHEMAS_FOLDER}/${name}`);
  expect(written.sort()).toEqual([...editorSchemaFiles().keys()].sort());
});

test(`VS Code knows the schema of every kind of file (${REMEDY})`, () => {
  const text = committed(".vscode/settings.json");
  expect(text).toBe(vsCodeSettings());
  for (const { files } of DATA_KINDS) expect(text).toContain(`"/data/${files}"`);
  for (const file of editorSchemaFiles().keys()) expect(text).toContain(`"./data/${file}"`);
});

describe("a code editor sees what the checks see", () => {
  const kindOf = (relativePath: string) => {
    const kind = dataKindOf(relativePath);
    if (!kind) throw new Error(`${relativePath} is of no kind`);
    return kind;
  };
  const validate = (relativePath: string, value: unknown) =>
    new Validator(JSON.parse(JSON.stringify(editorSchema(kindOf(relativePath)))), "7", false).validate(value);
  const service = (change: object) => validate(SERVICE_FILE, { ...parse(EXAMPLE_SERVICE), ...change });

  withValidData((files) => {
    test.each(files.map(({ relativePath, bytes }) => ({ relativePath, bytes })))(
      "data/$relativePath is valid",
      ({ relativePath, bytes }) => {
        expect(validate(relativePath, parse(new TextDecoder().decode(bytes))).errors).toEqual([]);
      },
    );
  });

  test.each([
    ["a missing key", { title: undefined }],
    ["an unknown key", { tilte: "HVAC" }],
    ["a wrong type", { title: 352 }],
    ["an empty text", { title: " " }],
    ["a text that is too long", { title: "x".repeat(61) }],
    ["a number out of bounds", { kelvin: 99000 }],
    ["a fraction", { kelvin: 2900.5 }],
    ["a wrong word", { picture: { file: "../images/plant.png", alt: "A plant", focus: "center" } }],
    ["an empty list", { offerings: [] }],
    ["a wrong pattern", { code: "m2" }],
  ])("%s is a fault", (_, change) => {
    expect(service({}).valid).toBe(true);
    expect(service(JSON.parse(JSON.stringify(change, (__, value) => (value === undefined ? null : value)))).valid).toBe(false);
  });

  test("the sentences of the schema explain fields and patterns", () => {
    const text = JSON.stringify(editorSchema(kindOf(SERVICE_FILE)));
    expect(text).toContain("The page's main heading.");
    expect(text).toContain('"patternErrorMessage":"is not a sheet code such as M-02"');
    expect(text).not.toMatch(/graphqlRole|minimumSize|isLink/);
  });
});
