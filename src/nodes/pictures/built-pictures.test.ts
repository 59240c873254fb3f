/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exampleCache, exampleSource, writePicture } from "../../testing/example-picture";
import { writeBuiltPictures } from "./built-pictures";
import { noteSource } from "./encoded-picture";
import { PICTURES_FOLDER, pictureName } from "./picture-name";
import { openPictureStore } from "./picture-store";

const SMALL = { width: 60, height: 40 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-built-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built site of one page whose data names the original's AVIF and whose static query names its WebP. */
async function builtSite() {
  const publicFolder = path.join(folder, "public");
  const original = path.join(folder, "plant.jpg");
  await writePicture(original);
  const source = exampleSource(original);
  const cache = exampleCache();
  await noteSource(source, cache);
  const avif = pictureName(source, { ...SMALL, format: "avif" });
  const webp = pictureName(source, { ...SMALL, format: "webp" });

  const write = (name: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(publicFolder, name)), { recursive: true });
    writeFileSync(path.join(publicFolder, name), JSON.stringify(content));
  };
  write("page-data/index/page-data.json", { result: { srcSet: `/${PICTURES_FOLDER}/${avif} 60w` }, staticQueryHashes: ["11"] });
  write("page-data/sq/d/11.json", { data: { src: `/${PICTURES_FOLDER}/${webp}` } });

  let encoded = 0;
  const sentences: string[] = [];
  const reporter = {
    createProgress: () => ({ start: () => {}, tick: () => ++encoded, end: () => {} }),
    panicOnBuild: (sentence: string) => sentences.push(sentence),
  };
  return {
    original,
    avif,
    webp,
    sentences,
    write,
    /** @returns how many pictures it encoded */
    async build() {
      encoded = 0;
      await writeBuiltPictures({ publicFolder, store: openPictureStore(path.join(folder, "store")), cache, reporter });
      return encoded;
    },
    published: () => readdirSync(path.join(publicFolder, PICTURES_FOLDER)),
    clean: () => rmSync(path.join(publicFolder, PICTURES_FOLDER), { recursive: true }),
  };
}

test("the pictures that pages and their static queries name are encoded and published", async () => {
  const site = await builtSite();
  expect(await site.build()).toBe(2);
  expect(site.published().sort()).toEqual([site.avif, site.webp].sort());
});

test("a later build encodes nothing, also after the published folder was deleted", async () => {
  const site = await builtSite();
  await site.build();
  expect(await site.build()).toBe(0);
  site.clean();
  expect(await site.build()).toBe(0);
  expect(site.published()).toHaveLength(2);
});

test("what no page names any more is not published, nor what a stopped build left half copied", async () => {
  const site = await builtSite();
  await site.build();
  site.write("page-data/index/page-data.json", { result: {}, staticQueryHashes: ["11"] });
  site.write(`${PICTURES_FOLDER}/${site.avif}.unfinished`, "half");
  await site.build();
  expect(site.published()).toEqual([site.webp]);
});

test("a picture that cannot be read stops the build with a sentence that names the data file", async () => {
  const site = await builtSite();
  rmSync(site.original);
  await site.build();
  expect(site.sentences).toEqual([expect.stringContaining(`data/blog/1.yaml: the picture ${site.original} cannot be opened`)]);
});
