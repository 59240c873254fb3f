import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { PixelSize } from "../schema/fields";
import type { Field } from "../schema/walk-fields";
import { drawingProblem } from "./check-drawing";
import { type CheckedFile, fieldProblems } from "./checked-file";
import { type DataProblem, fileProblem } from "./data-problem";
import { suggestion } from "./nearest-word";
import type { DataFile } from "./reading/data-files";

/** Larger originals slow every build and every copy of the project, and no page needs more. */
const MAX_PICTURE_MEGABYTES = 2;
const BYTES_PER_MEGABYTE = 1024 * 1024;
/** From this value on, a camera was held sideways and the picture is shown turned by a quarter (EXIF 2.32, Orientation). */
const FIRST_QUARTER_TURN = 5;

/** @returns size and format as the picture is shown; undefined if the file is not a picture */
function measure(content: Uint8Array): (PixelSize & { readonly format: string }) | undefined {
  try {
    const { width, height, orientation = 1, type = "unknown" } = imageSize(content);
    const isTurned = orientation >= FIRST_QUARTER_TURN;
    return { width: isTurned ? height : width, height: isTurned ? width : height, format: type };
  } catch {
    return undefined;
  }
}

const endingOf = (file: string) => path.extname(file).slice(1).replace("jpeg", "jpg");

/** @returns what is wrong with a picture that exists, or undefined */
function wordPicture(written: string, absolutePath: string, { graphqlRole, minimumSize }: Field["meta"]): string | undefined {
  const megabytes = statSync(absolutePath).size / BYTES_PER_MEGABYTE;
  if (megabytes > MAX_PICTURE_MEGABYTES)
    return `${written} is ${megabytes.toFixed(1)} MB; the limit is ${MAX_PICTURE_MEGABYTES} MB. Export it smaller, or as JPEG at quality 85`;
  const content = readFileSync(absolutePath);
  const size = measure(content);
  if (!size) return `${written} cannot be opened as a picture; export it again`;
  const ending = endingOf(written);
  if (size.format !== ending) return `${written} is actually ${size.format.toUpperCase()}; export it as ${ending.toUpperCase()}`;
  if (graphqlRole === "drawing") {
    const problem = drawingProblem(content.toString());
    return problem && `${written}, ${problem}`;
  }
  if (minimumSize && (size.width < minimumSize.width || size.height < minimumSize.height))
    return `${written} is ${size.width} × ${size.height} pixels; it needs at least ${minimumSize.width} × ${minimumSize.height} here`;
  return undefined;
}

/** @returns the names of all pictures: their paths below data/images */
export function pictureNames([first]: readonly DataFile[]): string[] {
  const folder = first && path.join(first.absolutePath.slice(0, -first.relativePath.length), "images");
  const entries = folder && existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return entries.map((name) => name.split(path.sep).join("/")).filter((name) => /(^|\/)[^./][^/]*\.\w+$/.test(name));
}

const isPicture = ({ graphqlRole }: Field["meta"]) => graphqlRole === "image" || graphqlRole === "drawing";
/** @returns "clients/acme.png" for "../images/clients/acme.png" */
const nameIn = (value: string) => /^(?:\.\.?\/)?images\/(?<name>[a-z0-9/.-]+)$/.exec(value)?.groups?.name;

function wordPath(value: string, meta: Field["meta"], { relativePath, absolutePath }: DataFile, names: readonly string[]) {
  const prefix = relativePath.includes("/") ? "../images/" : "./images/";
  const name = nameIn(value);
  if (!name || name.includes("..")) return undefined; // the schema has said so
  const written = prefix + name;
  if (value !== written && `./${value}` !== written) return `from this file the path to the picture is ${written}, not ${value}`;
  // the listing, unlike opening a file, is case-sensitive on every system
  if (names.includes(name)) return wordPicture(written, path.resolve(path.dirname(absolutePath), written), meta);
  const inCapitals = names.find((other) => other.toLowerCase() === name);
  if (inCapitals) return `the picture's file is named ${path.basename(inCapitals)}; rename it to ${path.basename(name)}`;
  const candidates = names.map((other) => prefix + other);
  return `there is no picture ${written} in data/images${suggestion(written, candidates)}`;
}

/** Checks that every picture and drawing that a file names exists, is what its ending says, large enough to stay sharp, and not too heavy. */
export function pictureProblems(files: readonly CheckedFile[], names: readonly string[]): DataProblem[] {
  return fieldProblems(files, ({ value, meta }, { file }) =>
    isPicture(meta) && typeof value === "string" ? wordPath(value, meta, file, names) : undefined,
  );
}

/** @returns a warning for every picture that no file names; none while a file cannot be read, because it may name any */
export function unusedPictures(files: readonly CheckedFile[], names: readonly string[]): DataProblem[] {
  if (files.some(({ value }) => value === undefined)) return [];
  const used = new Set(
    files.flatMap(({ fields }) => fields.flatMap(({ value, meta }) => (isPicture(meta) && typeof value === "string" ? nameIn(value) : []))),
  );
  return names
    .filter((name) => !used.has(name))
    .map((name) => fileProblem(`images/${name}`, "no page shows this picture; delete it, or name it in the file of a page"));
}
