import { spawnSync } from "node:child_process";

/** @returns the path of an installed command; undefined if it is not installed */
export function commandPath(command: string): string | undefined {
  const { status, stdout } = spawnSync("which", [command], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
