/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A file, and what it imports. */
const FORBIDDEN = ["src/components/a.ts", "../sections/home/hero"] as const;
const ALLOWED = ["src/sections/home/a.ts", "../../components/icon"] as const;

/** @returns what Biome reports, a line for each problem */
function problemsOf(imports: readonly (readonly [file: string, imported: string])[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
  copyFileSync("imports.grit", path.join(folder, "imports.grit"));
  writeFileSync(path.join(folder, "biome.json"), JSON.stringify({ plugins: ["./imports.grit"] }));
  for (const [file, imported] of imports) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `export * from "${imported}";\n`);
  }
  // On Windows the file in node_modules/.bin is a shell script.
  const biome = [require.resolve("@biomejs/biome/bin/biome"), "lint", "--reporter=github"];
  const { stdout } = spawnSync(process.execPath, biome, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return stdout.replaceAll("\\", "/");
}

test("an import that runs up is a problem, and one that runs down is not", () => {
  const problems = problemsOf([FORBIDDEN, ALLOWED])
    .split("\n")
    .filter((line) => line.startsWith("::"));
  expect(problems).toEqual([expect.stringMatching(/file=.*src\/components\/a\.ts,.*Imports run down only/)]);
});
