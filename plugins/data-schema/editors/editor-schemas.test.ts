/** @jest-environment node */
import { readFileSync } from "node:fs";
import { Validator } from "@cfworker/json-schema";
import { parse } from "yaml";
import { KINDS } from "../../site-data/kinds";
import { kindOf as kindIn } from "../declare/kind-of-file";
import { ARTICLE_FILE, CLIENTS_FILE, EXAMPLE_ARTICLE, EXAMPLE_CLIENTS, EXAMPLE_SERVICE, SERVICE_FILE } from "../example/example-data";
import { editorSchema, editorSchemaFiles, vsCodeSettings } from "./editor-schemas";

test(".vscode/settings.json has the schema of every kind of file (npm run prepare)", () => {
  const text = readFileSync(".vscode/settings.json", "utf8");
  expect(text).toBe(vsCodeSettings(KINDS));
  for (const { files } of KINDS) expect(text).toContain(`"/data/${files}"`);
  for (const file of editorSchemaFiles(KINDS).keys()) expect(text).toContain(`"./data/${file}"`);
});

describe("the JSON schemas accept and refuse what the checks do", () => {
  const kindOf = (relativePath: string) => {
    const kind = kindIn(relativePath, KINDS);
    if (!kind) throw new Error(`${relativePath} is of no kind`);
    return kind;
  };
  const validate = (relativePath: string, value: unknown) =>
    new Validator(JSON.parse(JSON.stringify(editorSchema(kindOf(relativePath)))), "7", false).validate(value);
  const service = (change: object) => validate(SERVICE_FILE, { ...parse(EXAMPLE_SERVICE), ...change });

  test.each([
    [SERVICE_FILE, EXAMPLE_SERVICE],
    [ARTICLE_FILE, EXAMPLE_ARTICLE],
    [CLIENTS_FILE, EXAMPLE_CLIENTS],
  ])("data/%s is valid", (relativePath, text) => {
    expect(validate(relativePath, parse(text)).errors).toEqual([]);
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
  ])("%s is a problem", (_, change) => {
    expect(service({}).valid).toBe(true);
    expect(service(JSON.parse(JSON.stringify(change, (__, value) => (value === undefined ? null : value)))).valid).toBe(false);
  });

  test("the JSON schemas contain the descriptions and messages", () => {
    const text = JSON.stringify(editorSchema(kindOf(SERVICE_FILE)));
    expect(text).toContain("The page's main heading.");
    expect(text).toContain('"patternErrorMessage":"is not a sheet code such as M-02"');
    expect(text).not.toMatch(/graphqlRole|minimumSize|isLink/);
  });
});
