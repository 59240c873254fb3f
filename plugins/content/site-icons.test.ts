/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { PAPER_COLOUR } from "../../src/site/paper-colour";
import { writeIconOriginal } from "./site-icons";

const PROJECT = mkdtempSync(path.join(os.tmpdir(), "site-icons-"));
afterAll(() => rmSync(PROJECT, { recursive: true }));
const fileOf = (name: string) => path.join(PROJECT, name);

/** A red logo, half as wide as high. */
const LOGO = fileOf("logo.svg");
writeFileSync(LOGO, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path fill="#f00" d="M0 0h10v20H0z"/></svg>');

/** @returns the colours of an icon from left to right at mid-height, without repetition */
async function coloursAcross(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(Math.floor(info.height / 2) * info.width * 3).subarray(0, info.width * 3);
  const colours = Array.from({ length: info.width }, (_, x) => `#${row.subarray(x * 3, x * 3 + 3).toString("hex")}`);
  return colours.filter((colour, x) => colour !== colours[x - 1]);
}

test("the icon is the logo on the page's background, sharp although the SVG is small", async () => {
  await writeIconOriginal(LOGO, fileOf("icon.png"));
  expect(await coloursAcross(fileOf("icon.png"))).toEqual([PAPER_COLOUR, "#ff0000", PAPER_COLOUR]);
});
