/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Of a file, what it imports, and what the rule says (imports.grit); none may be imported. */
const FORBIDDEN = [
  ["src/site/a.ts", "../components/icon", "Imports run down only"],
  ["src/components/a.ts", "../sections/home/hero", "Imports run down only"],
  ["src/seo/a.ts", "../layout/header", "Imports run down only"],
  ["src/sections/home/a.ts", "../../layout/header", "Imports run down only"],
  ["src/layout/a.ts", "../templates/blog", "Imports run down only"],
  ["src/forms/a.ts", "../../hosting/settings", "nothing of Node's side"],
  ["plugins/content/a.ts", "../../src/forms/draft", "nothing that draws"],
  ["plugins/content/b.ts", "../../hosting/settings", "do not import each other"],
  ["hosting/a.ts", "../plugins/content/kinds", "do not import each other"],
] as const;
const ALLOWED = [
  ["src/sections/home/b.ts", "../../components/icon"],
  ["src/components/b.ts", "../site/required"],
  ["src/site/b.test.ts", "../components/icon"],
  ["plugins/content/c.ts", "../../src/site/required"],
] as const;

/** @returns what Biome reports, a line for each problem */
function problemsOf(imports: readonly (readonly [file: string, imported: string, ...unknown[]])[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
  copyFileSync("imports.grit", path.join(folder, "imports.grit"));
  writeFileSync(path.join(folder, "biome.json"), JSON.stringify({ plugins: ["./imports.grit"] }));
  for (const [file, imported] of imports) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `export * from "${imported}";\n`);
  }
  const { stdout } = spawnSync(path.resolve("node_modules/.bin/biome"), ["lint", "--reporter=github"], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return stdout;
}

test("an import that runs up, or from the browser's side to Node's, is a problem; others are not", () => {
  const problems = problemsOf([...FORBIDDEN, ...ALLOWED]).split("\n");
  for (const [file, , message] of FORBIDDEN)
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`file=.*${file},.*${message}`)));
  expect(problems.filter((line) => line.startsWith("::"))).toHaveLength(FORBIDDEN.length);
});
