import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const PROJECT = path.resolve(__dirname, "..");
const ENCODED_PICTURES = ".pictures";
/** What a build or an installation makes; everything else is the project. */
const NOT_SOURCE = new Set([
  "node_modules",
  ".cache",
  ".git",
  "public",
  "dist",
  ".develop",
  ENCODED_PICTURES,
  "mailbox",
  "test-results",
  "year-results",
]);

/** Plain colour of the same size encodes in no time, and what the pictures show does not matter here. */
async function flattenPictures(folder: string): Promise<void> {
  const pictures = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(jpe?g|png|webp)$/.test(name));
  for (const name of pictures) {
    const file = path.join(folder, name);
    const { width, height, format } = await sharp(file).metadata();
    const plain = await sharp({ create: { width, height, channels: 3, background: "#0a192a" } })
      .toFormat(format)
      .toBuffer();
    writeFileSync(file, plain);
  }
}

function copyProject(name: string): string {
  const site = mkdtempSync(path.join(tmpdir(), `kelvin-${name}-`));
  cpSync(PROJECT, site, { recursive: true, filter: (source) => !NOT_SOURCE.has(path.relative(PROJECT, source)) });
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(site, "node_modules"));
  return site;
}

/**
 * Copies the project to a temporary folder, with plain pictures, so that a test can change data/ and build.
 * @returns the path of the folder
 */
export async function copySite(name: string): Promise<string> {
  const site = copyProject(name);
  await flattenPictures(path.join(site, "data/images"));
  return site;
}

/**
 * Copies the project to a temporary folder, with the pictures that its last build has encoded, which is quicker than plain ones.
 * @returns the path of the folder
 */
export function copyBuiltSite(name: string): string {
  const site = copyProject(name);
  cpSync(path.join(PROJECT, ENCODED_PICTURES), path.join(site, ENCODED_PICTURES), { recursive: true });
  return site;
}
