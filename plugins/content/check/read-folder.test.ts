/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { pictureFacts } from "./picture-facts";
import { readPictures, readTexts } from "./read-folder";

test("hidden files and links to folders are skipped, and pictures have their address as key", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "data-"));
  mkdirSync(path.join(folder, "images/drawings"), { recursive: true });
  writeFileSync(path.join(folder, "company.yaml"), "name: A\n");
  writeFileSync(path.join(folder, ".DS_Store"), "");
  writeFileSync(path.join(folder, "images/drawings/a.svg"), "<svg/>");
  // On Windows, a junction needs no special permission.
  symlinkSync("..", path.join(folder, "above"), "junction");
  const [texts, pictures] = [readTexts(folder), await readPictures(folder)];
  rmSync(folder, { recursive: true });
  expect(texts).toEqual({ "company.yaml": "name: A\n" });
  expect(Object.keys(pictures)).toEqual(["/images/drawings/a.svg"]);
});

test.each([
  [3, "#00008080", false],
  [4, "#00008080", true],
  [4, "#000080", false],
] as const)("a picture with %d channels, filled with %s, has transparency: %s", async (channels, background, hasTransparency) => {
  const picture = sharp({ create: { width: 32, height: 18, channels, background } });
  expect(await pictureFacts(await picture.png().toBuffer())).toMatchObject({ hasTransparency });
});

test.each([
  ["#ffffff", true],
  ["#c0c0c0", false],
  ["#ffff00", false],
])("a picture with transparency and parts in %s is white: %s", async (background, isWhite) => {
  const part = { create: { width: 8, height: 8, channels: 3, background } } as const;
  const empty = sharp({ create: { width: 32, height: 18, channels: 4, background: "#00000000" } });
  expect(
    await pictureFacts(
      await empty
        .composite([{ input: part }])
        .png()
        .toBuffer(),
    ),
  ).toMatchObject({ isWhite });
});

test("a picture that was cut off while it was copied has no format", async () => {
  const picture = await sharp({ create: { width: 320, height: 180, channels: 4, background: "navy" } })
    .png()
    .toBuffer();
  expect(await pictureFacts(picture.subarray(0, picture.length / 2))).not.toHaveProperty("format");
});

test("a rotated photo has the size at which it is displayed", async () => {
  const photo = sharp({ create: { width: 32, height: 18, channels: 3, background: "navy" } });
  const sideways = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await pictureFacts(sideways)).toMatchObject({ format: "jpg", width: 18, height: 32 });
});

test.each([
  ["<script>alert(1)</script>", true],
  ['<g onload="alert(1)"/>', true],
  ['<image href="https://a.example/b.png"/>', true],
  ['<path fill="url(#glow)"/>', false],
])("a drawing with %s can run scripts or load files: %s", async (content, hasScript) => {
  // As Illustrator saves it.
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const drawing = Buffer.from(`${type}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${content}</svg>`);
  expect(await pictureFacts(drawing)).toMatchObject({ format: "svg", width: 4, height: 3, hasScript });
});

test("a document type can give a drawing a script, too", async () => {
  const type = '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>';
  const drawing = Buffer.from(`${type}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>`);
  expect(await pictureFacts(drawing)).toMatchObject({ hasScript: true });
});

test("a compressed drawing has another format than a drawing", async () => {
  const drawing = gzipSync('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
  expect(await pictureFacts(drawing)).toMatchObject({ format: "svgz" });
});

test.each(["<html>Not found</html>", ""])("a file with %j, which is not a picture, has no format", async (content) => {
  expect(await pictureFacts(Buffer.from(content))).toEqual({ bytes: content.length });
});
