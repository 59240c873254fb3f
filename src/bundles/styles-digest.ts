import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What every page's HTML depends on besides its data and code: the styles are written into it. Gatsby 5 does not know that and keeps
 * the pages of an earlier build when only a style sheet changed (its html reducer passes over SET_WEBPACK_COMPILATION_HASH),
 * so gatsby-ssr.tsx names this digest and changes with the styles.
 * @param folder where the style sheets lie, with all folders in it
 * @returns a digest of the names and contents of all style sheets
 */
export function stylesDigest(folder: string): string {
  const digest = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (name.endsWith(".css")) digest.update(name).update(readFileSync(path.join(folder, name)));
  }
  return digest.digest("hex");
}
