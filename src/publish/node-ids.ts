import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuiltPage } from "./gatsby-output";
import { pageDataAddress } from "./html/page-addresses";

/** What a page's queries are given to find their nodes by (src/nodes/create-pages.ts). */
const NODE_IDS = /^id$|Ids?$/;

/**
 * Takes the ids of Gatsby's nodes out of the published data of pages: only the build's queries need them, and they are made from the path
 * of the project, so that two folders would publish different files.
 * @throws if a page's data has not the form that Gatsby 5.16 gives it
 */
export function leaveOutNodeIds(pages: readonly Pick<BuiltPage, "path">[], published: string): void {
  for (const page of pages) {
    const file = path.join(published, pageDataAddress(page.path));
    const data: { result: { pageContext: Record<string, unknown> } } = JSON.parse(readFileSync(file, "utf8"));
    const shown = Object.entries(data.result.pageContext).filter(([name]) => !NODE_IDS.test(name));
    data.result.pageContext = Object.fromEntries(shown);
    writeFileSync(file, JSON.stringify(data));
  }
}
