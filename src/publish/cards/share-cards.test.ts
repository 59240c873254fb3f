/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { openPictureStore, type PictureStore } from "../../../plugins/site-data/fields/pictures/picture-store";
import { EXAMPLE_SITE } from "../../testing/example-site";
import { siteContent } from "../site-content";
import { drawShareCards } from "./share-cards";

const MAX_CARD_BYTES = 300_000;
const DRAWING_TIMEOUT_MS = 60_000;

const { company, pages } = siteContent(EXAMPLE_SITE);
/** JPEG changes a colour a little. */
const MAX_COLOUR_DIFFERENCE = 8;
const cardOf = (folder: string, name: string) => path.join(folder, "cards", `${name}.jpg`);

let folder: string;
let store: PictureStore;
let twoPages: typeof pages;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-cards-"));
  store = openPictureStore(path.join(folder, "store"));
  const pictureFile = path.join(folder, "picture.jpg");
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0a192a" } }).toFile(pictureFile);
  const drawn = pages.filter(({ path }) => path === "/services/example-service" || path === "/blog/example");
  twoPages = drawn.map((page) => ({ ...page, pictureFile }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test(
  "a card is a 1200 x 630 JPEG under 300 KB, and differs from page to page",
  async () => {
    await drawShareCards({ company, pages: twoPages }, store, folder);
    const cards = ["services-example-service", "blog-example"].map((name) => cardOf(folder, name));
    for (const card of cards) {
      expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(statSync(card).size).toBeLessThan(MAX_CARD_BYTES);
    }
    const [first, second] = cards.map((card) => readFileSync(card));
    expect(first?.equals(second ?? Buffer.of())).toBe(false);
  },
  DRAWING_TIMEOUT_MS,
);

test(
  "a card's ground has the site's ink, and its right side the picture's own colours",
  async () => {
    const [page] = twoPages;
    if (!page) throw new Error("no page");
    const pictureFile = path.join(folder, "red.png");
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#c03020" } }).toFile(pictureFile);
    await drawShareCards({ company, pages: [{ ...page, pictureFile }] }, store, folder);
    const [card = ""] = readdirSync(path.join(folder, "cards"));
    for (const { left, colour } of [
      { left: 20, colour: [0x0a, 0x19, 0x2a] },
      { left: 1100, colour: [0xc0, 0x30, 0x20] },
    ]) {
      const pixel = await sharp(path.join(folder, "cards", card))
        .extract({ left, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(Math.max(...colour.map((value, channel) => Math.abs(value - (pixel[channel] ?? 0))))).toBeLessThan(MAX_COLOUR_DIFFERENCE);
    }
  },
  DRAWING_TIMEOUT_MS,
);

test(
  "a second build takes unchanged cards from the store and draws a changed heading anew",
  async () => {
    const [page] = twoPages;
    if (!page) throw new Error("no page");
    await drawShareCards({ company, pages: [page] }, store, folder);
    const kept = () => readdirSync(path.join(folder, "store")).length;
    expect(kept()).toBe(1);
    await drawShareCards({ company, pages: [page] }, store, folder);
    expect(kept()).toBe(1);
    await drawShareCards({ company, pages: [{ ...page, heading: "Another heading" }] }, store, folder);
    expect(kept()).toBe(2);
  },
  DRAWING_TIMEOUT_MS,
);
