/** @jest-environment node */
import sharp from "sharp";
import { pictureFacts } from "./picture-facts";

const SIDEWAYS = 6;

test("a photo that the camera held sideways has the size at which it is displayed", async () => {
  const photo = sharp({ create: { width: 32, height: 18, channels: 3, background: "navy" } });
  const [upright, sideways] = await Promise.all([
    photo.jpeg().toBuffer(),
    photo.clone().withMetadata({ orientation: SIDEWAYS }).toBuffer(),
  ]);
  expect(pictureFacts("photo.jpg", upright)).toMatchObject({ format: "jpg", width: 32, height: 18, isComplete: true });
  expect(pictureFacts("photo.jpg", sideways)).toMatchObject({ format: "jpg", width: 18, height: 32, isComplete: true });
});
