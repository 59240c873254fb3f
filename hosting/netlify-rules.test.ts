/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { headersFor, readHeaders, readRedirects, targetOf } from "./netlify-rules";

const folder = mkdtempSync(path.join(tmpdir(), "netlify-rules-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string) => {
  const file = path.join(folder, "rules");
  writeFileSync(file, text);
  return file;
};

test("a star matches any rest, a dot only a dot", async () => {
  const entries = await readHeaders(fileWith("/static/*\n  A: 1\n/a.js\n  B: 2\n"));
  expect(headersFor(entries, "/static/d/f.woff2")).toEqual({ A: "1" });
  expect(headersFor(entries, "/a.js")).toEqual({ B: "2" });
  expect(headersFor(entries, "/abjs")).toEqual({});
});

test("patterns of headers ignore case, and a star matches an empty rest", async () => {
  const entries = await readHeaders(fileWith("/admin/*\n  A: 1\n/About\n  B: 2\n"));
  expect(headersFor(entries, "/admin")).toEqual({ A: "1" });
  expect(headersFor(entries, "/about/")).toEqual({ B: "2" });
});

test("a placeholder of a redirect matches one segment of the address", async () => {
  const [rule] = await readRedirects(fileWith("/:section/:page/index.html /:section/:page 301\n"));
  expect(rule && targetOf(rule, "/blog/3/index.html")).toBe("/blog/3");
  expect(rule && targetOf(rule, "/blog/index.html")).toBeUndefined();
});

test("an unsupported redirect is an error", async () => {
  await expect(readRedirects(fileWith("/a /b 301 Country=in\n"))).rejects.toThrow('the local server does not support the rule "/a /b"');
  await expect(readRedirects(fileWith("/a\n"))).rejects.toThrow("rules:");
});

test("missing files have no rules", async () => {
  expect(await readRedirects(path.join(folder, "none"))).toEqual([]);
  expect(await readHeaders(path.join(folder, "none"))).toEqual([]);
});
