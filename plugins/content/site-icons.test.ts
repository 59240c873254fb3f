/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { imageSize } from "image-size";
import sharp from "sharp";
import { PAPER_COLOUR } from "../../src/site/paper-colour";
import { ICON_ORIGINAL } from "../options/manifest";
import { writeSiteIcons } from "./site-icons";

const PROJECT = mkdtempSync(path.join(os.tmpdir(), "site-icons-"));
afterAll(() => rmSync(PROJECT, { recursive: true }));
const fileOf = (name: string) => path.join(PROJECT, name);

/** A red mark, half as wide as high. */
const LOGO = fileOf("logo.svg");
writeFileSync(LOGO, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path fill="#f00" d="M0 0h10v20H0z"/></svg>');

/** @returns the colours of an icon from the left edge to the right, at mid-height, without repetition */
async function coloursAcross(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(Math.floor(info.height / 2) * info.width * 3).subarray(0, info.width * 3);
  const colours = Array.from({ length: info.width }, (_, x) => `#${row.subarray(x * 3, x * 3 + 3).toString("hex")}`);
  return colours.filter((colour, x) => colour !== colours[x - 1]);
}

test("the icons are the logo on the page's ground, sharp although the drawing is small", async () => {
  await writeSiteIcons(LOGO, PROJECT);
  expect(await coloursAcross(fileOf(ICON_ORIGINAL))).toEqual([PAPER_COLOUR, "#ff0000", PAPER_COLOUR]);
  expect(imageSize(readFileSync(fileOf("public/apple-touch-icon.png")))).toMatchObject({ width: 180, height: 180 });
  const favicon = imageSize(readFileSync(fileOf("public/favicon.ico")));
  expect(favicon).toMatchObject({ type: "ico", images: [{ width: 16 }, { width: 32 }] });
});

test("a logo that cannot be read does not stop develop, which shows the problem", async () => {
  await writeSiteIcons(fileOf("missing.svg"), PROJECT);
  expect(await coloursAcross(fileOf(ICON_ORIGINAL))).toEqual([PAPER_COLOUR]);
});
