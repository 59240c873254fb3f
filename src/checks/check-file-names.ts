import { asSlug, DATA_KINDS, isRegisterEntry, slugOf } from "../schema/data-kinds";
import { LINKED_LEGAL_PAGES } from "../schema/fixed-paths";
import { ownerOfAddress } from "../schema/reserved-names";
import type { CheckedFile } from "./checked-file";
import type { DataFault } from "./data-fault";
import { nearestWord, suggestion } from "./nearest-word";
import type { DataFile } from "./reading/data-files";

const PICTURE = /\.(jpe?g|png|webp|svg|avif|gif|heic|tiff?)$/i;

const fault = (file: string, message: string): DataFault => ({ file, line: 1, column: 1, field: "", message });

const folderOf = (relativePath: string) => relativePath.slice(0, relativePath.lastIndexOf("/") + 1);
const nameOf = (relativePath: string) => relativePath.slice(folderOf(relativePath).length);
const baseOf = (relativePath: string) => nameOf(relativePath).replace(/\.[^.]*$/, "");

/** The files that a stray file may have been meant to be. */
function possibleFiles(relativePath: string): string[] {
  const slug = asSlug(baseOf(relativePath));
  return DATA_KINDS.map(({ files }) => files.replace("*", slug));
}

function wordUnknownFile(relativePath: string): string {
  if (PICTURE.test(relativePath)) return "pictures belong in data/images; move it there";
  const possible = possibleFiles(relativePath);
  const sameName = possible.find((name) => name.replace(/\.[^.]*$/, "") === relativePath.replace(/\.[^.]*$/, "").toLowerCase());
  const meant = sameName ?? nearestWord(relativePath, possible);
  return `no page uses this file; ${meant ? `did you mean data/${meant}?` : `data/ can hold ${DATA_KINDS.map(({ files }) => files).join(", ")}`}`;
}

/** Two files that claim one place: an address, or the name by which other files call them. */
function doubleClaims(
  files: readonly CheckedFile[],
  claimOf: (file: CheckedFile) => string | undefined,
  word: (claim: string, other: string) => string,
) {
  const first = new Map<string, string>();
  return files.flatMap((checked) => {
    const claim = claimOf(checked);
    if (claim === undefined) return [];
    const other = first.get(claim);
    if (other === undefined) first.set(claim, checked.file.relativePath);
    return other === undefined ? [] : [fault(checked.file.relativePath, word(claim, other))];
  });
}

/**
 * Checks that every file has a name that a page or section reads, that every needed file is there, and that no two claim one address.
 * @param all every file of data/
 * @param known those of them that are of a kind
 */
export function fileNameFaults(all: readonly DataFile[], known: readonly CheckedFile[]): DataFault[] {
  const present = new Set(all.map(({ relativePath }) => relativePath));
  const knownNames = new Set(known.map(({ file }) => file.relativePath));
  const needed = [
    ...DATA_KINDS.filter(({ files }) => !files.includes("*")).map(({ files }) => files),
    ...LINKED_LEGAL_PAGES.map((path) => `legal${path}.yaml`),
  ];
  const missing = needed.filter((name) => !present.has(name));
  const reserved = known.flatMap((checked) => {
    const owner = ownerOfAddress(checked.kind, checked.slug);
    return owner === undefined ? [] : [{ checked, owner }];
  });
  const free = known.filter((checked) => !reserved.some((other) => other.checked === checked));
  const slugs = known.filter(({ kind }) => kind.files.includes("*")).map(({ file }) => file.relativePath);
  return [
    ...[...present].filter((name) => !knownNames.has(name)).map((name) => fault(name, wordUnknownFile(name))),
    ...missing.map((name) =>
      fault(
        name,
        `the file is missing, and the site needs it${suggestion(
          name,
          [...present].filter((other) => !knownNames.has(other)),
        )}`,
      ),
    ),
    ...slugs
      .filter((name) => slugOf(name) !== asSlug(slugOf(name)))
      .map((name) =>
        fault(
          name,
          `the file's name becomes the page's address, so it may hold only lowercase letters, digits and single hyphens; rename it to ${asSlug(slugOf(name)) || "a-name"}.yaml`,
        ),
      ),
    ...reserved.map(({ checked: { file, pagePath }, owner }) =>
      fault(file.relativePath, `the file's name becomes the address ${pagePath}, which is reserved for ${owner}; rename the file`),
    ),
    ...doubleClaims(
      free,
      ({ pagePath }) => pagePath,
      (claim, other) => `the address ${claim} is already used by data/${other}; rename the file`,
    ),
    ...doubleClaims(
      known,
      ({ kind, slug }) => (isRegisterEntry(kind) ? slug : undefined),
      (claim, other) => `the name ${claim} is already used by data/${other}, and lists of related pages could mean either; rename the file`,
    ),
  ];
}
