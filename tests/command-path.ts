import { spawnSync } from "node:child_process";

/** @returns where a command is installed */
export function commandPath(command: string): string | undefined {
  const { status, stdout } = spawnSync("which", [command], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
