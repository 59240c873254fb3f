import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { PixelSize } from "../schema/fields";
import type { Field } from "../schema/walk-fields";
import { drawingFault } from "./check-drawing";
import { type CheckedFile, fieldFaults } from "./checked-file";
import type { DataFault } from "./data-fault";
import { suggestion } from "./nearest-word";
import type { DataFile } from "./reading/data-files";

/** Larger originals slow every build and every copy of the project, and no page needs more. */
const MAX_PICTURE_MEGABYTES = 2;
const BYTES_PER_MEGABYTE = 1024 * 1024;
const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * BYTES_PER_MEGABYTE;
/** From this value on, a camera was held sideways and the picture is shown turned by a quarter (EXIF 2.32, Orientation). */
const FIRST_QUARTER_TURN = 5;

/** What the checks need to know of a picture's file. */
interface PictureFile {
  readonly bytes: number;
  /** As the picture is shown, and its format; undefined if it is not a picture at all. */
  readonly size?: PixelSize & { readonly format: string };
  readonly drawingFault?: string;
}

/** Pictures seldom change, and every save of a text checks them all. */
const picturesRead = new Map<string, { readonly changed: number; readonly picture: PictureFile }>();

function readPicture(absolutePath: string): PictureFile | undefined {
  const onDisk = statSync(absolutePath, { throwIfNoEntry: false });
  if (!onDisk?.isFile()) return undefined;
  const known = picturesRead.get(absolutePath);
  if (known?.changed === onDisk.mtimeMs) return known.picture;
  // a larger file is at fault whatever it holds
  const content = onDisk.size > MAX_PICTURE_BYTES ? Buffer.alloc(0) : readFileSync(absolutePath);
  const size = measure(content);
  const picture = { bytes: onDisk.size, size, drawingFault: size?.format === "svg" ? drawingFault(content.toString()) : undefined };
  picturesRead.set(absolutePath, { changed: onDisk.mtimeMs, picture });
  return picture;
}

function measure(content: Uint8Array): PictureFile["size"] {
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
function wordPicture(written: string, picture: PictureFile, { graphqlRole, minimumSize }: Field["meta"]): string | undefined {
  const { bytes, size, drawingFault: fault } = picture;
  if (bytes > MAX_PICTURE_BYTES) {
    const megabytes = (bytes / BYTES_PER_MEGABYTE).toFixed(1);
    return `${written} is ${megabytes} MB; the limit is ${MAX_PICTURE_MEGABYTES} MB. Export it smaller, or as JPEG at quality 85`;
  }
  if (!size) return `${written} cannot be opened as a picture; export it again`;
  const ending = endingOf(written);
  if (size.format !== ending) return `${written} is actually ${size.format.toUpperCase()}; export it as ${ending.toUpperCase()}`;
  if (graphqlRole === "drawing") return fault && `${written}, ${fault}`;
  if (minimumSize && (size.width < minimumSize.width || size.height < minimumSize.height)) {
    return `${written} is ${size.width} × ${size.height} pixels; it needs at least ${minimumSize.width} × ${minimumSize.height} here`;
  }
  return undefined;
}

/** @returns the names of all pictures: their paths below data/images */
function pictureNames([first]: readonly CheckedFile[]): string[] {
  const folder = first && path.join(first.file.absolutePath.slice(0, -first.file.relativePath.length), "images");
  const entries = folder && existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return entries.map((name) => name.split(path.sep).join("/"));
}

function wordPath(value: string, meta: Field["meta"], { relativePath, absolutePath }: DataFile, names: string[]): string | undefined {
  const prefix = relativePath.includes("/") ? "../images/" : "./images/";
  const name = /^(?:\.\.?\/)?images\/(?<name>[a-z0-9/.-]+)$/.exec(value)?.groups?.name;
  if (!name || name.includes("..")) return undefined; // the schema has said so
  const written = prefix + name;
  if (value !== written && `./${value}` !== written) return `from this file the path to the picture is ${written}, not ${value}`;
  // the listing, unlike opening a file, is case-sensitive on every system
  const picture = names.includes(name) ? readPicture(path.resolve(path.dirname(absolutePath), written)) : undefined;
  if (picture) return wordPicture(written, picture, meta);
  const inCapitals = names.find((other) => other.toLowerCase() === name);
  if (inCapitals) return `the picture's file is named ${path.basename(inCapitals)}; rename it to ${path.basename(name)}`;
  const candidates = names.map((other) => prefix + other);
  return `there is no picture ${written} in data/images${suggestion(written, candidates)}`;
}

/** Checks that every picture and drawing that a file names exists, is what its ending says, large enough to stay sharp, and not too heavy. */
export function pictureFaults(files: readonly CheckedFile[]): DataFault[] {
  const names = pictureNames(files);
  return fieldFaults(files, ({ value, meta }, { file }) => {
    const isPicture = meta.graphqlRole === "image" || meta.graphqlRole === "drawing";
    return isPicture && typeof value === "string" ? wordPath(value, meta, file, names) : undefined;
  });
}
