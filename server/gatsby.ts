import { type ChildProcess, spawn } from "node:child_process";
import { LOCAL_ENVIRONMENT } from "./local-settings";

/**
 * Runs Gatsby with the mailbox's settings, in a child process that ends with this one.
 * @param words the arguments after `gatsby` on the command line
 */
export function startGatsby(...words: string[]): ChildProcess {
  const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), ...words], {
    stdio: "inherit",
    env: { ...process.env, ...LOCAL_ENVIRONMENT },
  });
  const forward = (signal: NodeJS.Signals) => gatsby.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  gatsby.once("exit", () => process.off("SIGINT", forward).off("SIGTERM", forward));
  return gatsby;
}

/** @returns its exit code; 1 if a signal ended it */
export const exitOf = (child: ChildProcess) => new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
