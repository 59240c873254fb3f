import path from "node:path";
import { LINKED_LEGAL_PAGES } from "../../../src/site/fixed-paths";
import { asSlug, DATA_KINDS, isFolder, isRegisterEntry, slugOf } from "../../site-data/kinds";
import { ownerOfAddress } from "../declare/reserved-names";
import type { CheckedFile } from "./checked-file";
import { type DataProblem, fileProblem } from "./data-problem";
import { duplicates } from "./duplicates";
import { nearestWord, suggestion } from "./nearest-word";
import type { DataFile } from "./reading/read-folder";

const PICTURE = /\.(jpe?g|png|webp|svg|avif|gif|heic|tiff?)$/i;

const withoutExtension = (relativePath: string) => relativePath.replace(/\.[^./]*$/, "");

function unknownFileMessage(relativePath: string): string {
  if (PICTURE.test(relativePath)) return "pictures belong in data/images; move it there";
  const slug = asSlug(path.parse(relativePath).name);
  const possible = DATA_KINDS.map(({ files }) => files.replace("*", slug));
  const sameName = possible.find((name) => withoutExtension(name) === withoutExtension(relativePath).toLowerCase());
  const meant = sameName ?? nearestWord(relativePath, possible);
  return `no page uses this file; ${meant ? `did you mean data/${meant}?` : `data/ can hold ${DATA_KINDS.map(({ files }) => files).join(", ")}`}`;
}

function addressProblems({ file: { relativePath }, kind, slug, pagePath }: CheckedFile): DataProblem[] {
  const owner = ownerOfAddress(kind, slug);
  const messages = [
    slugOf(relativePath) !== slug &&
      `the file's name becomes the page's address, so it may hold only lowercase letters, digits and single hyphens; rename it to ${slug || "a-name"}.yaml`,
    owner && `the file's name becomes the address ${pagePath}, which is reserved for ${owner}; rename the file`,
  ];
  return messages.flatMap((message) => (message ? [fileProblem(relativePath, message)] : []));
}

/**
 * Checks that every file is of a known kind, that no required file is missing, and that no two files share an address.
 * @param all every file of data/
 * @param known the files of a known kind
 */
export function fileNameProblems(all: readonly DataFile[], known: readonly CheckedFile[]): DataProblem[] {
  const names = all.map(({ relativePath }) => relativePath);
  const stray = names.filter((name) => !known.some(({ file }) => file.relativePath === name));
  const required = [
    ...DATA_KINDS.filter((kind) => !isFolder(kind) && !kind.isOptional).map(({ files }) => files),
    ...LINKED_LEGAL_PAGES.map((address) => `legal${address}.yaml`),
  ];
  const missing = required.filter((name) => !names.includes(name));
  const usedTwice = (claimOf: (file: CheckedFile) => string | undefined, consequence = "") =>
    duplicates(known, claimOf).map(({ key, item, first }) =>
      fileProblem(item.file.relativePath, `the ${key} is already used by data/${first.file.relativePath}${consequence}; rename the file`),
    );
  return [
    ...stray.map((name) => fileProblem(name, unknownFileMessage(name))),
    ...missing.map((name) => fileProblem(name, `the file is missing, and the site needs it${suggestion(name, stray)}`)),
    ...known.flatMap(addressProblems),
    ...usedTwice(({ kind, slug, pagePath }) => (ownerOfAddress(kind, slug) ? undefined : pagePath && `address ${pagePath}`)),
    ...usedTwice(
      ({ kind, slug }) => (isRegisterEntry(kind) ? `name ${slug}` : undefined),
      ", and lists of related pages could mean either",
    ),
  ];
}
