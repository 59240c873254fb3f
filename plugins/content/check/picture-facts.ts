import { imageSize } from "image-size";
import type { PictureFacts } from "./data-folder";

/** From this orientation on, the picture is rotated by 90 degrees for display (EXIF 2.32, Orientation). */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/** @returns the picture's format, and its size for display; nothing if the file is not a picture */
function measure(content: Buffer): Pick<PictureFacts, "format" | "width" | "height"> {
  try {
    const { width, height, orientation = 1, type } = imageSize(content);
    const isSideways = orientation >= FIRST_SIDEWAYS_ORIENTATION;
    return { width: isSideways ? height : width, height: isSideways ? width : height, format: type };
  } catch {
    return {};
  }
}

const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
const RIFF_HEADER_BYTES = 8;

/** Where each format has its end. WebP, which is RIFF, says its length. A photo's small preview has an end of its own. */
const IS_CUT_OFF: Readonly<Record<string, (content: Buffer) => boolean>> = {
  jpg: (content) => content.lastIndexOf(JPEG_END) < content.lastIndexOf(JPEG_SCAN),
  png: (content) => !content.includes("IEND"),
  webp: (content) => content.length < RIFF_HEADER_BYTES + content.readUInt32LE(4),
};

/**
 * Where each format says that parts of it can be transparent: the colour type or tRNS before the pixels (PNG, 11.2.1),
 * flags of an extended or a lossless file (WebP container and lossless bitstream specifications).
 */
const HAS_TRANSPARENCY: Readonly<Record<string, (content: Buffer) => boolean>> = {
  jpg: () => false,
  png: (content) => ((content[25] ?? 0) & 0x04) !== 0 || content.subarray(0, content.indexOf("IDAT")).includes("tRNS"),
  webp: (content) => {
    const flags = { VP8X: content[20], VP8L: content[24] }[content.toString("latin1", 12, 16)];
    return ((flags ?? 0) & 0x10) !== 0;
  },
};

/** What an SVG can run or load. The headers of /static forbid it again, for a form that this does not know. */
const SCRIPT = /<(?:script|foreignObject|!ENTITY|!DOCTYPE)|\son\w+\s*=|javascript:|@import|href\s*=\s*["'](?!#)|url\(\s*["']?(?!["'#])/i;

export function pictureFacts(content: Buffer): PictureFacts {
  const measured = measure(content);
  const { format = "" } = measured;
  return {
    bytes: content.length,
    ...measured,
    hasTransparency: HAS_TRANSPARENCY[format]?.(content),
    isCutOff: IS_CUT_OFF[format]?.(content),
    hasScript: format === "svg" && SCRIPT.test(content.toString()),
  };
}
