import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import type { PublishOptions } from "../settings/publish-options";

/** Where Gatsby keeps what it made for earlier builds: results of static queries, then the pictures that they and the pages name. */
const HOARDS = [
  { folder: "page-data/sq/d", addresses: (text: string) => text.match(/page-data\/sq\/d\/\d+\.json/g) },
  { folder: "static", addresses: (text: string) => text.match(/static\/[\w./%~@+-]+/g) },
];
const TEXT_FILE = /\.(html|json|js|css|xml|webmanifest)$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join("/"));

type Folders = Pick<PublishOptions, "publicFolder" | "renderedFolder">;

/**
 * Moves what nothing published asks for, such as a picture that an editor has replaced, out of the published folder. Gatsby
 * believes it is still there, so it waits beside Gatsby's own HTML and is put back before the next build (rendered-html.ts).
 */
export function setUnaskedAside({ publicFolder, renderedFolder }: Folders): void {
  for (const { folder, addresses } of HOARDS) {
    const files = filesBelow(publicFolder);
    const asked = new Set(
      files.filter((file) => TEXT_FILE.test(file)).flatMap((file) => addresses(readFileSync(path.join(publicFolder, file), "utf8")) ?? []),
    );
    for (const file of files.filter((name) => name.startsWith(`${folder}/`) && !asked.has(name))) {
      mkdirSync(path.dirname(path.join(renderedFolder, file)), { recursive: true });
      renameSync(path.join(publicFolder, file), path.join(renderedFolder, file));
    }
  }
}

/** Puts it back where `gatsby develop` looks for it; builds put everything back (rendered-html.ts). */
export function putUnaskedBack({ publicFolder, renderedFolder }: Folders): void {
  for (const { folder } of HOARDS) {
    const aside = path.join(renderedFolder, folder);
    if (existsSync(aside)) cpSync(aside, path.join(publicFolder, folder), { recursive: true });
  }
}
