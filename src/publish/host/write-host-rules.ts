import { writeFileSync } from "node:fs";
import path from "node:path";
import type { PublishOptions } from "../../settings/publish-options";
import type { ContentPolicy } from "../html/content-policy";
import { adminHeaderRules } from "./admin-headers";
import { hashedFiles } from "./hashed-files";
import { headerRules, headersFile } from "./headers-file";
import { policiesByPattern } from "./page-policies";
import { REDIRECTS_FILE } from "./redirects-file";

/**
 * Writes the _headers and _redirects that belong to exactly the files of a folder.
 * @param published the folder that the host will serve, complete but for these two
 * @param policies every page's policy, by its address
 */
export function writeHostRules(published: string, policies: ReadonlyMap<string, ContentPolicy>, options: PublishOptions): void {
  const { indexed, security } = options;
  const rules = headerRules({
    policies: policiesByPattern(policies),
    hashedFiles: hashedFiles(published),
    otherRules: adminHeaderRules(),
    indexed,
    security,
  });
  writeFileSync(path.join(published, "_headers"), headersFile(rules));
  writeFileSync(path.join(published, "_redirects"), REDIRECTS_FILE);
}
