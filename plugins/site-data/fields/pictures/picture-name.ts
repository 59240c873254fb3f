import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { encodings, type PictureFormat } from "./encodings";

/** Below the published folder; every file in it is named by what made it and may be cached for ever. */
export const PICTURES_FOLDER = "static/pictures";

/** Long enough that two originals never get the same name. */
const DIGEST_CHARACTERS = 12;
/** The code that encodes is part of the name, so nobody has to raise a version number by hand. */
const ENCODER = readFileSync("plugins/site-data/fields/pictures/encode-picture.ts");
const PICTURE_NAME = /^[a-z0-9-]+-(\d+)x(\d+)-([0-9a-f]{12})\.(avif|jpg|png)$/;

/** An original and how it is shown: what all its encoded pictures have in common. */
export interface PictureSource {
  /** The original's file, relative to the project's folder: a project that has moved still finds it. */
  readonly file: string;
  /** The digest of its bytes, as gatsby-source-filesystem states it. */
  readonly contentDigest: string;
  /** The side that every crop keeps, in sharp's words. */
  readonly position: string;
  /** Whether only phones show it (encodings.ts). */
  readonly forPhones: boolean;
  /** The data file that names the picture, for whoever has to correct it. */
  readonly namedIn: string;
}

/** What the name of an encoded picture says. */
export type NamedPicture = NonNullable<ReturnType<typeof readPictureName>>;

/**
 * Everything that makes an encoded picture's bytes, except the size and format, which are beside it in the name: the original's
 * bytes, the crop, the encodings, the code and the encoders' versions. The project's folder is not part of it.
 */
export const sourceDigest = ({ contentDigest, position, forPhones }: PictureSource): string =>
  createHash("sha256")
    .update(JSON.stringify([contentDigest, position, encodings(forPhones), sharp.versions]))
    .update(ENCODER)
    .digest("hex")
    .slice(0, DIGEST_CHARACTERS);

/** @returns the file name of an encoded picture, such as plant-1600x900-0123456789ab.avif */
export const pictureName = (source: PictureSource, { width, height, format }: Omit<NamedPicture, "sourceDigest">): string =>
  `${path.parse(source.file).name}-${width}x${height}-${sourceDigest(source)}.${format}`;

/** Whether a word is one of the formats that pictures are encoded in. */
export const isPictureFormat = (word: string | undefined): word is PictureFormat => word !== undefined && word in encodings(false);

/** @returns what a file name says, or undefined if it is not the name of an encoded picture */
export function readPictureName(name: string) {
  const [, width, height, digest = "", format] = PICTURE_NAME.exec(name) ?? [];
  return isPictureFormat(format) ? { width: Number(width), height: Number(height), sourceDigest: digest, format } : undefined;
}
