import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stylesDigest } from "./styles-digest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  mkdirSync(path.join(folder, "sections"));
  writeFileSync(path.join(folder, "sections/hero.module.css"), ".hero {}");
  writeFileSync(path.join(folder, "sections/hero.tsx"), "export {};");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("changes with a style sheet, in whatever folder, and with nothing else", () => {
  const before = stylesDigest(folder);
  writeFileSync(path.join(folder, "sections/hero.tsx"), "export const changed = 1;");
  expect(stylesDigest(folder)).toBe(before);
  writeFileSync(path.join(folder, "sections/hero.module.css"), ".hero { color: red }");
  expect(stylesDigest(folder)).not.toBe(before);
});

test("changes with the name of a style sheet", () => {
  const before = stylesDigest(folder);
  rmSync(path.join(folder, "sections/hero.module.css"));
  writeFileSync(path.join(folder, "sections/lead.module.css"), ".hero {}");
  expect(stylesDigest(folder)).not.toBe(before);
});
