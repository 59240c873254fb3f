import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { buildEnvironment, readSettings } from "../hosting/settings";
import { closeCache, openCache } from "./gatsby-cache";

/** Gatsby makes as many pictures at a time as it counts cores, less one for itself, though it only waits for them. */
const GATSBY_CPU_COUNT = String(availableParallelism() + 1);

/**
 * Runs Gatsby in a child process. SIGINT and SIGTERM are passed on.
 * @param environment variables in addition to this process's own
 * @param options command-line options
 * @returns the exit code; 1 if a signal ended Gatsby
 * @throws before Gatsby starts if a setting is invalid, with its name and the remedy
 */
export async function runGatsby(
  command: "build" | "develop",
  environment: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<number> {
  const env = { GATSBY_CPU_COUNT, ...process.env, ...environment };
  readSettings(buildEnvironment(env));
  openCache();
  const child = spawn(process.execPath, [require.resolve("gatsby/cli.js"), command, ...options], { stdio: "inherit", env });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  await once(child, "exit");
  process.off("SIGINT", forward).off("SIGTERM", forward);
  if (child.exitCode === 0) closeCache();
  return child.exitCode ?? 1;
}
