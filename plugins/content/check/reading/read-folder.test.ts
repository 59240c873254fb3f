/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { BAKERY } from "../../example/declarations";
import { CAKE_FILE, EXAMPLE_CAKE } from "../../example/example-data";
import { checkData } from "../check-data";
import { problemLine } from "../data-problem";
import { readDataFolder } from "./read-folder";

test("links that lead to a folder above, to each other or to nothing are named", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "data-"));
  mkdirSync(path.join(folder, "cakes"));
  writeFileSync(path.join(folder, CAKE_FILE), EXAMPLE_CAKE);
  for (const [name, target] of [
    ["above", ".."],
    ["a", "b"],
    ["b", "a"],
    ["lost", "nowhere"],
  ] as const)
    symlinkSync(target, path.join(folder, "cakes", name));
  const { files, pictures } = readDataFolder(folder);
  rmSync(folder, { recursive: true });
  const lines = checkData({ files, pictures }, BAKERY).problems.map(problemLine);
  expect(lines.filter((line) => line.includes("is a link"))).toEqual(
    ["a", "above", "b", "lost"].map(
      (name) => `data/cakes/${name}:1:1 is a link to a folder or to nothing; delete it, and put the files themselves into data/`,
    ),
  );
});
