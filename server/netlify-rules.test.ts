/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { headersFor, readHeaders, readRedirects } from "./netlify-rules";

const folder = mkdtempSync(path.join(tmpdir(), "netlify-rules-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string) => {
  const file = path.join(folder, "rules");
  writeFileSync(file, text);
  return file;
};

test("a star stands for any rest, a dot only for a dot", () => {
  const entries = readHeaders(fileWith("/static/*\n  A: 1\n/a.js\n  B: 2\n"));
  expect(headersFor(entries, "/static/d/f.woff2")).toEqual({ A: "1" });
  expect(headersFor(entries, "/a.js")).toEqual({ B: "2" });
  expect(headersFor(entries, "/abjs")).toEqual({});
});

test("a redirect that this server does not support is refused, not ignored", () => {
  expect(() => readRedirects(fileWith("/a /b 301 Country=in\n"))).toThrow('"/a /b 301 Country=in" is not "from to status"');
});

test("a folder without rules has none", () => {
  expect(readRedirects(path.join(folder, "none"))).toEqual([]);
  expect(readHeaders(path.join(folder, "none"))).toEqual([]);
});
