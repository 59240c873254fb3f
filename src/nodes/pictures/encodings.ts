import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from "sharp";

/** The formats of one picture. Browsers take the first that they know; the last is the original's own kind. */
export interface Encodings {
  readonly avif: AvifOptions;
  readonly webp: WebpOptions;
  readonly jpg: JpegOptions;
  readonly png: PngOptions;
}
export type PictureFormat = keyof Encodings;

/**
 * Chosen by measurement (docs/performance.md, "Pictures"). A phone's picture is the largest part of its page's first view, so more time
 * is taken for it; on a phone's dense screen a lower quality is not seen. Ten bits a channel weigh less than eight at the same quality.
 */
const PHONE_AVIF: AvifOptions = { quality: 46, effort: 4, bitdepth: 10 };
const AVIF: AvifOptions = { quality: 50, effort: 3, bitdepth: 10 };

/** @returns how each format is encoded */
export const encodings = (forPhones: boolean): Encodings => ({
  avif: forPhones ? PHONE_AVIF : AVIF,
  webp: { quality: 66, effort: 2 },
  jpg: { quality: 70 },
  png: { palette: true },
});
