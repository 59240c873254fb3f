import type { AvifOptions } from "sharp";

/**
 * Chosen by measurement (docs/performance.md, "Pictures"). A phone's picture is the largest part of its page's first view, so more time
 * is taken for it; on a phone's dense screen a lower quality is not seen. Ten bits a channel weigh less than eight at the same quality.
 */
const PHONE_AVIF: AvifOptions = { quality: 46, effort: 4, bitdepth: 10 };
const AVIF: AvifOptions = { quality: 50, effort: 3, bitdepth: 10 };

/**
 * How each format of a picture is encoded: AVIF, and the original's own kind for browsers that do not know it. Whatever opens the site's
 * menu (popover: Chrome 114, Firefox 125, Safari 17) knows AVIF (85, 93, 16.4), so a format between the two would be read by nobody.
 */
export const encodings = (forPhones: boolean) => ({
  avif: forPhones ? PHONE_AVIF : AVIF,
  jpg: { quality: 70 },
  png: { palette: true },
});
export type PictureFormat = keyof ReturnType<typeof encodings>;
