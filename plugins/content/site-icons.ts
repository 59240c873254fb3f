import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { PAPER_COLOUR } from "../../src/site/paper-colour";
import { ICON_ORIGINAL } from "../options/manifest";

const ORIGINAL_PX = 512;
/** Home screens of Apple's devices request this file by its name. */
const APPLE_TOUCH_ICON = { file: "apple-touch-icon.png", sidePx: 180 };
/** Requested by browsers that have not read a page, and by feed readers. */
const FAVICON = { file: "favicon.ico", sidesPx: [16, 32] };
/** The mark's higher or wider side, as a share of the icon's. */
const MARK_SHARE = 0.625;
/** At this density an SVG's unit is one pixel. */
const SVG_UNIT_DENSITY = 72;

/** @returns the logo, scaled to fit a square. Undefined if it cannot be read: `develop` then shows why */
async function markOf(logoFile: string, sidePx: number): Promise<Buffer | undefined> {
  const { width, height } = await sharp(logoFile)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  if (!width || !height) return undefined;
  const density = (SVG_UNIT_DENSITY * sidePx) / Math.max(width, height);
  return sharp(logoFile, { density: Math.max(1, density) })
    .resize({ width: sidePx, height: sidePx, fit: "inside" })
    .png()
    .toBuffer();
}

async function iconOf(logoFile: string, sidePx: number): Promise<Buffer> {
  const ground = sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: PAPER_COLOUR } });
  const mark = await markOf(logoFile, Math.round(sidePx * MARK_SHARE));
  return (mark ? ground.composite([{ input: mark, gravity: "centre" }]) : ground).png({ palette: true }).toBuffer();
}

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** @returns an ICO file: a header, an entry for each icon, and the PNG files (Microsoft's ICONDIR structure) */
function icoOf(icons: readonly { readonly sidePx: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2); // icons, not cursors
  header.writeUInt16LE(icons.length, 4);
  let offset = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * icons.length;
  const entries = icons.map(({ sidePx, png }) => {
    const entry = Buffer.alloc(ICO_ENTRY_BYTES);
    entry.writeUInt8(sidePx, 0);
    entry.writeUInt8(sidePx, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...icons.map(({ png }) => png)]);
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Makes the site's icons of the company's logo: the original from which gatsby-plugin-manifest makes its icons, and the
 * two files that browsers request without being told.
 */
export async function writeSiteIcons(logoFile: string, project = "."): Promise<void> {
  const publicFolder = path.join(project, "public");
  await write(path.join(project, ICON_ORIGINAL), await iconOf(logoFile, ORIGINAL_PX));
  await write(path.join(publicFolder, APPLE_TOUCH_ICON.file), await iconOf(logoFile, APPLE_TOUCH_ICON.sidePx));
  const icons = FAVICON.sidesPx.map(async (sidePx) => ({ sidePx, png: await iconOf(logoFile, sidePx) }));
  await write(path.join(publicFolder, FAVICON.file), icoOf(await Promise.all(icons)));
}
