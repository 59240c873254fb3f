import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import type { PictureSource } from "../../plugins/site-data/fields/pictures/picture-name";

const WIDTH_PX = 120;
const HEIGHT_PX = 80;

/** The digest that gatsby-source-filesystem states of a file. */
export const digestOf = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");

/** Writes a plain picture, 120 x 80; the ending says its format. */
export async function writePicture(file: string, colour = "#0a192a"): Promise<void> {
  await sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: colour } }).toFile(file);
}

/** A picture as the build's queries note it. */
export const exampleSource = (file: string): PictureSource => ({
  file,
  contentDigest: digestOf(file),
  position: "centre",
  forPhones: false,
  namedIn: "data/blog/1.yaml",
});

/** Gatsby's cache, in memory. */
export function exampleCache(): GatsbyCache {
  const entries = new Map<string, unknown>();
  return {
    name: "example",
    directory: "",
    get: (key) => Promise.resolve(entries.get(key)),
    set: (key, value) => Promise.resolve(entries.set(key, value) && value),
    del: (key) => Promise.resolve(void entries.delete(key)),
  };
}
