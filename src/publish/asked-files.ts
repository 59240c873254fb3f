import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PICTURES_FOLDER } from "../../plugins/site-data/fields/pictures/picture-name";
import { type BuiltPage, filesBelow, GATSBY_FOLDER } from "./gatsby-output";
import { withoutNodeIds } from "./node-ids";

/**
 * What visitors ask for by a fixed name: this build's scripts and styles with their licences, and what plugins wrote. public/ holds no
 * scripts of another build (src/bundles/former-bundles.ts). Hosts answer the address /404 with 404.html too, which then asks for its data.
 */
const FIXED_FILES =
  /^([^/]+\.(js|css|js\.LICENSE\.txt)|(icons|fonts)\/.+|favicon-32x32\.png|manifest\.webmanifest|robots\.txt|sitemap-[\w-]+\.xml|licences\.txt|blog\/rss\.xml|page-data\/404\/page-data\.json)$/;

/** Files that can name others of the folder static/. */
const NAMES_FILES = /\.(json|js|css)$/;
const STATIC_ADDRESS = /\/static\/[\w./%~@+-]+/g;

const PAGE_DATA = /^page-data\/.+\/page-data\.json$/;

/**
 * @returns what the published pages ask for besides each other: `files` below public/, and the names of encoded `pictures`, which are in a
 *   store of their own (plugins/site-data/fields/pictures). Of results of queries and copied files public/ also holds those of earlier builds, which
 *   Gatsby keeps for later ones: only what a published file asks for is in the list.
 */
export function askedFiles(pages: readonly BuiltPage[]) {
  const data = new Set(pages.flatMap((page) => page.data.map((address) => address.slice(1))));
  const files = [...filesBelow(GATSBY_FOLDER).filter((file) => FIXED_FILES.test(file)), ...data];
  const texts = [
    ...pages.map(({ html }) => html),
    ...files.filter((file) => NAMES_FILES.test(file)).map((file) => readFileSync(path.join(GATSBY_FOLDER, file), "utf8")),
  ];
  const named = new Set(texts.flatMap((text) => text.match(STATIC_ADDRESS) ?? []).map((address) => decodeURI(address.slice(1))));
  const isPicture = (file: string) => file.startsWith(`${PICTURES_FOLDER}/`);
  return {
    files: [...files, ...[...named].filter((file) => !isPicture(file))],
    pictures: [...named].filter(isPicture).map((file) => path.posix.basename(file)),
  };
}

/**
 * Copies files from public/, and the data of pages without what is the build's own (node-ids.ts).
 * @throws if one of the files is missing: a page would ask for it and get a 404
 */
export function copyFiles(files: readonly string[], published: string): void {
  for (const file of files) {
    const [source, target] = [path.join(GATSBY_FOLDER, file), path.join(published, file)];
    if (!existsSync(source))
      throw new Error(`A page asks for /${file}, which the build did not write. Run npm run clean, then build again.`);
    mkdirSync(path.dirname(target), { recursive: true });
    if (PAGE_DATA.test(file)) writeFileSync(target, withoutNodeIds(readFileSync(source, "utf8")));
    else copyFileSync(source, target);
  }
}
