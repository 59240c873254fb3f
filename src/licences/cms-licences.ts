import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mayBeSent } from "./licence-decision";

/** The last node_modules of a path, and the package below it. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** @returns the folders of the packages that files come from, by their absolute paths, each once */
export const packageFolders = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? [])),
];

const HEADING = "\nOnly for editors, at /admin:\n\n";

/**
 * Adds what editors are sent to the list that webpack writes of what visitors are sent (licence-list.ts).
 * @param list the list's file; while developing there is none, and nothing is written
 * @param folders folders of packages
 * @throws if a licence would bind the site's own code
 */
export function addLicences(list: string, folders: readonly string[]): void {
  const entries = folders.map((folder) => {
    const { name, license }: { name: string; license?: string } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    if (!mayBeSent(license))
      throw new Error(`/admin would send ${name} under the licence ${license}, which would bind the site's own code.`);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(path.join(folder, file), "utf8").trim() : "";
    return `${[name, license, text].join("\n")}\n`;
  });
  if (!existsSync(list)) return;
  const [forVisitors] = readFileSync(list, "utf8").split(HEADING);
  writeFileSync(list, forVisitors + HEADING + entries.sort().join("\n"));
}
