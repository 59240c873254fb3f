import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PICTURES_FOLDER } from "../nodes/pictures/picture-name";
import { filesBelow, type GatsbyOutput } from "./gatsby-output";

/**
 * What visitors ask for by a fixed name: this build's scripts and styles with their licences, and what plugins wrote. public/ holds no
 * scripts of another build (src/bundles/former-bundles.ts). Hosts answer the address /404 with 404.html too, which then asks for its data.
 */
const FIXED_FILES =
  /^([^/]+\.(js|css|js\.LICENSE\.txt)|(icons|fonts)\/.+|favicon-32x32\.png|manifest\.webmanifest|robots\.txt|sitemap-[\w-]+\.xml|licences\.txt|blog\/rss\.xml|page-data\/404\/page-data\.json)$/;

/** Files that can name others of the folder static/. */
const NAMES_FILES = /\.(json|js|css)$/;
const STATIC_ADDRESS = /\/static\/[\w./%~@+-]+/g;

/** What the published pages ask for besides each other. */
export interface AskedFiles {
  /** As Gatsby and its plugins wrote them, below public/. */
  readonly files: readonly string[];
  /** The names of encoded pictures, which are in a store of their own (src/nodes/pictures). */
  readonly pictures: readonly string[];
}

/**
 * @returns what is published of public/ besides the pages. Of results of queries and copied files it also holds those of earlier builds,
 *   which Gatsby keeps for later ones: only what a published file asks for is in the list.
 */
export function askedFiles({ folder, pages }: GatsbyOutput): AskedFiles {
  const data = new Set(pages.flatMap((page) => page.data.map((address) => address.slice(1))));
  const files = [...filesBelow(folder).filter((file) => FIXED_FILES.test(file)), ...data];
  const texts = [
    ...pages.map(({ html }) => html),
    ...files.filter((file) => NAMES_FILES.test(file)).map((file) => readFileSync(path.join(folder, file), "utf8")),
  ];
  const named = new Set(texts.flatMap((text) => text.match(STATIC_ADDRESS) ?? []).map((address) => decodeURI(address.slice(1))));
  const isPicture = (file: string) => file.startsWith(`${PICTURES_FOLDER}/`);
  return {
    files: [...files, ...[...named].filter((file) => !isPicture(file))],
    pictures: [...named].filter(isPicture).map((file) => path.posix.basename(file)),
  };
}

/** @throws if one of the files is missing: a page would ask for it and get a 404 */
export function copyFiles(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    const source = path.join(from, file);
    if (!existsSync(source))
      throw new Error(`A page asks for /${file}, which the build did not write. Run npm run clean, then build again.`);
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(source, path.join(to, file));
  }
}
