import { createRequire } from "node:module";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ParsedData, TextFault } from "./parsed-data";

/** The parts of js-yaml that are used here. */
interface PagesParser {
  load(text: string): unknown;
  readonly YAMLException: new () => Error & { readonly reason: string; readonly mark?: { readonly position: number } };
}

const requireFromProject = createRequire(path.resolve("package.json"));
const requireFromTransformer = createRequire(requireFromProject.resolve("gatsby-transformer-yaml"));
/** The very copy of js-yaml that gatsby-transformer-yaml uses: what it makes of a text is what pages show. */
const pagesParser: PagesParser = requireFromTransformer("js-yaml");

const isCollection = (value: unknown): value is object => typeof value === "object" && value !== null && !(value instanceof Date);

/** @returns the path of the first place where two values differ, and what the second one has there; undefined if they are the same */
function firstDifference(a: unknown, b: unknown, fieldPath: readonly PropertyKey[] = []): [typeof fieldPath, unknown] | undefined {
  if (isDeepStrictEqual(a, b)) return undefined;
  if (!isCollection(a) || !isCollection(b)) return [fieldPath, b];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const step = Array.isArray(a) ? Number(key) : key;
    const inner = firstDifference(Reflect.get(a, key), Reflect.get(b, key), [...fieldPath, step]);
    if (inner) return inner;
  }
  return [fieldPath, b];
}

/**
 * The checks read YAML 1.2 with the `yaml` package, because it knows the place of every word; Gatsby reads it with js-yaml.
 * If the two disagree (unquoted dates, 0b11), a value would pass the checks and reach the pages as another.
 * @param text a file's text
 * @param checked what the checks read in it
 * @returns the first such value as a fault
 */
export function differenceToPages(text: string, checked: ParsedData): TextFault[] {
  let seenByPages: unknown;
  try {
    seenByPages = pagesParser.load(text) ?? null;
  } catch (error) {
    if (!(error instanceof pagesParser.YAMLException)) throw error;
    return [{ offset: error.mark?.position ?? 0, message: `cannot be read (${error.reason})` }];
  }
  const [path, seen] = firstDifference(checked.value, seenByPages) ?? [];
  if (!path) return [];
  const message =
    seen instanceof Date
      ? `is an unquoted date, which would be read as a timestamp; put it in quotation marks: ${JSON.stringify(seen.toISOString().slice(0, 10))}`
      : "is read as a number by one program and as text by another; put it in quotation marks";
  return [{ offset: checked.offsetOf(path, "value"), path, message }];
}
