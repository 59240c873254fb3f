import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const PROJECT = path.resolve(".");
/** What an installation, a build or a test writes. */
const NOT_SOURCE = new Set(["node_modules", ".cache", ".git", "public", "test-results"]);

/** Replaces each picture by a plain one of the same size and with the same channels, which is encoded much faster. */
async function flattenPictures(folder: string): Promise<void> {
  const pictures = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(jpe?g|png|webp)$/.test(name));
  for (const name of pictures) {
    const file = path.join(folder, name);
    const { width, height, format, hasAlpha } = await sharp(file).metadata();
    const plain = await sharp({ create: { width, height, channels: hasAlpha ? 4 : 3, background: "#0a192a80" } })
      .toFormat(format)
      .toBuffer();
    writeFileSync(file, plain);
  }
}

/**
 * Copies the project to a temporary folder, with plain pictures. A test may change its data/.
 * @returns the path of the folder
 */
export async function copyProject(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), "kelvin-"));
  cpSync(PROJECT, copy, { recursive: true, filter: (source) => !NOT_SOURCE.has(path.relative(PROJECT, source)) });
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(copy, "node_modules"));
  await flattenPictures(path.join(copy, "data/images"));
  return copy;
}
