import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import satori from "satori";
import sharp from "sharp";
import type { PictureStore } from "../../../plugins/site-data/fields/pictures/picture-store";
import { SHARE_CARD_FOLDER, SHARE_CARD_HEIGHT_PX, shareCardAddress } from "../../site/share-card-address";
import type { SiteContent, SitePage } from "../site-content";
import { drawBackground, type Pixels } from "./card-background";
import { CARD_WORDS_WIDTH_PX, ShareCardLayout } from "./share-card-layout";

/** mozjpeg would save a sixth of a card's bytes for half of its time; only services that preview links ask for cards. */
const JPEG_QUALITY = 82;

/** What draws a card, apart from the page's words and picture: with other code, fonts or versions it is another card. */
const DRAWING_CODE = "src/publish/cards";
const DRAWING_PACKAGE = "node_modules/satori/package.json";

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

/** Cards with one picture come in a row, so the last answer about a picture is enough: it is read once, and painted on one background. */
const byPicture = (a: SitePage, b: SitePage) => `${a.pictureFile} ${a.focus}`.localeCompare(`${b.pictureFile} ${b.focus}`);

function rememberingLast<Answer>(ask: (file: string, focus: string) => Promise<Answer>): typeof ask {
  let last: { readonly asked: string; readonly answer: Promise<Answer> } | undefined;
  return (file, focus) => {
    const asked = `${file} ${focus}`;
    if (last?.asked !== asked) last = { asked, answer: ask(file, focus) };
    return last.answer;
  };
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** @returns a digest of the code, fonts and packages that draw cards */
async function drawingDigest(fonts: Fonts): Promise<string> {
  const digest = createHash("sha256").update(JSON.stringify(sharp.versions));
  const code = (await readdir(DRAWING_CODE)).filter((name) => !name.includes(".test.")).sort();
  for (const file of [...code.map((name) => path.join(DRAWING_CODE, name)), DRAWING_PACKAGE]) digest.update(await readFile(file));
  for (const { data } of fonts) digest.update(data);
  return digest.digest("hex");
}

/**
 * Draws one 1200 x 630 card per page from its picture, heading and code, with the company's tagline under it.
 * @param store has the cards that earlier builds drew
 * @param published the folder that the host will serve
 */
export async function drawShareCards({ company, pages }: SiteContent, store: PictureStore, published: string): Promise<void> {
  const byline = company.tagline;
  await mkdir(path.join(published, SHARE_CARD_FOLDER), { recursive: true });
  const fonts = await loadFonts();
  const drawing = await drawingDigest(fonts);
  const digestOfPicture = rememberingLast(async (file) => sha256(await readFile(file)));
  const backgroundOf = rememberingLast(drawBackground);
  for (const page of pages.toSorted(byPicture)) {
    const { code, heading, pictureFile, focus } = page;
    const picture = await digestOfPicture(pictureFile, focus);
    const name = `card-${sha256(JSON.stringify([drawing, code, heading, byline, focus, picture]))}.jpg`;
    const card = store.find(name) ?? store.keep(name, await drawCard(page, byline, await backgroundOf(pictureFile, focus), fonts));
    await copyFile(card, path.join(published, shareCardAddress(page.path)));
  }
}
