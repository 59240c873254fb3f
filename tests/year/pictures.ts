import sharp from "sharp";
import type { EditedSite } from "./edited-site";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on a picture, in percent of its width and height, as callouts say it. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const TARGET_RADIUS_PX = 60;

/** A plain ground with a ring at every place, so that a screenshot shows whether the markers lie on them. */
const drawing = ({ width, height }: Size, places: readonly Place[]) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#33506b"/>
    <rect x="1%" y="1%" width="98%" height="98%" fill="none" stroke="#ffd9a0" stroke-width="8"/>
    ${places
      .map(({ x, y }) => `<circle cx="${x}%" cy="${y}%" r="${TARGET_RADIUS_PX}" fill="none" stroke="#ff5d3b" stroke-width="12"/>`)
      .join("")}
  </svg>`);

/**
 * Saves a picture in data/images, in the format of its name.
 * @param name such as "lift-shaft.webp"
 * @param places the points on it that callouts name
 */
export async function savePhotograph(site: EditedSite, name: string, size: Size, places: readonly Place[] = []): Promise<void> {
  const format = name.endsWith(".jpg") ? "jpeg" : name.endsWith(".png") ? "png" : "webp";
  site.write(`images/${name}`, await sharp(drawing(size, places)).toFormat(format).toBuffer());
}

/** Saves a client's mark: dark on a transparent ground, as EDITING.md asks. */
export async function saveMark(site: EditedSite, name: string): Promise<void> {
  const mark = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="504" height="120">
    <rect x="12" y="30" width="480" height="60" rx="30" fill="#1b2733"/>
  </svg>`);
  site.write(`images/clients/${name}.png`, await sharp(mark).png().toBuffer());
}
