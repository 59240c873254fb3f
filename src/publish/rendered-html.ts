import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { PublishOptions } from "../settings/publish-options";

type Folders = Pick<PublishOptions, "publicFolder" | "renderedFolder">;

/** What Gatsby itself carries from one build to the next; everything else in the folder is written anew by every build. */
const KEPT_BY_GATSBY = new Set(["static", "page-data", "slice-data", "_gatsby"]);

/**
 * Empties the published folder of what earlier builds left and puts Gatsby's own HTML back (and what unasked-files.ts set aside): Gatsby renders only pages that
 * changed and expects to find the others where it wrote them, untouched.
 */
export function restoreRenderedHtml({ publicFolder, renderedFolder }: Folders): void {
  for (const entry of existsSync(publicFolder) ? readdirSync(publicFolder) : []) {
    if (!KEPT_BY_GATSBY.has(entry)) rmSync(path.join(publicFolder, entry), { recursive: true });
  }
  if (existsSync(renderedFolder)) cpSync(renderedFolder, publicFolder, { recursive: true });
}

/**
 * Moves Gatsby's HTML out of the published folder, to be restored by the next build.
 * @param files the pages' files, below the published folder: "about/index.html"
 */
export function keepRenderedHtml({ publicFolder, renderedFolder }: Folders, files: readonly string[]): void {
  rmSync(renderedFolder, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(path.dirname(path.join(renderedFolder, file)), { recursive: true });
    renameSync(path.join(publicFolder, file), path.join(renderedFolder, file));
    removeFolderIfEmpty(path.dirname(path.join(publicFolder, file)));
  }
}

/** A folder without files would still answer /about/ on some hosts. */
function removeFolderIfEmpty(folder: string): void {
  if (readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeFolderIfEmpty(path.dirname(folder));
}
