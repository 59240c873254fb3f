/** @jest-environment node */
import sharp from "sharp";
import { pictureFacts } from "./picture-facts";

const SIDEWAYS = 6;

test.each([
  ["jpeg", 3, false],
  ["png", 3, false],
  ["png", 4, true],
  ["webp", 3, false],
  ["webp", 4, true],
] as const)("a %s with %d channels", async (format, channels, hasTransparency) => {
  const background = { r: 0, g: 0, b: 128, alpha: 0.5 };
  const picture = sharp({ create: { width: 32, height: 18, channels, background } });
  const saved = [picture.toFormat(format), picture.clone().toFormat(format, { lossless: true, palette: true })];
  for (const content of await Promise.all(saved.map((file) => file.toBuffer())))
    expect(pictureFacts(`mark.${format}`, content)).toMatchObject({ hasTransparency });
});

test("a photo that the camera held sideways has the size at which it is displayed", async () => {
  const photo = sharp({ create: { width: 32, height: 18, channels: 3, background: "navy" } });
  const [upright, sideways] = await Promise.all([
    photo.jpeg().toBuffer(),
    photo.clone().withMetadata({ orientation: SIDEWAYS }).toBuffer(),
  ]);
  expect(pictureFacts("photo.jpg", upright)).toMatchObject({ format: "jpg", width: 32, height: 18, isComplete: true });
  expect(pictureFacts("photo.jpg", sideways)).toMatchObject({ format: "jpg", width: 18, height: 32, isComplete: true });
});
