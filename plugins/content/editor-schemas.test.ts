/** @jest-environment node */
import { Validator } from "@cfworker/json-schema";
import { parse } from "yaml";
import { editorSchema, editorSchemaFiles, vsCodeSettings } from "./editor-schemas";
import { BAKERY } from "./example/declarations";
import { CAKE_FILE, EXAMPLE_CAKE, EXAMPLE_RECIPE, EXAMPLE_SUPPLIERS, RECIPE_FILE, SUPPLIERS_FILE } from "./example/example-data";
import { kindOf as kindIn } from "./kind-of-file";

test("VS Code's settings assign its schema to every kind of file", () => {
  const text = vsCodeSettings(BAKERY.kinds);
  for (const { files } of BAKERY.kinds) expect(text).toContain(`"/data/${files}"`);
  for (const file of editorSchemaFiles(BAKERY.kinds).keys()) expect(text).toContain(`"./data/${file}"`);
});

describe("the JSON schemas accept and refuse what the checks do", () => {
  const kindOf = (relativePath: string) => {
    const kind = kindIn(relativePath, BAKERY.kinds);
    if (!kind) throw new Error(`${relativePath} is of no kind`);
    return kind;
  };
  const validate = (relativePath: string, value: unknown) =>
    new Validator(JSON.parse(JSON.stringify(editorSchema(kindOf(relativePath)))), "7", false).validate(value);
  const cake = (change: object) => validate(CAKE_FILE, { ...parse(EXAMPLE_CAKE), ...change });

  test.each([
    [CAKE_FILE, EXAMPLE_CAKE],
    [RECIPE_FILE, EXAMPLE_RECIPE],
    [SUPPLIERS_FILE, EXAMPLE_SUPPLIERS],
  ])("data/%s is valid", (relativePath, text) => {
    expect(validate(relativePath, parse(text)).errors).toEqual([]);
  });

  test.each([
    ["a missing key", { title: undefined }],
    ["an unknown key", { tilte: "Plum" }],
    ["a wrong type", { title: 352 }],
    ["an empty text", { title: " " }],
    ["a text that is too long", { title: "x".repeat(61) }],
    ["a number out of bounds", { grams: 99000 }],
    ["a fraction", { grams: 2900.5 }],
    ["a wrong word", { picture: { file: "../images/plum.png", alt: "A plum", focus: "center" } }],
    ["an empty list", { layers: [] }],
    ["a wrong pattern", { code: "m2" }],
  ])("%s is a problem", (_, change) => {
    expect(cake({}).valid).toBe(true);
    expect(cake(JSON.parse(JSON.stringify(change, (__, value) => (value === undefined ? null : value)))).valid).toBe(false);
  });

  test("the JSON schemas contain the descriptions and messages", () => {
    const text = JSON.stringify(editorSchema(kindOf(CAKE_FILE)));
    expect(text).toContain("The page's main heading.");
    expect(text).toContain('"patternErrorMessage":"is not a shelf code such as M-02"');
    expect(text).not.toMatch(/graphqlRole|minimumSize|isLink/);
  });
});
