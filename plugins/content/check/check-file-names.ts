import { type Declarations, groupsOf } from "../declarations";
import type { Kind } from "../kind";
import { asSlug, isFolder, slugOf } from "../kind-of-file";
import type { CheckedFile } from "./checked-file";
import type { DataFile } from "./data-folder";
import { type DataProblem, fileProblem } from "./data-problem";
import { duplicates } from "./duplicates";
import { nearestWord, suggestion } from "./nearest-word";
import { ownerOfAddress } from "./reserved-names";

const PICTURE = /\.(jpe?g|png|webp|svg|avif|gif|heic|tiff?)$/i;

const withoutExtension = (relativePath: string) => relativePath.replace(/\.[^./]*$/, "");

const RENAME = "rename it to";

/** Whether a file has a wrong name. Problems of links and lists that lead to it follow from that. */
export const isMisnamed = ({ message }: DataProblem): boolean => message.includes(RENAME);

function unknownFileMessage(relativePath: string, kinds: readonly Kind[]): string {
  if (PICTURE.test(relativePath)) return "pictures belong in data/images; move it there";
  const slug = asSlug(slugOf(relativePath).replace(/\.(ya?ml|json)$/i, ""));
  const possible = kinds.map(({ files }) => files.replace("*", slug));
  // Also for company.yml and company.yaml.txt.
  const written = withoutExtension(relativePath.replace(/\.(ya?ml|json)\.txt$/i, ".$1")).toLowerCase();
  const sameName = possible.find((name) => withoutExtension(name) === written);
  if (sameName) return `no page uses this file; ${RENAME} data/${sameName}`;
  const meant = nearestWord(relativePath, possible);
  return `no page uses this file; ${meant ? `did you mean data/${meant}?` : `data/ can hold ${kinds.map(({ files }) => files).join(", ")}`}`;
}

function addressProblems({ file: { relativePath }, kind, slug, pagePath }: CheckedFile, declarations: Declarations): DataProblem[] {
  const owner = ownerOfAddress(kind, slug, declarations);
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
export function fileNameProblems(all: readonly DataFile[], known: readonly CheckedFile[], declarations: Declarations): DataProblem[] {
  const { kinds } = declarations;
  const names = all.map(({ relativePath }) => relativePath);
  const links = all.filter(({ isLink }) => isLink).map(({ relativePath }) => relativePath);
  const stray = names.filter((name) => !links.includes(name) && !known.some(({ file }) => file.relativePath === name));
  const required = kinds.flatMap((kind) =>
    isFolder(kind) ? kind.requiredFiles.map((slug) => kind.files.replace("*", slug)) : kind.isOptional ? [] : [kind.files],
  );
  const missing = required.filter((name) => !names.includes(name));
  const usedTwice = (claimOf: (file: CheckedFile) => string | undefined, consequence = "") =>
    duplicates(known, claimOf).map(({ key, item, first }) =>
      fileProblem(item.file.relativePath, `the ${key} is already used by data/${first.file.relativePath}${consequence}; rename the file`),
    );
  return [
    ...links.map((name) => fileProblem(name, "is a link to a folder or to nothing; delete it, and put the files themselves into data/")),
    ...stray.map((name) => fileProblem(name, unknownFileMessage(name, kinds))),
    ...missing
      .filter((name) => !stray.some((other) => unknownFileMessage(other, kinds).endsWith(`${RENAME} data/${name}`)))
      .map((name) => fileProblem(name, `the file is missing, and the site needs it${suggestion(name, stray)}`)),
    ...known.flatMap((file) => addressProblems(file, declarations)),
    ...usedTwice(({ kind, slug, pagePath }) => (ownerOfAddress(kind, slug, declarations) ? undefined : pagePath && `address ${pagePath}`)),
    ...groupsOf(kinds).flatMap(({ typeName }) =>
      usedTwice(
        ({ kind, slug }) => (kind.groups.some((group) => group.typeName === typeName) ? `name ${slug}` : undefined),
        ", and lists of related pages could mean either",
      ),
    ),
  ];
}
