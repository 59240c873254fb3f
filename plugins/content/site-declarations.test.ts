/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { vsCodeSettings } from "./editor-schemas";
import { KINDS } from "./kinds";
import { DECLARATIONS } from "./site-declarations";

test("no data file can take the address of a published folder", () => {
  for (const entry of readdirSync("static", { withFileTypes: true }).filter((candidate) => candidate.isDirectory()))
    expect(DECLARATIONS.reservedAddresses).toHaveProperty([`/${entry.name}`]);
});

test(".vscode/settings.json has the schema of every kind of file (npm run prepare)", () => {
  expect(readFileSync(".vscode/settings.json", "utf8")).toBe(vsCodeSettings(KINDS));
});
