import { isFolder, type Kind, slugOf, withoutExtension } from "../kind";
import type { CheckedFile } from "./checked-file";
import { duplicates } from "./duplicates";
import { RESERVED } from "./links";
import { type DataProblem, fileProblem, nearestWord, suggestion } from "./problem";
import { asSlug } from "./schema-messages";

const PICTURE = /\.(jpe?g|png|webp|svg|avif|gif|heic|tiff?)$/i;

function unknownFileMessage(name: string, kinds: readonly Kind[]): string {
  if (PICTURE.test(name)) return "pictures belong in data/images; move it there";
  const slug = asSlug(slugOf(name).replace(/\.(ya?ml|json)$/i, ""));
  const possible = kinds.map(({ files }) => files.replace("*", slug));
  // Also recognises company.yml and company.yaml.txt.
  const written = withoutExtension(name.replace(/\.(ya?ml|json)\.txt$/i, ".$1")).toLowerCase();
  const meant = possible.find((file) => withoutExtension(file) === written) ?? nearestWord(name, possible);
  return `no page uses this file; ${meant ? `rename it to data/${meant}` : `data/ can hold ${kinds.map(({ files }) => files).join(", ")}`}`;
}

/** Names of files that servers answer a folder with, and of devices in Windows, which cannot check such files out. */
const RESERVED_NAME = /^(?:index|con|prn|aux|nul|(?:com|lpt)\d)$/;

function nameMessage({ name, slug, address }: CheckedFile): string | undefined {
  if (!address) return undefined;
  if (slugOf(name) !== slug)
    return `the file's name becomes the page's address, so it may contain only lowercase letters, digits and single hyphens; rename it to ${slug || "a-name"}.yaml`;
  if (RESERVED_NAME.test(slug)) return `no page can be named ${slug}, which web servers or Windows reserve; rename the file`;
  return RESERVED.test(address)
    ? `the file's name becomes the address ${address}, where the site has a folder; rename the file`
    : undefined;
}

/** @returns the files that the site cannot be built without */
const requiredFiles = (kinds: readonly Kind[]): string[] =>
  kinds.flatMap(({ files, isOptional, required = [] }) =>
    isFolder({ files }) ? required.map((name) => files.replace("*", name)) : isOptional ? [] : [files],
  );

/** @returns the folders that need a published page and have none */
const emptyFolders = (kinds: readonly Kind[], known: readonly CheckedFile[]): string[] =>
  kinds.filter((kind) => kind.needsPage && !known.some((file) => file.kind === kind && !file.isDraft)).map(({ files }) => files);

/**
 * Checks that every file is of a known kind, that no required file is missing, and that no two files share an address or
 * a name that references use.
 * @param names all files of data/
 * @param known the files of known kinds
 */
export function fileNameProblems(names: readonly string[], known: readonly CheckedFile[], kinds: readonly Kind[]): DataProblem[] {
  const stray = names.filter((name) => !known.some((file) => file.name === name));
  const missing = requiredFiles(kinds).filter((name) => !names.includes(name));
  const familiesOf = ({ families = [] }: Kind) => families.map(({ typeName }) => typeName).join();
  return [
    ...stray.map((name) => fileProblem(name, unknownFileMessage(name, kinds))),
    ...missing.map((name) => fileProblem(name, `the file is missing, and the site needs it${suggestion(name, stray)}`)),
    ...emptyFolders(kinds, known).map((files) =>
      fileProblem(files, "the site needs at least one of these pages; restore a file, or publish a draft"),
    ),
    ...known.flatMap((file) => {
      const message = nameMessage(file);
      return message ? [fileProblem(file.name, message)] : [];
    }),
    // Files of fixed pages first, because they cannot be renamed.
    ...duplicates(
      [...known].sort((a, b) => Number(isFolder(a.kind)) - Number(isFolder(b.kind))),
      ({ address }) => address,
    ).map(({ key, item, first }) => fileProblem(item.name, `the address ${key} is already used by data/${first.name}; rename the file`)),
    ...duplicates(known, ({ kind, slug }) => (isFolder(kind) && familiesOf(kind) ? `${familiesOf(kind)} ${slug}` : undefined)).map(
      ({ item, first }) =>
        fileProblem(item.name, `the name ${item.slug} is already used by data/${first.name}, and lists could mean either; rename the file`),
    ),
  ];
}
