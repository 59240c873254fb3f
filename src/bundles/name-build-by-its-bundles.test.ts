/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { nameBuildByItsBundles } from "./name-build-by-its-bundles";

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), "kelvin-bundles-"));
});
afterEach(() => rmSync(temporary, { recursive: true }));

/** @returns the digest that Gatsby is given of a build of this script in this folder */
async function digestOf(script: string, below: string): Promise<string | undefined> {
  const folder = path.join(temporary, below);
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, "entry.js");
  writeFileSync(entry, script);
  const bundler = webpack({
    mode: "production",
    entry,
    // names of modules as Gatsby's are, without the path
    optimization: { moduleIds: "deterministic" },
    context: folder,
    output: { path: path.join(folder, "public"), filename: "[name]-[contenthash].js" },
    plugins: [nameBuildByItsBundles],
  });
  const digest = await new Promise<string | undefined>((resolve, reject) =>
    bundler.run((error, stats) => (error ? reject(error) : resolve(stats?.hash))),
  );
  await new Promise((closed) => bundler.close(closed));
  return digest;
}

/** webpack warns of it with the folder's path, and takes the warning into its own digest. */
const WARNED_OF = "try { require('./not-there') } catch {}";

test("the same bundles have the same digest, whatever folder the project is in; others have another", async () => {
  const digest = await digestOf(WARNED_OF, "a");
  expect(digest).toMatch(/^[0-9a-f]{20}$/);
  expect(await digestOf(WARNED_OF, "another/folder")).toBe(digest);
  expect(await digestOf("document.title = 1;", "a")).not.toBe(digest);
});
