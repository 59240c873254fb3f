/** @jest-environment node */
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { groundedPicture } from "./grounded-picture";

const folder = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Saves a picture of one colour. @returns its node */
async function pictureOf(name: string, background: { r: number; g: number; b: number; alpha?: number }) {
  const absolutePath = path.join(folder, name);
  const channels = background.alpha === undefined ? 3 : 4;
  await sharp({ create: { width: 2, height: 2, channels, background } }).toFile(absolutePath);
  const contentDigest = createHash("md5").update(randomUUID()).digest("hex");
  return { absolutePath, extension: path.extname(name).slice(1), internal: { contentDigest } };
}

/** @returns the first pixel as JPEG shows it */
async function firstPixel(file: string): Promise<number[]> {
  const { data } = await sharp(await sharp(file).jpeg().toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

test.each(["png", "webp"])("a transparent %s gets a white ground where it becomes a JPEG", async (extension) => {
  const picture = await pictureOf(`clear.${extension}`, { r: 0, g: 0, b: 0, alpha: 0 });
  expect(await firstPixel(picture.absolutePath)).toEqual([0, 0, 0]);
  const copies = await Promise.all([groundedPicture(picture, folder), groundedPicture(picture, folder)]);
  for (const { absolutePath, internal } of copies) {
    expect(await firstPixel(absolutePath)).toEqual([255, 255, 255]);
    expect(internal.contentDigest).not.toBe(picture.internal.contentDigest);
  }
});

test("a picture without transparency stays the same", async () => {
  const picture = await pictureOf("photo.png", { r: 0, g: 0, b: 128 });
  expect(await groundedPicture(picture)).toBe(picture);
});
