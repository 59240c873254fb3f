/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exampleCache, exampleSource, writePicture } from "../../../../src/testing/example-picture";
import { encodedPicture } from "./encoded-picture";
import { pictureField } from "./picture-field";
import { openPictureStore } from "./picture-store";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-field-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a query names every width in every format, and each can be encoded by its name", async () => {
  const file = path.join(folder, "plant.jpg");
  await writePicture(file);
  const cache = exampleCache();
  const image = await pictureField(exampleSource(file), { aspectRatio: 1.25, breakpoints: [50, 100], sizes: "92vw" }, cache);
  expect(image).toMatchObject({ layout: "constrained", width: 100, height: 80 });
  expect(image.images.sources?.map(({ type }) => type)).toEqual(["image/avif"]);
  expect(image.images.fallback).toMatchObject({ sizes: "92vw", src: expect.stringMatching(/^\/static\/pictures\/plant-100x80-\w+\.jpg$/) });
  const names = new Set(JSON.stringify(image).match(/plant-\d+x\d+-\w+\.\w+/g));
  expect([...names].map((name) => name.replace(/-[0-9a-f]+\./, "."))).toEqual(
    expect.arrayContaining(["avif", "jpg"].flatMap((format) => [`plant-50x40.${format}`, `plant-100x80.${format}`])),
  );
  const store = openPictureStore(path.join(folder, "store"));
  for (const name of names) expect(store.find(name) ?? (await encodedPicture(name, store, cache))).toContain(name);
});

test("a picture without a crop keeps its proportions; a PNG falls back to PNG", async () => {
  const file = path.join(folder, "mark.png");
  await writePicture(file);
  const image = await pictureField(exampleSource(file), { breakpoints: [60], sizes: "60px" }, exampleCache());
  expect(image).toMatchObject({ width: 60, height: 40 });
  expect(image.images.fallback?.src).toMatch(/\.png$/);
});

test("an original that is no picture is reported with the data file that names it", async () => {
  const file = path.join(folder, "plant.jpg");
  writeFileSync(file, "no picture");
  await expect(pictureField(exampleSource(file), { breakpoints: [60], sizes: "60px" }, exampleCache())).rejects.toThrow(
    /^data\/blog\/1\.yaml: the picture .*plant\.jpg cannot be read as a picture; save it again \(/,
  );
});
