/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { removeFormerBundles } from "./former-bundles";

const FORMER_BUNDLES = ["app-0123.js", "app.0123.css", "framework-0123.js.LICENSE.txt", "component---src-templates-article-tsx-0123.js"];
const OTHERS = ["index.html", "licences.txt", "manifest.webmanifest", "page-data/app-data.json", "static/script.js", "icons/icon.png"];

test("bundles of an earlier build go, what others wrote stays", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kelvin-bundles-"));
  const entry = path.join(folder, "entry.js");
  const output = path.join(folder, "public");
  writeFileSync(entry, "document.title = 'Kelvin';");
  for (const file of [...FORMER_BUNDLES, ...OTHERS]) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    writeFileSync(path.join(output, file), "");
  }
  const bundler = webpack({
    mode: "production",
    entry,
    output: { path: output, filename: "app-4567.js" },
    plugins: [removeFormerBundles],
  });
  await new Promise<void>((resolve, reject) => bundler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((closed) => bundler.close(closed));

  const isThere = (file: string) => existsSync(path.join(output, file));
  expect(FORMER_BUNDLES.filter(isThere)).toEqual([]);
  expect(["app-4567.js", ...OTHERS].filter(isThere)).toEqual(["app-4567.js", ...OTHERS]);
  rmSync(folder, { recursive: true });
});
