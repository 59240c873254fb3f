import type { Field } from "../walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import type { DataFile, PictureFacts } from "./data-folder";
import { type DataProblem, fileProblem } from "./data-problem";
import { suggestion } from "./nearest-word";

/** No page needs a larger original. Larger files slow builds and clones. */
const MAX_PICTURE_MEGABYTES = 2;
const BYTES_PER_MEGABYTE = 1024 * 1024;

const extensionOf = (name: string) => name.replace(/^.*\./, "").replace("jpeg", "jpg");
const baseName = (name: string) => name.replace(/^.*\//, "");

/** @returns what is wrong with an existing picture; undefined if nothing is */
function pictureMessage(
  written: string,
  { bytes, format, width, height, hasTransparency, isComplete, drawingProblem }: PictureFacts,
  { minimumSize, proportions, isTransparent }: Field["meta"],
): string | undefined {
  const megabytes = bytes / BYTES_PER_MEGABYTE;
  if (megabytes > MAX_PICTURE_MEGABYTES)
    return `${written} is ${megabytes.toFixed(1)} MB; the limit is ${MAX_PICTURE_MEGABYTES} MB. Export it smaller, or as JPEG at quality 85`;
  if (!format) return `${written} cannot be opened as a picture; export it again`;
  const extension = extensionOf(written);
  if (format !== extension) return `${written} is actually ${format.toUpperCase()}; export it as ${extension.toUpperCase()}`;
  if (!isComplete) return `${written} is cut off: its end is missing; copy or download it again`;
  if (drawingProblem) return `${written}, ${drawingProblem}`;
  if (isTransparent && hasTransparency === false)
    return `${written} has no transparent ground, so it would be a box on the page; export it as PNG with a transparent background`;
  if (width === undefined || height === undefined) return undefined; // It was uploaded a moment ago, and not measured.
  const [least, greatest] = proportions ?? [0, Number.POSITIVE_INFINITY];
  if (width < least * height || width > greatest * height)
    return `${written} is ${width} × ${height}; its width must be ${least} to ${greatest} times its height here`;
  if (format === "svg") return undefined; // It has no pixels.
  if (minimumSize && (width < minimumSize.width || height < minimumSize.height))
    return `${written} is ${width} × ${height} pixels; it needs at least ${minimumSize.width} × ${minimumSize.height} here`;
  return undefined;
}

const isPicture = ({ graphqlRole }: Field["meta"]) => graphqlRole === "image" || graphqlRole === "drawing" || graphqlRole === "logo";
/** @returns the path below data/images: "clients/acme.png" for "../images/clients/acme.png" */
const nameIn = (value: string) => /^(?:\.\.?\/)?images\/(?<name>[a-z0-9/._-]+)$/.exec(value)?.groups?.name;

function pathMessage(value: string, meta: Field["meta"], { relativePath }: DataFile, pictures: readonly PictureFacts[]) {
  const prefix = relativePath.includes("/") ? "../images/" : "./images/";
  const name = nameIn(value);
  if (!name || name.includes("..")) return undefined; // The schema reports this.
  const written = prefix + name;
  if (value !== written && `./${value}` !== written) return `from this file the path to the picture is ${written}, not ${value}`;
  // Names are case-sensitive here on every system. Opening a file is not.
  const picture = pictures.find((candidate) => candidate.name === name);
  if (picture) return pictureMessage(written, picture, meta);
  const inCapitals = pictures.find((other) => other.name.toLowerCase() === name)?.name;
  if (inCapitals) return `the picture's file is named ${baseName(inCapitals)}; rename it to ${baseName(name)}`;
  const candidates = pictures.map((other) => prefix + other.name);
  return `there is no picture ${written} in data/images${suggestion(written, candidates)}`;
}

/** Checks that every picture exists, has the format of its extension and enough pixels, and is not too large a file. */
export function pictureProblems(files: readonly CheckedFile[], pictures: readonly PictureFacts[]): DataProblem[] {
  return fieldProblems(files, ({ value, meta }, { file }) =>
    isPicture(meta) && typeof value === "string" ? pathMessage(value, meta, file, pictures) : undefined,
  );
}

/** @returns a warning for each unused picture; none if a file cannot be read, because it may use any */
export function unusedPictures(files: readonly CheckedFile[], pictures: readonly PictureFacts[]): DataProblem[] {
  if (files.some(({ value }) => value === undefined)) return [];
  const used = new Set(
    files.flatMap(({ fields }) => fields.flatMap(({ value, meta }) => (isPicture(meta) && typeof value === "string" ? nameIn(value) : []))),
  );
  return pictures
    .filter(({ name }) => !used.has(name))
    .map(({ name }) => fileProblem(`images/${name}`, "no page shows this picture; delete it, or name it in the file of a page"));
}
