/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** @returns the exit status and output of `npm run launch-check` in a folder with data/, without SITE_URL */
function launchCheck(folder: string, places: string) {
  writeFileSync(path.join(folder, "data/launch.yaml"), places && `questions: [{ needed: The real one., places: [${places}] }]`);
  const command = [require.resolve("tsx/cli"), path.resolve("scripts/launch-check.ts")];
  const env = { ...process.env, SITE_URL: "" };
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8", env });
  return { status, stdout };
}

test("launch-check fails for samples, open questions and problems in data/, and names settings that this terminal lacks", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "launch-check-"));
  cpSync("data", path.join(folder, "data"), { recursive: true });
  writeFileSync(path.join(folder, "data/timeline.yaml"), "items: [{ date: 2015-02-02, title: Lorem ipsum, description: A year. }]");
  expect(launchCheck(folder, "")).toEqual({
    status: 1,
    stdout: expect.stringMatching(
      /^No question is open, but [\s\S]*\ndata\/timeline\.yaml:1:[\s\S]*\n\nThis terminal only, .*\n\nSITE_URL is missing: /,
    ),
  });
  expect(launchCheck(folder, "{ file: company.yaml, samples: [a] }")).toEqual({
    status: 1,
    stdout: expect.stringMatching(
      /^Not ready to launch: 0 of 1 open questions [\s\S]*\n {2}data\/company\.yaml:[\s\S]*\nThis terminal only, /,
    ),
  });
  expect(launchCheck(folder, "{ file: compnay.yaml, samples: [a] }")).toEqual({
    status: 1,
    stdout: expect.stringMatching(/^1 problem in data\/\. .*\n\ndata\/launch\.yaml:1:/),
  });
  rmSync(folder, { recursive: true });
});
