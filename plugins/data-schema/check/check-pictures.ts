import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { PixelSize } from "../declare/fields";
import type { Field } from "../declare/walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import { type DataProblem, fileProblem } from "./data-problem";
import { suggestion } from "./nearest-word";
import { drawingProblem } from "./reading/drawing-problem";
import type { DataFile } from "./reading/read-folder";

/** No page needs a larger original. Larger files slow builds and clones. */
const MAX_PICTURE_MEGABYTES = 2;
const BYTES_PER_MEGABYTE = 1024 * 1024;
/** From this orientation on, the picture is rotated by 90 degrees for display (EXIF 2.32, Orientation). */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/** @returns the picture's format, and its size for display; undefined if the file is not a picture */
function measure(content: Uint8Array): (PixelSize & { readonly format: string }) | undefined {
  try {
    const { width, height, orientation = 1, type = "unknown" } = imageSize(content);
    const isSideways = orientation >= FIRST_SIDEWAYS_ORIENTATION;
    return { width: isSideways ? height : width, height: isSideways ? width : height, format: type };
  } catch {
    return undefined;
  }
}

const extensionOf = (file: string) => path.extname(file).slice(1).replace("jpeg", "jpg");

/** @returns what is wrong with an existing picture; undefined if nothing is */
function fileProblemMessage(written: string, absolutePath: string, { graphqlRole, minimumSize }: Field["meta"]): string | undefined {
  const megabytes = statSync(absolutePath).size / BYTES_PER_MEGABYTE;
  if (megabytes > MAX_PICTURE_MEGABYTES)
    return `${written} is ${megabytes.toFixed(1)} MB; the limit is ${MAX_PICTURE_MEGABYTES} MB. Export it smaller, or as JPEG at quality 85`;
  const content = readFileSync(absolutePath);
  const size = measure(content);
  if (!size) return `${written} cannot be opened as a picture; export it again`;
  const extension = extensionOf(written);
  if (size.format !== extension) return `${written} is actually ${size.format.toUpperCase()}; export it as ${extension.toUpperCase()}`;
  if (graphqlRole === "drawing") {
    const problem = drawingProblem(content.toString());
    return problem && `${written}, ${problem}`;
  }
  if (minimumSize && (size.width < minimumSize.width || size.height < minimumSize.height))
    return `${written} is ${size.width} × ${size.height} pixels; it needs at least ${minimumSize.width} × ${minimumSize.height} here`;
  return undefined;
}

/** @returns the paths of all pictures below data/images */
export function pictureNames([first]: readonly DataFile[]): string[] {
  const folder = first && path.join(first.absolutePath.slice(0, -first.relativePath.length), "images");
  const entries = folder && existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return entries.map((name) => name.split(path.sep).join("/")).filter((name) => /(^|\/)[^./][^/]*\.\w+$/.test(name));
}

const isPicture = ({ graphqlRole }: Field["meta"]) => graphqlRole === "image" || graphqlRole === "drawing";
/** @returns the path below data/images: "clients/acme.png" for "../images/clients/acme.png" */
const nameIn = (value: string) => /^(?:\.\.?\/)?images\/(?<name>[a-z0-9/.-]+)$/.exec(value)?.groups?.name;

function pathProblemMessage(value: string, meta: Field["meta"], { relativePath, absolutePath }: DataFile, names: readonly string[]) {
  const prefix = relativePath.includes("/") ? "../images/" : "./images/";
  const name = nameIn(value);
  if (!name || name.includes("..")) return undefined; // The schema reports this.
  const written = prefix + name;
  if (value !== written && `./${value}` !== written) return `from this file the path to the picture is ${written}, not ${value}`;
  // The list of names is case-sensitive on every system. Opening a file is not.
  if (names.includes(name)) return fileProblemMessage(written, path.resolve(path.dirname(absolutePath), written), meta);
  const inCapitals = names.find((other) => other.toLowerCase() === name);
  if (inCapitals) return `the picture's file is named ${path.basename(inCapitals)}; rename it to ${path.basename(name)}`;
  const candidates = names.map((other) => prefix + other);
  return `there is no picture ${written} in data/images${suggestion(written, candidates)}`;
}

/** Checks that every picture exists, has the format of its extension and enough pixels, and is not too large a file. */
export function pictureProblems(files: readonly CheckedFile[], names: readonly string[]): DataProblem[] {
  return fieldProblems(files, ({ value, meta }, { file }) =>
    isPicture(meta) && typeof value === "string" ? pathProblemMessage(value, meta, file, names) : undefined,
  );
}

/** @returns a warning for each unused picture; none if a file cannot be read, because it may use any */
export function unusedPictures(files: readonly CheckedFile[], names: readonly string[]): DataProblem[] {
  if (files.some(({ value }) => value === undefined)) return [];
  const used = new Set(
    files.flatMap(({ fields }) => fields.flatMap(({ value, meta }) => (isPicture(meta) && typeof value === "string" ? nameIn(value) : []))),
  );
  return names
    .filter((name) => !used.has(name))
    .map((name) => fileProblem(`images/${name}`, "no page shows this picture; delete it, or name it in the file of a page"));
}
