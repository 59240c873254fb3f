/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exampleCache, exampleSource, writePicture } from "../../../../src/testing/example-picture";
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

/** An original of which pages name the AVIF and the JPEG. */
async function builtSite() {
  const published = path.join(folder, "published");
  const original = path.join(folder, "plant.jpg");
  await writePicture(original);
  const source = exampleSource(original);
  const cache = exampleCache();
  await noteSource(source, cache);
  const avif = pictureName(source, { ...SMALL, format: "avif" });
  const jpg = pictureName(source, { ...SMALL, format: "jpg" });

  let encoded = 0;
  const sentences: string[] = [];
  const reporter = {
    createProgress: () => ({ start: () => {}, tick: () => ++encoded, end: () => {} }),
    panicOnBuild: (sentence: string) => sentences.push(sentence),
  };
  return {
    original,
    avif,
    jpg,
    sentences,
    /** @returns how many pictures it encoded */
    async build() {
      encoded = 0;
      await writeBuiltPictures([avif, jpg], published, openPictureStore(path.join(folder, "store")), { cache, reporter });
      return encoded;
    },
    published: () => readdirSync(path.join(published, PICTURES_FOLDER)),
    clean: () => rmSync(published, { recursive: true }),
  };
}

test("the pictures that pages name are encoded and published", async () => {
  const site = await builtSite();
  expect(await site.build()).toBe(2);
  expect(site.published().sort()).toEqual([site.avif, site.jpg].sort());
});

test("a later build encodes nothing, also after the published folder was deleted", async () => {
  const site = await builtSite();
  await site.build();
  expect(await site.build()).toBe(0);
  site.clean();
  expect(await site.build()).toBe(0);
  expect(site.published()).toHaveLength(2);
});

test("a picture that cannot be read stops the build with a sentence that names the data file", async () => {
  const site = await builtSite();
  rmSync(site.original);
  await site.build();
  expect(site.sentences).toEqual([expect.stringContaining(`data/blog/1.yaml: the picture ${site.original} cannot be opened`)]);
});
