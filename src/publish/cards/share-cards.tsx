import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import satori from "satori";
import sharp from "sharp";
import { SHARE_CARD_FOLDER, SHARE_CARD_HEIGHT_PX, shareCardAddress } from "../../site/share-card-address";
import type { SitePage } from "../site-content";
import { backgroundPainter, type Pixels } from "./card-background";
import { CARD_WORDS_WIDTH_PX, ShareCardLayout } from "./share-card-layout";

/** mozjpeg would save a sixth of a card's bytes for half of its time; only services that preview links ask for cards. */
const JPEG_QUALITY = 82;

/** What draws a card, apart from the page's words and picture: with other code, fonts or versions it is another card. */
const DRAWING_CODE = "src/publish/cards";
const DRAWING_PACKAGE = "node_modules/satori/package.json";

/** Where drawn cards are kept from build to build (src/nodes/pictures/picture-store.ts). */
interface CardStore {
  find(name: string): string | undefined;
  keep(name: string, bytes: Uint8Array): string;
}

const font = (file: string) => readFile(path.resolve("node_modules/@fontsource", file));

/** satori reads woff, not woff2; these static cuts are used for cards only and never published. */
const loadFonts = async () => [
  { name: "Archivo", weight: 400 as const, data: await font("archivo/files/archivo-latin-400-normal.woff") },
  { name: "Archivo", weight: 600 as const, data: await font("archivo/files/archivo-latin-600-normal.woff") },
  { name: "Sometype Mono", weight: 500 as const, data: await font("sometype-mono/files/sometype-mono-latin-500-normal.woff") },
];
type Fonts = Awaited<ReturnType<typeof loadFonts>>;

async function drawCard({ code, heading }: SitePage, byline: string, background: Pixels, fonts: Fonts): Promise<Buffer> {
  const words = await satori(<ShareCardLayout code={code} heading={heading} byline={byline} />, {
    width: CARD_WORDS_WIDTH_PX,
    height: SHARE_CARD_HEIGHT_PX,
    fonts,
  });
  return sharp(background.input, { raw: background.raw })
    .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Cards with one picture come in a row, and are painted on one background (card-background.ts). */
const byPicture = (a: SitePage, b: SitePage) => pictureOf(a).localeCompare(pictureOf(b));
const pictureOf = ({ pictureFile, focus }: SitePage) => [pictureFile, focus].join();

/** @returns a function that reads each picture once, however many pages show it */
function pictureDigests(): (file: string) => Promise<string> {
  const digests = new Map<string, Promise<string>>();
  const read = async (file: string) =>
    createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  return (file) => {
    const digest = digests.get(file) ?? read(file);
    digests.set(file, digest);
    return digest;
  };
}

/** @returns a digest of the code, fonts and packages that draw cards */
async function drawingDigest(fonts: Fonts): Promise<string> {
  const digest = createHash("sha256").update(JSON.stringify(sharp.versions));
  const code = (await readdir(DRAWING_CODE)).filter((name) => !name.includes(".test.")).sort();
  for (const file of [...code.map((name) => path.join(DRAWING_CODE, name)), DRAWING_PACKAGE]) digest.update(await readFile(file));
  for (const { data } of fonts) digest.update(data);
  return digest.digest("hex");
}

/**
 * Draws one 1200 x 630 card per page from its picture, heading and code; a card that any earlier build drew is taken from the store.
 * @param pages the pages (site-content.ts)
 * @param byline the line under each heading
 * @param places `store` outlives builds, `published` is the built site's folder
 */
export async function drawShareCards(
  pages: readonly SitePage[],
  byline: string,
  { store, published }: { store: CardStore; published: string },
): Promise<void> {
  await mkdir(path.join(published, SHARE_CARD_FOLDER), { recursive: true });
  const fonts = await loadFonts();
  const drawing = await drawingDigest(fonts);
  const paintBackground = await backgroundPainter();
  const digestOfPicture = pictureDigests();
  for (const page of pages.toSorted(byPicture)) {
    const picture = page.pictureFile ? await digestOfPicture(page.pictureFile) : "";
    const digest = createHash("sha256")
      .update(JSON.stringify([drawing, page.code, page.heading, byline, page.focus, picture]))
      .digest("hex");
    const name = `card-${digest}.jpg`;
    const card =
      store.find(name) ??
      store.keep(name, await drawCard(page, byline, await paintBackground({ file: page.pictureFile, focus: page.focus }), fonts));
    await copyFile(card, path.join(published, shareCardAddress(page.path)));
  }
}
