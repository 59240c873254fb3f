import { createRequire } from "node:module";
import path from "node:path";

/** The parts of js-yaml that are used here. */
interface PagesParser {
  load(text: string): unknown;
  readonly YAMLException: new () => Error & { readonly reason: string; readonly mark?: { readonly position: number } };
}

const requireFromProject = createRequire(path.resolve("package.json"));
const requireFromTransformer = createRequire(requireFromProject.resolve("gatsby-transformer-yaml"));
/** The very copy of js-yaml that gatsby-transformer-yaml uses: what it makes of a text is what pages show. */
const pagesParser: PagesParser = requireFromTransformer("js-yaml");

/** Where the pages' reader sees something else than the checks did. */
export type PagesDifference =
  | { readonly path: readonly PropertyKey[]; readonly seenByPages: unknown }
  | { readonly offset: number; readonly reason: string };

/** @returns the path of the first place where two values differ, or undefined if they are the same */
function firstDifference(a: unknown, b: unknown, fieldPath: readonly PropertyKey[] = []): readonly PropertyKey[] | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return fieldPath;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return fieldPath;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const step = Array.isArray(a) ? Number(key) : key;
    const inner = firstDifference(Reflect.get(a, key), Reflect.get(b, key), [...fieldPath, step]);
    if (inner) return inner;
  }
  return undefined;
}

const valueAt = (value: unknown, fieldPath: readonly PropertyKey[]): unknown =>
  fieldPath.reduce((inner: unknown, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined), value);

/**
 * The checks read YAML 1.2 with the `yaml` package, because it knows the place of every word; Gatsby reads it with js-yaml.
 * If the two disagree (unquoted dates, 0b11), a value would pass the checks and reach the pages as another.
 * @param text a file's text
 * @param checked what the checks read in it
 */
export function differenceToPages(text: string, checked: unknown): PagesDifference | undefined {
  let seenByPages: unknown;
  try {
    seenByPages = pagesParser.load(text) ?? null;
  } catch (error) {
    if (error instanceof pagesParser.YAMLException) return { offset: error.mark?.position ?? 0, reason: error.reason };
    throw error;
  }
  const fieldPath = firstDifference(checked, seenByPages);
  return fieldPath && { path: fieldPath, seenByPages: valueAt(seenByPages, fieldPath) };
}
