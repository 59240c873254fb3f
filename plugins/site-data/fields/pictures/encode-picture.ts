import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { encodings } from "./encodings";
import type { NamedPicture, PictureSource } from "./picture-name";

/**
 * One thread per picture and one picture per core: faster than many threads for one picture. Also, libaom's output depends on the number
 * of threads, and different bytes must not share a name.
 */
sharp.concurrency(1);

/**
 * Cuts and encodes one picture.
 * @returns the encoded file's bytes
 * @throws if the original cannot be read or has changed since it was named: a sentence that names it and the data file
 */
export async function encodePicture(source: PictureSource, { width, height, format }: NamedPicture): Promise<Buffer> {
  const original = await readFile(source.file).catch((reason: Error) => {
    throw new Error(`${faultBeginning(source)} cannot be opened: ${reason.message}.`);
  });
  // gatsby-source-filesystem's digest: the name of a picture means these bytes only
  if (createHash("md5").update(original).digest("hex") !== source.contentDigest) {
    throw new Error(`${faultBeginning(source)} was changed while the site was built. Start the build again.`);
  }
  const cut = sharp(original).autoOrient().resize(width, height, { fit: "cover", position: source.position });
  const { avif, jpg, png } = encodings(source.forPhones);
  const encoded = { avif: () => cut.avif(avif), jpg: () => cut.jpeg(jpg), png: () => cut.png(png) };
  return encoded[format]()
    .toBuffer()
    .catch((reason: Error) => {
      throw new Error(`${faultBeginning(source)} cannot be read as a picture; save it again (${reason.message}).`);
    });
}

const faultBeginning = ({ file, namedIn }: PictureSource) => `${namedIn}: the picture ${file}`;
