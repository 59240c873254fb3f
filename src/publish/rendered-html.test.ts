/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepRenderedHtml, restoreRenderedHtml } from "./rendered-html";

let site: string;
let folders: { publicFolder: string; renderedFolder: string };

function write(file: string, text: string): void {
  const absolute = path.join(folders.publicFolder, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}
const published = (file: string) => existsSync(path.join(folders.publicFolder, file));

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "rendered-html-"));
  folders = { publicFolder: path.join(site, "public"), renderedFolder: path.join(site, "rendered") };
});
afterEach(() => rmSync(site, { recursive: true }));

test("kept HTML leaves no folder behind that would answer /about/", () => {
  write("about/index.html", "rendered");
  write("services/index.html", "rendered");
  write("services/plan.pdf", "a file");
  keepRenderedHtml(folders, ["about/index.html", "services/index.html"]);
  expect(published("about")).toBe(false);
  expect(published("services/plan.pdf")).toBe(true);
});

test("the next build finds Gatsby's HTML as Gatsby wrote it, its caches, and nothing else of the last build", () => {
  write("about/index.html", "rendered");
  keepRenderedHtml(folders, ["about/index.html"]);
  write("about.html", "published");
  write("app-0123.js", "old script");
  write("static/picture.avif", "encoded for minutes");
  write("page-data/about/page-data.json", "{}");
  restoreRenderedHtml(folders);
  expect(readFileSync(path.join(folders.publicFolder, "about/index.html"), "utf8")).toBe("rendered");
  expect(["about.html", "app-0123.js"].filter(published)).toEqual([]);
  expect(["static/picture.avif", "page-data/about/page-data.json"].filter(published)).toHaveLength(2);
});

test("a page that no longer exists is not restored", () => {
  write("old/index.html", "rendered");
  keepRenderedHtml(folders, ["old/index.html"]);
  write("about/index.html", "rendered");
  keepRenderedHtml(folders, ["about/index.html"]);
  restoreRenderedHtml(folders);
  expect(published("old")).toBe(false);
});

test("a first build starts from nothing", () => {
  expect(() => restoreRenderedHtml(folders)).not.toThrow();
});
