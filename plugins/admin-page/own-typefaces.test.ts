/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { withOwnTypefaces } from "./own-typefaces";

const FOREIGN = "url(https://cdn.jsdelivr.net/fontsource/fonts/merriweather-sans:vf@5.2.9/latin-wght-normal.woff2)";

test("typefaces come from the CMS's own folder", () => {
  expect(withOwnTypefaces(`a ${FOREIGN} b`, ["merriweather-sans-latin-wght-normal-X1.woff2"], "/admin/assets")).toBe(
    "a url(/admin/assets/merriweather-sans-latin-wght-normal-X1.woff2) b",
  );
});

test("a typeface that is not in the package stops the build", () => {
  expect(() => withOwnTypefaces(FOREIGN, ["other-latin-wght-normal.woff2"], "/admin/assets")).toThrow(
    "The CMS asks for the typeface https://cdn.jsdelivr.net/fontsource/fonts/merriweather-sans:vf@5.2.9/latin-wght-normal.woff2",
  );
});

test("a version that loads its typefaces in another way stops the build", () => {
  expect(() => withOwnTypefaces("url(https://fonts.example.com/a.woff2)", [], "/admin/assets")).toThrow("names no typefaces in the way");
});

test("the CMS, whose script is patched and which sees an editor's sign-in, is pinned to one version", () => {
  const { devDependencies, dependencies } = JSON.parse(readFileSync(path.resolve("package.json"), "utf8"));
  expect({ ...devDependencies, ...dependencies }["@sveltia/cms"]).toMatch(/^\d+\.\d+\.\d+$/);
});
