/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publishOptions } from "../../settings/publish-options";
import { writePages } from "./write-pages";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const builtPage = (address: string, text: string) => ({
  path: address,
  html: `<html><head><meta charset="utf-8"></head><body>${text}<script id="gatsby-script-loader"></script><script
  id="gatsby-chunk-mapping"></script><script src="/app-1.js" async></script></body></html>`,
  scripts: [],
  data: [],
});

test("a page that says the same as in the site that is served is that file; the others are written", () => {
  const [served, unfinished] = [path.join(folder, "dist"), path.join(folder, "dist.unfinished")];
  const publish = (...texts: readonly string[]) => {
    const pages = texts.map((text, index) => builtPage(`/blog/${index}`, text));
    mkdirSync(unfinished);
    writePages({ folder, pages }, new Map(), unfinished, { ...publishOptions(), publishedFolder: served });
  };
  const fileIn = (site: string, index: number) => path.join(site, `blog/${index}.html`);
  const isSameFile = (index: number) => statSync(fileIn(served, index)).ino === statSync(fileIn(unfinished, index)).ino;
  publish("Cooling", "Power");
  renameSync(unfinished, served);
  publish("Cooling", "Power, edited", "Fire");

  expect([isSameFile(0), isSameFile(1)]).toEqual([true, false]);
  expect(readFileSync(fileIn(served, 1), "utf8")).not.toContain("edited");
  expect(readFileSync(fileIn(unfinished, 1), "utf8")).toContain("Power, edited");
  expect(readFileSync(fileIn(unfinished, 2), "utf8")).toContain("Fire");
});
