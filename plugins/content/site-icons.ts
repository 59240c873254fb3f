import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { PAPER_COLOUR } from "../../src/site/paper-colour";

/**
 * gatsby-plugin-manifest makes the icons from this file. It is not in .cache, which Gatsby may empty later, nor in
 * node_modules, which may belong to another user. The path is in the browser's scripts, so it names no folder of the machine.
 */
export const ICON_ORIGINAL = "public/icons/original.png";

const SIDE_PX = 512;
/** The logo's longer side, as a share of the icon's. */
const MARK_SHARE = 0.625;
/** At this density an SVG unit is one pixel. */
const SVG_UNIT_DENSITY = 72;

/** Puts the company's logo on the page's background colour, because home screens show transparent pixels as black. */
export async function writeIconOriginal(logoFile: string, original = ICON_ORIGINAL): Promise<void> {
  const { width, height } = await sharp(logoFile).metadata();
  const markPx = Math.round(SIDE_PX * MARK_SHARE);
  const density = (SVG_UNIT_DENSITY * markPx) / Math.max(width, height);
  const edge = (SIDE_PX - markPx) / 2;
  await mkdir(path.dirname(original), { recursive: true });
  await sharp(logoFile, { density: Math.max(1, density) })
    .resize({ width: markPx, height: markPx, fit: "contain", background: PAPER_COLOUR })
    .flatten({ background: PAPER_COLOUR })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: PAPER_COLOUR })
    .png({ palette: true })
    .toFile(original);
}
