import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs Gatsby in a process of its own that ends with this one.
 * @param environment variables that it gets besides this process's own
 * @param words what comes after the command on the command line
 * @returns its exit code; 1 if a signal ended it
 */
export async function runGatsby(
  command: "build" | "develop",
  environment: Readonly<Record<string, string>> = {},
  words: readonly string[] = [],
): Promise<number> {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [require.resolve("gatsby/cli.js"), command, ...words], { stdio: "inherit", env });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  const code: number | null = (await once(child, "exit"))[0];
  process.off("SIGINT", forward).off("SIGTERM", forward);
  return code ?? 1;
}
