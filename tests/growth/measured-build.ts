import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** GNU time reports what a command and everything it started used. */
const GNU_TIME = "/usr/bin/time";

export interface Usage {
  readonly cpuS: number;
  readonly wallS: number;
  readonly peakMB: number;
}

/**
 * Builds the project of a folder, its enquiries going to the mailbox.
 * @throws if the build fails, with the end of its output
 */
export function build(site: string): Usage {
  const report = path.join(site, "build.time");
  const started = Date.now();
  const run = spawnSync(GNU_TIME, ["-f", "%U %S %M", "-o", report, "npx", "tsx", "hosting/build.ts", "--local"], {
    cwd: site,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (run.status !== 0) throw new Error(`The build failed:\n${(run.stdout + run.stderr).slice(-4000)}`);
  if (process.env.SHOW_BUILD) console.log(run.stdout);
  const [user = 0, system = 0, peakKB = 0] = readFileSync(report, "utf8").trim().split(/\s+/).map(Number);
  rmSync(report);
  return { cpuS: user + system, wallS: (Date.now() - started) / 1000, peakMB: Math.round(peakKB / 1024) };
}
