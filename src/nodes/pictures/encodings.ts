import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from "sharp";

/** The formats of one picture. Browsers take the first that they know; the last is the original's own kind. */
export interface Encodings {
  readonly avif: AvifOptions;
  readonly webp: WebpOptions;
  readonly jpg: JpegOptions;
  readonly png: PngOptions;
}
export type PictureFormat = keyof Encodings;

/** Measured in docs/performance.md, "Pictures": effort 4, sharp's own choice, takes eight times as long for 6 % fewer bytes. */
const AVIF_EFFORT = 2;
const AVIF_QUALITY = 50;
/** A phone shows its picture at 1.5 pixels a point or more: there a lower quality is not seen, and it weighs 15 % less. */
const PHONE_AVIF_QUALITY = 45;

/** @returns how each format is encoded */
export const encodings = (forPhones: boolean): Encodings => ({
  avif: { quality: forPhones ? PHONE_AVIF_QUALITY : AVIF_QUALITY, effort: AVIF_EFFORT },
  webp: { quality: 68 },
  jpg: { quality: 70 },
  png: { palette: true },
});
