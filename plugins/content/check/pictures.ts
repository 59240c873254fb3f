import { distance } from "fastest-levenshtein";
import { BYTES_PER_MEGABYTE, MAX_PICTURE_MEGABYTES } from "../fields";
import type { Field } from "../walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import type { DataFolder, PictureFacts } from "./data-folder";
import { type DataProblem, fileProblem } from "./problem";

const isPicture = ({ role }: Field["meta"]) => role === "image" || role === "drawing" || role === "logo";

/** @returns the problem of an existing picture; undefined if there is none */
function pictureMessage(address: string, picture: PictureFacts, { minimumSize, proportions, isTransparent, isOnDark }: Field["meta"]) {
  const { bytes, format, width, height, hasTransparency, isWhite, hasScript } = picture;
  const megabytes = bytes / BYTES_PER_MEGABYTE;
  if (megabytes > MAX_PICTURE_MEGABYTES)
    return `${address} is ${megabytes.toFixed(1)} MB; the limit is ${MAX_PICTURE_MEGABYTES} MB. Export it smaller, or as JPEG at quality 85`;
  if (!format) return `${address} cannot be opened as a picture; export it again`;
  const extension = address.replace(/^.*\./, "").replace("jpeg", "jpg");
  if (format !== extension) return `${address} is actually ${format.toUpperCase()}; export it as ${extension.toUpperCase()}`;
  if (hasScript) return `${address} has a script or a link in it; export it as "plain SVG" (Inkscape) or with "Export As" (Illustrator)`;
  if (isTransparent && hasTransparency === false)
    return `${address} has no transparent background, so it would look like a box on the page; export it as PNG with transparency`;
  if (isTransparent && isWhite && !isOnDark) return `${address} is empty or white, so nobody would see it on the page; use the dark logo`;
  if (width === undefined || height === undefined) return undefined; // Just uploaded, so not measured yet.
  const [least, greatest] = proportions ?? [0, Number.POSITIVE_INFINITY];
  if (width < least * height || width > greatest * height)
    return `${address} is ${width} × ${height}; its width must be ${least} to ${greatest} times its height here`;
  const isSmall = format !== "svg" && minimumSize && (width < minimumSize.width || height < minimumSize.height);
  return isSmall
    ? `${address} is ${width} × ${height} pixels; it needs at least ${minimumSize.width} × ${minimumSize.height} here`
    : undefined;
}

/** @returns "lift-shaft.jpg" for /images/lift-shaft.jpg */
const nameOf = (address: string) => address.replace(/^.*\//, "");
/** @returns the name however it is written: "lift" for /images/Lift.JPG and /images/clients/lift.jpg.jpg */
const plainName = (address: string) => nameOf(address).toLowerCase().replace(/\..*$/, "");

/** Whether one letter is wrong. Names with digits are not guessed, because m-02 and s-02 are two drawings. */
const isTypo = (name: string, other: string) => distance(name, other) === 1 && !/\d/.test(name + other);

/** @returns why there is no such picture. Suggests none that is merely similar, because a wrong guess would be published */
function absentMessage(address: string, known: readonly string[]): string {
  const name = plainName(address);
  const meant = known.find((other) => plainName(other) === name) ?? known.find((other) => isTypo(name, plainName(other)));
  // Addresses are case-sensitive, file systems may not be. Windows hides the ending: "lift.jpg.jpg".
  if (meant && /[A-Z]|\..*\./.test(meant)) return `the picture's file is named ${nameOf(meant)}; rename it to ${nameOf(address)}`;
  return `there is no picture ${address} in data/images${meant ? `; did you mean "${meant}"?` : ""}`;
}

/** Checks that every picture exists, matches its extension, has enough pixels and is not too large a file. */
export function pictureProblems(files: readonly CheckedFile[], pictures: DataFolder["pictures"]): DataProblem[] {
  const addresses = Object.keys(pictures);
  return fieldProblems(files, ({ value, meta }) => {
    // The schema reports malformed addresses.
    if (!isPicture(meta) || typeof value !== "string" || !value.startsWith("/images/")) return undefined;
    const picture = pictures[value];
    return picture ? pictureMessage(value, picture, meta) : absentMessage(value, addresses);
  });
}

/** @returns a warning per unused picture; none while a file cannot be parsed, because it may use any of them */
export function unusedPictures(files: readonly CheckedFile[], pictures: DataFolder["pictures"]): DataProblem[] {
  if (files.some(({ value }) => value === undefined)) return [];
  const used = new Set(files.flatMap(({ fields }) => fields.flatMap(({ value, meta }) => (isPicture(meta) ? [value] : []))));
  return Object.keys(pictures)
    .filter((address) => !used.has(address))
    .map((address) => fileProblem(address.slice(1), "no page shows this picture; delete it, or name it in the file of a page"));
}
