/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { EXAMPLE_SITE } from "../../testing/example-site";
import { siteContent } from "../site-content";
import { drawShareCards } from "./share-cards";

const MAX_CARD_BYTES = 300_000;
const DRAWING_TIMEOUT_MS = 60_000;

const { pages } = siteContent(EXAMPLE_SITE);
const cardOf = (folder: string, name: string) => path.join(folder, "cards", `${name}.jpg`);

let folder: string;
let twoPages: typeof pages;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-cards-"));
  const pictureFile = path.join(folder, "picture.jpg");
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0a192a" } }).toFile(pictureFile);
  const drawn = pages.filter(({ path }) => path === "/services/example-service" || path === "/blog/example");
  twoPages = drawn.map((page) => ({ ...page, pictureFile }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test(
  "a card is a 1200 x 630 JPEG under 300 KB, and differs from page to page",
  async () => {
    await drawShareCards(twoPages, "Byline", { cache: path.join(folder, "cache"), published: folder });
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
  "a second build takes unchanged cards from the cache and draws a changed heading anew",
  async () => {
    const folders = { cache: path.join(folder, "cache"), published: folder };
    const [page] = twoPages;
    if (!page) throw new Error("no page");
    await drawShareCards([page], "Byline", folders);
    const cached = () => statSync(path.join(folder, "cache/cards")).mtimeMs;
    const before = cached();
    await drawShareCards([page], "Byline", folders);
    expect(cached()).toBe(before);
    await drawShareCards([{ ...page, heading: "Another heading" }], "Byline", folders);
    expect(cached()).toBeGreaterThan(before);
  },
  DRAWING_TIMEOUT_MS,
);
