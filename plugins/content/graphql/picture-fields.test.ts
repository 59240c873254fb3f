/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { PICTURE_TYPE } from "../fields";
import { createPictureFields } from "./picture-fields";

const FOLDER = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

type Resolve = (...args: unknown[]) => Promise<unknown>;
const fields: Record<string, { resolve: Resolve }> = {};
createPictureFields({ createResolvers: (resolvers: Record<string, typeof fields>) => Object.assign(fields, resolvers[PICTURE_TYPE]) });

/** Resolves a field of a photograph of 32 × 18 pixels. @returns its value, or the arguments passed to ImageSharp's own field */
async function ask(field: string, orientation: number, focus?: string, args = {}): Promise<unknown> {
  const absolutePath = path.join(FOLDER, `${orientation}.jpg`);
  await sharp({ create: { width: 32, height: 18, channels: 3, background: "navy" } })
    .withMetadata({ orientation })
    .toFile(absolutePath);
  const nodeModel = { findOne: async () => ({ absolutePath, children: ["image"] }), getNodesByIds: () => [{ id: "image" }] };
  const gatsbyImageData = { resolve: (_: unknown, asked: unknown) => asked };
  const schema = { getType: () => ({ getFields: () => ({ gatsbyImageData }) }) };
  return fields[field]?.resolve({ file: "/images/photo.jpg", focus }, args, { nodeModel }, { schema });
}

const UPRIGHT = 1;
const TURNED = 6;

test.each([
  ["right", "right"],
  [undefined, "centre"],
])("a picture with the focus %s is cropped to its %s", async (focus, cropFocus) => {
  expect(await ask("gatsbyImageData", UPRIGHT, focus)).toMatchObject({ transformOptions: { fit: "cover", cropFocus } });
});

test.each([
  [UPRIGHT, 32 / 18],
  [TURNED, 18 / 32],
])("a photograph with the EXIF orientation %d has the aspect ratio at which it is displayed, %d", async (orientation, aspectRatio) => {
  expect(await ask("aspectRatio", orientation)).toBeCloseTo(aspectRatio);
  expect(await ask("gatsbyImageData", orientation)).toMatchObject({ aspectRatio });
  expect(await ask("gatsbyImageData", orientation, undefined, { aspectRatio: 1 })).toMatchObject({ aspectRatio: 1 });
});
