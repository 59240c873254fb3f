import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import satori from "satori";
import sharp, { type Sharp } from "sharp";
import { SHARE_CARD_FOLDER, SHARE_CARD_HEIGHT_PX, SHARE_CARD_WIDTH_PX, shareCardAddress } from "../../site/share-card-address";
import type { SitePage } from "../site-content";
import { ShareCardLayout } from "./share-card-layout";

/** Raise it whenever the drawing changes, so that cards kept from earlier builds are drawn again. */
const DRAWING_VERSION = 1;
const JPEG_QUALITY = 82;
/** The picture fills the card from here to its right edge, and fades in over the words' side. */
const PICTURE_LEFT_PX = 330;
const SCALE_BAR_HEIGHT_PX = 12;

/** Ground, fading edge and the colour-temperature scale along the foot; the picture lies between the first two. */
const INK = "#0a192a";
const OVERLAY = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_CARD_WIDTH_PX}" height="${SHARE_CARD_HEIGHT_PX}">
  <defs>
    <linearGradient id="fade"><stop offset="0.3" stop-color="${INK}"/><stop offset="0.5" stop-color="${INK}" stop-opacity="0.6"/><stop offset="0.72" stop-color="${INK}" stop-opacity="0"/></linearGradient>
    <linearGradient id="scale"><stop stop-color="#e48a1e"/><stop offset=".16" stop-color="#f0b25e"/><stop offset=".37" stop-color="#f3e8cf"/><stop offset=".6" stop-color="#c4d8ec"/><stop offset="1" stop-color="#4f89d3"/></linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#fade)"/>
  <rect y="${SHARE_CARD_HEIGHT_PX - SCALE_BAR_HEIGHT_PX}" width="100%" height="${SCALE_BAR_HEIGHT_PX}" fill="url(#scale)"/>
</svg>`;

const font = (file: string) => readFile(path.resolve("node_modules/@fontsource", file));

/** satori reads woff, not woff2; these static cuts are used for cards only and never published. */
const loadFonts = async () => [
  { name: "Archivo", weight: 400 as const, data: await font("archivo/files/archivo-latin-400-normal.woff") },
  { name: "Archivo", weight: 600 as const, data: await font("archivo/files/archivo-latin-600-normal.woff") },
  { name: "Sometype Mono", weight: 500 as const, data: await font("sometype-mono/files/sometype-mono-latin-500-normal.woff") },
];

async function drawCard(
  { code, heading, pictureFile, focus }: SitePage,
  byline: string,
  fonts: Awaited<ReturnType<typeof loadFonts>>,
): Promise<Sharp> {
  const words = await satori(<ShareCardLayout code={code} heading={heading} byline={byline} />, {
    width: SHARE_CARD_WIDTH_PX,
    height: SHARE_CARD_HEIGHT_PX,
    fonts,
  });
  const picture = pictureFile
    ? [
        {
          input: await sharp(pictureFile)
            .resize(SHARE_CARD_WIDTH_PX - PICTURE_LEFT_PX, SHARE_CARD_HEIGHT_PX, { fit: "cover", position: focus ?? "centre" })
            .toBuffer(),
          left: PICTURE_LEFT_PX,
          top: 0,
        },
      ]
    : [];
  return sharp({ create: { width: SHARE_CARD_WIDTH_PX, height: SHARE_CARD_HEIGHT_PX, channels: 3, background: INK } })
    .composite([...picture, { input: Buffer.from(OVERLAY) }, { input: Buffer.from(words) }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
}

/**
 * Draws one 1200 x 630 card per page from its picture, heading and code; a card whose page has not changed is taken from the cache.
 * @param pages the pages (site-content.ts)
 * @param byline the line under each heading
 * @param folders `cache` outlives a build, `published` is the built site
 */
export async function drawShareCards(
  pages: readonly SitePage[],
  byline: string,
  folders: { cache: string; published: string },
): Promise<void> {
  const cacheFolder = path.join(folders.cache, SHARE_CARD_FOLDER);
  await Promise.all([cacheFolder, path.join(folders.published, SHARE_CARD_FOLDER)].map((folder) => mkdir(folder, { recursive: true })));
  const fonts = await loadFonts();
  for (const page of pages) {
    const picture = page.pictureFile ? await readFile(page.pictureFile) : "";
    const digest = createHash("sha256")
      .update(JSON.stringify([DRAWING_VERSION, page.code, page.heading, byline, page.focus]))
      .update(picture)
      .digest("hex");
    const cached = path.join(cacheFolder, `${digest}.jpg`);
    if (!existsSync(cached)) await (await drawCard(page, byline, fonts)).toFile(cached);
    await copyFile(cached, path.join(folders.published, shareCardAddress(page.path)));
  }
}
