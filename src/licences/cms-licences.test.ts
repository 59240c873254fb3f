/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addLicences, packageFolders } from "./cms-licences";

test("a bundle's files name their packages, the innermost ones, each once", () => {
  expect(
    packageFolders([
      "/site/plugins/admin-page/browser/start.ts",
      "/site/node_modules/yaml/browser/index.js",
      "/site/node_modules/@sveltia/cms/node_modules/svgo/lib/a.js",
      "/site/node_modules/@sveltia/cms/node_modules/svgo/lib/b.js",
      "/site/node_modules/@scope/name/index.js",
    ]),
  ).toEqual(["/site/node_modules/yaml", "/site/node_modules/@sveltia/cms/node_modules/svgo", "/site/node_modules/@scope/name"]);
});

describe("the list", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kelvin-licences-"));
  const list = path.join(folder, "licences.txt");
  afterAll(() => rmSync(folder, { recursive: true }));

  const packageWith = (name: string, license?: string) => {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, "package.json"), JSON.stringify({ name, license }));
    writeFileSync(path.join(folder, name, "LICENSE"), `Text of ${name}\n`);
    return path.join(folder, name);
  };

  test("gains name, licence and text once, in order of the names", () => {
    writeFileSync(list, "react\nMIT\n");
    const folders = [packageWith("b", "ISC"), packageWith("a", "MIT")];
    addLicences(list, folders);
    addLicences(list, folders);
    expect(readFileSync(list, "utf8")).toBe("react\nMIT\n\nOnly for editors, at /admin:\n\na\nMIT\nText of a\n\nb\nISC\nText of b\n");
  });

  test.each([["GPL-3.0-only"], [undefined]])("a package under %s stops the build by name", (licence) => {
    expect(() => addLicences(list, [packageWith("bad", licence)])).toThrow(/\/admin would send bad/);
  });
});
