import { writeFileSync } from "node:fs";
import path from "node:path";
import type { PublishOptions } from "../../settings/publish-options";
import { filesBelow } from "../gatsby-output";
import type { ContentPolicy } from "../html/content-policy";
import { headerRules, headersFile } from "./headers-file";
import { policiesByPattern } from "./page-policies";
import { REDIRECTS_FILE } from "./redirects-file";

/** How Gatsby names scripts and styles by their content; how `npm run fonts` names typefaces. */
const NAMED_BY_CONTENT = /^([^/]+[-.][0-9a-f]{20}\.(js|css)|fonts\/[\w-]+-[0-9a-f]{8}\.woff2)$/;

/** Writes the _headers and _redirects of a folder that is complete but for these two. @param policies each page's policy, by its address */
export function writeHostRules(published: string, policies: ReadonlyMap<string, ContentPolicy>, options: PublishOptions): void {
  const hashedFiles = filesBelow(published).filter((file) => NAMED_BY_CONTENT.test(file));
  const rules = headerRules(
    policiesByPattern(policies),
    hashedFiles.map((file) => `/${file}`),
    options,
  );
  writeFileSync(path.join(published, "_headers"), headersFile(rules));
  writeFileSync(path.join(published, "_redirects"), REDIRECTS_FILE);
}
