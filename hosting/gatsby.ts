import { spawn } from "node:child_process";
import { once } from "node:events";
import { type GatsbyCommand, openGatsbyCache } from "./gatsby-cache";

/**
 * Runs Gatsby in a process of its own that ends with this one. All of the project's commands start it here, because only this knows
 * when what Gatsby kept from its last run is out of date (gatsby-cache.ts).
 * @param environment variables that it gets besides this process's own
 * @param words what comes after the command on the command line
 * @returns its exit code; 1 if a signal ended it
 */
export async function runGatsby(
  command: GatsbyCommand,
  environment: Readonly<Record<string, string>> = {},
  words: readonly string[] = [],
): Promise<number> {
  const env = { ...process.env, ...environment };
  const cache = openGatsbyCache(command, env);
  if (cache.forgotten) console.log(`Starting from nothing: ${cache.forgotten}.`);
  if (command === "develop") cache.keep();
  const child = spawn(process.execPath, [require.resolve("gatsby/cli.js"), command, ...words], { stdio: "inherit", env });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  const code: number | null = (await once(child, "exit"))[0];
  process.off("SIGINT", forward).off("SIGTERM", forward);
  if (command === "build" && code === 0) cache.keep();
  return code ?? 1;
}
