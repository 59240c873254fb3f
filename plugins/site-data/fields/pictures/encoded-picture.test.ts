/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { digestOf, exampleCache, exampleSource, writePicture } from "../../../../src/testing/example-picture";
import { encodedPicture, noteSource } from "./encoded-picture";
import { type PictureSource, pictureName } from "./picture-name";
import { openPictureStore, type PictureStore } from "./picture-store";

const SMALL = { width: 60, height: 40 };

let folder: string;
let store: PictureStore;
const cache = exampleCache();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-pictures-"));
  store = openPictureStore(path.join(folder, "store"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes an original and notes it as a query would. */
async function notedSource(): Promise<PictureSource> {
  const file = path.join(folder, "plant.jpg");
  await writePicture(file);
  const source = exampleSource(file);
  await noteSource(source, cache);
  return source;
}
const avifName = (source: PictureSource) => pictureName(source, { ...SMALL, format: "avif" });

test.each(["avif", "jpg", "png"] as const)("a picture is cut to its name's size as %s", async (format) => {
  const source = await notedSource();
  const file = await encodedPicture(pictureName(source, { ...SMALL, format }), store, cache);
  const formatOfSharp = { avif: "heif", jpg: "jpeg", png: "png" }[format];
  expect(await sharp(file).metadata()).toMatchObject({ ...SMALL, format: formatOfSharp });
});

test("a picture that was encoded once is not encoded again, also if the project has moved", async () => {
  const source = await notedSource();
  const first = await encodedPicture(avifName(source), store, cache);
  const moved = { ...source, file: path.join(folder, "elsewhere/plant.jpg") };
  expect(avifName(moved)).toBe(avifName(source));
  rmSync(source.file);
  expect(await encodedPicture(avifName(moved), store, cache)).toBe(first);
});

test("other bytes, another crop and another quality have other names", async () => {
  const source = await notedSource();
  const others: Partial<PictureSource>[] = [{ contentDigest: "0" }, { position: "left" }, { forPhones: !source.forPhones }];
  const names = others.map((changes) => avifName({ ...source, ...changes }));
  expect(new Set([avifName(source), ...names]).size).toBe(others.length + 1);
});

test("an original that cannot be read is reported with the data file that names it", async () => {
  const source = await notedSource();
  truncateSync(source.file, Math.floor(statSync(source.file).size / 2));
  const cut = { ...source, contentDigest: digestOf(source.file) };
  await noteSource(cut, cache);
  await expect(encodedPicture(avifName(cut), store, cache)).rejects.toThrow(
    `data/blog/1.yaml: the picture ${source.file} cannot be read as a picture; save it again (`,
  );
  rmSync(source.file);
  await expect(encodedPicture(avifName(cut), store, cache)).rejects.toThrow(
    `data/blog/1.yaml: the picture ${source.file} cannot be opened`,
  );
});

test("an original that changes after it was named is not encoded under the old name", async () => {
  const source = await notedSource();
  await writePicture(source.file, "#ffffff");
  await expect(encodedPicture(avifName(source), store, cache)).rejects.toThrow("was changed while the site was built");
});

test("a name that no query has noted is reported", async () => {
  const name = "unknown-60x40-0123456789ab.avif";
  await expect(encodedPicture(name, store, cache)).rejects.toThrow(`No query of this site has named the picture ${name}`);
});

test("a name that was noted with other settings is not encoded with today's", async () => {
  const source = await notedSource();
  const oldName = avifName(source).replace(/[0-9a-f]{12}/, "0123456789ab");
  const oldNotes = { ...cache, get: () => Promise.resolve(source) };
  await expect(encodedPicture(oldName, store, oldNotes)).rejects.toThrow(`No query of this site has named the picture ${oldName}`);
});
