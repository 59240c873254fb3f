/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** @returns the exit status and output lines of `npm run check:data` in a folder with data/ */
function checkData(folder: string) {
  const command = [require.resolve("tsx/cli"), path.resolve("scripts/check-data.ts")];
  const env = { ...process.env, GITHUB_ACTIONS: "" };
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8", env });
  return { status, lines: stdout.trim().split("\n") };
}

test("check:data succeeds if data/ is valid, and otherwise fails with one line per problem", () => {
  expect(checkData(".")).toEqual({ status: 0, lines: expect.arrayContaining(["data/ is valid."]) });
  const folder = mkdtempSync(path.join(os.tmpdir(), "check-data-"));
  mkdirSync(path.join(folder, "data"));
  writeFileSync(path.join(folder, "data/company.yaml"), "name: [");
  const { status, lines } = checkData(folder);
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^data\/company\.yaml:1:7 .* is never closed/));
  expect(lines.at(-1)).toBe(`${lines.length - 1} problems in data/.`);
});
