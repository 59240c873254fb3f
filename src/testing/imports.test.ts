/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

test("a layer imports only from the layers below it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
  copyFileSync("imports.grit", path.join(folder, "imports.grit"));
  writeFileSync(path.join(folder, "biome.json"), JSON.stringify({ plugins: ["./imports.grit"] }));
  for (const name of ["components", "sections"]) mkdirSync(path.join(folder, "src", name), { recursive: true });
  writeFileSync(path.join(folder, "src/components/a.ts"), 'export * from "../sections/hero";\n');
  writeFileSync(path.join(folder, "src/sections/a.ts"), 'export * from "../components/icon";\n');
  // On Windows the file in node_modules/.bin is a shell script.
  const biome = [require.resolve("@biomejs/biome/bin/biome"), "lint", "--reporter=github"];
  const { stdout } = spawnSync(process.execPath, biome, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const problems = stdout.split("\n").filter((line) => line.startsWith("::"));
  expect(problems).toEqual([expect.stringMatching(/file=.*src[/\\]components[/\\]a\.ts,.*Import only from lower layers/)]);
});
