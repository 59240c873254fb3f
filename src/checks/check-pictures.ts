import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { PixelSize } from "../schema/fields";
import type { Field } from "../schema/walk-fields";
import { drawingFault } from "./check-drawing";
import type { CheckedFile } from "./checked-file";
import type { DataFault } from "./data-fault";
import { suggestion } from "./nearest-word";
import type { DataFile } from "./reading/data-files";

/** Larger originals slow every build and every copy of the project, and no page needs more. */
const MAX_PICTURE_MEGABYTES = 2;
const BYTES_PER_MEGABYTE = 1024 * 1024;
const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * BYTES_PER_MEGABYTE;
/** A camera's preview and colour profile may come before the size. */
const HEADER_BYTES = 512 * 1024;
/** From this value on, a camera was held sideways and the picture is shown turned by a quarter (EXIF 2.32, Orientation). */
const FIRST_QUARTER_TURN = 5;

type FormatAndSize = PixelSize & { readonly format: string };

/** What the checks need to know of a picture's file. */
interface PictureFile {
  readonly bytes: number;
  readonly size: FormatAndSize | undefined;
  /** The file's beginning, where its format and size are written; all of a drawing. */
  readonly header: Uint8Array;
}

/** Pictures seldom change, and every save of a text checks them all. */
const picturesRead = new Map<string, { readonly changed: number; readonly picture: PictureFile }>();

/** The names in a folder. */
type Listing = (folder: string) => ReadonlySet<string>;

/** Reads each folder once: for one check, as files come and go between two. */
function createListing(): Listing {
  const listed = new Map<string, ReadonlySet<string>>();
  return (folder) => {
    const names = listed.get(folder) ?? new Set(existsSync(folder) ? readdirSync(folder) : []);
    listed.set(folder, names);
    return names;
  };
}

function readPicture(absolutePath: string, namesIn: Listing): PictureFile | undefined {
  // the listing, unlike opening a file, is case-sensitive on every system
  const isListed = namesIn(path.dirname(absolutePath)).has(path.basename(absolutePath));
  const onDisk = isListed ? statSync(absolutePath, { throwIfNoEntry: false }) : undefined;
  if (!onDisk?.isFile()) return undefined;
  const known = picturesRead.get(absolutePath);
  if (known?.changed === onDisk.mtimeMs) return known.picture;
  const descriptor = openSync(absolutePath, "r");
  try {
    const needed = absolutePath.endsWith(".svg") ? MAX_PICTURE_BYTES : HEADER_BYTES;
    const header = Buffer.alloc(Math.min(needed, onDisk.size));
    readSync(descriptor, header);
    const picture = { bytes: onDisk.size, size: measure(header), header };
    picturesRead.set(absolutePath, { changed: onDisk.mtimeMs, picture });
    return picture;
  } finally {
    closeSync(descriptor);
  }
}

/** Width and height as the picture is shown, and its format; undefined if it is not a picture at all. */
function measure(header: Uint8Array): FormatAndSize | undefined {
  try {
    const { width, height, orientation = 1, type = "unknown" } = imageSize(header);
    const isTurned = orientation >= FIRST_QUARTER_TURN;
    return { width: isTurned ? height : width, height: isTurned ? width : height, format: type };
  } catch {
    return undefined;
  }
}

const endingOf = (file: string) => path.extname(file).slice(1).replace("jpeg", "jpg");

/** Formats whose names are not simply their endings in capitals. */
const FORMAT_NAMES: Readonly<Record<string, string>> = { jpg: "JPEG", webp: "WebP" };
const formatName = (ending: string) => FORMAT_NAMES[ending] ?? ending.toUpperCase();
const withArticle = (name: string) => `${/^[AS]/.test(name) ? "an" : "a"} ${name}`;

/** Reading a drawing takes milliseconds, and it stays as it is as long as its file. */
const drawingsChecked = new WeakMap<PictureFile, string | undefined>();
function faultOfDrawing(drawing: PictureFile): string | undefined {
  if (!drawingsChecked.has(drawing)) drawingsChecked.set(drawing, drawingFault(new TextDecoder().decode(drawing.header)));
  return drawingsChecked.get(drawing);
}

/** @returns what is wrong with a picture that exists, or undefined */
function wordPicture(written: string, picture: PictureFile, { graphqlRole, minimumSize }: Field["meta"]): string | undefined {
  const { bytes, size } = picture;
  if (bytes > MAX_PICTURE_BYTES) {
    const megabytes = (bytes / BYTES_PER_MEGABYTE).toFixed(1);
    return `${written} is ${megabytes} MB; the limit is ${MAX_PICTURE_MEGABYTES} MB. Export it smaller, or as JPEG at quality 85`;
  }
  if (!size) return `${written} cannot be opened as a picture; export it again`;
  if (size.format !== endingOf(written)) {
    return `${written} is actually ${withArticle(formatName(size.format))}; export it as ${formatName(endingOf(written))}`;
  }
  if (graphqlRole === "drawing") {
    const fault = faultOfDrawing(picture);
    return fault && `${written}, ${fault}`;
  }
  if (minimumSize && (size.width < minimumSize.width || size.height < minimumSize.height)) {
    return `${written} is ${size.width} × ${size.height} pixels; it needs at least ${minimumSize.width} × ${minimumSize.height} here`;
  }
  return undefined;
}

/** The pictures there are, as a file would name them. */
function picturesBeside(file: DataFile, prefix: string): string[] {
  const folder = path.resolve(path.dirname(file.absolutePath), prefix);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => prefix + name.split(path.sep).join("/"));
}

function pictureFault(checked: CheckedFile, { path: fieldPath, value, meta }: Field, namesIn: Listing): DataFault[] {
  if (typeof value !== "string") return [];
  const prefix = checked.file.relativePath.includes("/") ? "../images/" : "./images/";
  const name = /^(?:\.\.?\/)?images\/(?<name>[a-z0-9/.-]+)$/.exec(value)?.groups?.name;
  if (!name || name.includes("..")) return []; // the schema has said so
  const written = prefix + name;
  if (value !== written && `./${value}` !== written)
    return [checked.faultAt(fieldPath, `from this file the path to the picture is ${written}, not ${value}`)];
  const picture = readPicture(path.resolve(path.dirname(checked.file.absolutePath), written), namesIn);
  if (!picture)
    return [
      checked.faultAt(
        fieldPath,
        `there is no picture ${written} in data/images${suggestion(written, picturesBeside(checked.file, prefix))}`,
      ),
    ];
  const message = wordPicture(written, picture, meta);
  return message ? [checked.faultAt(fieldPath, message)] : [];
}

/** Checks that every picture and drawing that a file names exists, is what its ending says, large enough to stay sharp, and not too heavy. */
export function pictureFaults(files: readonly CheckedFile[]): DataFault[] {
  const namesIn = createListing();
  return files.flatMap((checked) =>
    checked.fields
      .filter(({ meta }) => meta.graphqlRole === "image" || meta.graphqlRole === "drawing")
      .flatMap((field) => pictureFault(checked, field, namesIn)),
  );
}
