import sharp, { type Sharp } from "sharp";
import { SHARE_CARD_HEIGHT_PX, SHARE_CARD_WIDTH_PX } from "../../site/share-card-address";

/** The picture fills the card from here to its right edge, and fades in over the words' side. */
const PICTURE_LEFT_PX = 330;
const SCALE_BAR_HEIGHT_PX = 12;

/** Ground, fading edge and the colour-temperature scale along the foot; the picture is between the first two. */
const INK = "#0a192a";
const OVERLAY = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_CARD_WIDTH_PX}" height="${SHARE_CARD_HEIGHT_PX}">
  <defs>
    <linearGradient id="fade"><stop offset="0.3" stop-color="${INK}"/><stop offset="0.5" stop-color="${INK}" stop-opacity="0.6"/><stop offset="0.72" stop-color="${INK}" stop-opacity="0"/></linearGradient>
    <linearGradient id="scale"><stop stop-color="#e48a1e"/><stop offset=".16" stop-color="#f0b25e"/><stop offset=".37" stop-color="#f3e8cf"/><stop offset=".6" stop-color="#c4d8ec"/><stop offset="1" stop-color="#4f89d3"/></linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#fade)"/>
  <rect y="${SHARE_CARD_HEIGHT_PX - SCALE_BAR_HEIGHT_PX}" width="100%" height="${SCALE_BAR_HEIGHT_PX}" fill="url(#scale)"/>
</svg>`;

/** Pixels without a file format: neither encoded nor decoded on their way from one step to the next. */
export type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  // not all of `info`: its `premultiplied` describes how the pixels were made; passed on, it would change their colours
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}

/** Rasterised once, not for each card. */
let overlay: Promise<Pixels> | undefined;

/**
 * @param file a picture
 * @param focus the side of it that stays visible
 * @returns everything of a card but its words
 */
export async function drawBackground(file: string, focus: string): Promise<Pixels> {
  overlay ??= pixelsOf(sharp(Buffer.from(OVERLAY)));
  const picture = sharp(file)
    .autoOrient()
    .resize(SHARE_CARD_WIDTH_PX - PICTURE_LEFT_PX, SHARE_CARD_HEIGHT_PX, { fit: "cover", position: focus })
    .extend({ left: PICTURE_LEFT_PX, background: INK });
  return pixelsOf(picture.composite([await overlay]).removeAlpha());
}
