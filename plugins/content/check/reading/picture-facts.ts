import { imageSize } from "image-size";
import type { PictureFacts } from "../data-folder";
import { drawingProblem } from "./drawing-problem";

/** From this orientation on, the picture is rotated by 90 degrees for display (EXIF 2.32, Orientation). */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/** @returns the picture's format, and its size for display; nothing if the file is not a picture */
function measure(content: Uint8Array): Pick<PictureFacts, "format" | "width" | "height"> {
  try {
    const { width, height, orientation = 1, type } = imageSize(content);
    const isSideways = orientation >= FIRST_SIDEWAYS_ORIENTATION;
    return { width: isSideways ? height : width, height: isSideways ? width : height, format: type };
  } catch {
    return {};
  }
}

const JPEG_SCAN = [0xff, 0xda];
const JPEG_END = [0xff, 0xd9];
const PNG_END = [..."IEND"].map((letter) => letter.charCodeAt(0));
const RIFF_HEADER_BYTES = 8;

/** JPEG and PNG mark their end. WebP, which is RIFF, says its length. Bytes after the end do no harm. */
function isComplete(content: Uint8Array, format: string | undefined): boolean {
  const data = new DataView(content.buffer, content.byteOffset, content.byteLength);
  switch (format) {
    case "jpg":
      // The end must follow the last scan, because the small preview in a photo's head has an end of its own.
      return lastIndexOf(content, JPEG_END) > lastIndexOf(content, JPEG_SCAN);
    case "png":
      return lastIndexOf(content, PNG_END) > 0;
    case "webp":
      return content.length >= RIFF_HEADER_BYTES + data.getUint32(4, true);
    default:
      return true;
  }
}

const latin1 = new TextDecoder("latin1");
/** The chunks before a PNG's picture fit in here. */
const PNG_HEAD_BYTES = 65_536;
/** Where the head of a file says that its picture has an alpha channel. A PNG can also have transparent colours (tRNS). */
const ALPHA_FLAGS = {
  png: { offset: 25, mask: 0x04 }, // PNG specification, 11.2.1
  VP8X: { offset: 20, mask: 0x10 }, // WebP container specification, "Extended File Format"
  VP8L: { offset: 24, mask: 0x10 }, // WebP lossless bitstream specification, "RIFF Header"
} as const;
const WEBP_CHUNK_NAME = [12, 16] as const;

function hasTransparency(content: Uint8Array, format: string | undefined): boolean | undefined {
  const has = ({ offset, mask }: { offset: number; mask: number }) => ((content[offset] ?? 0) & mask) !== 0;
  switch (format) {
    case "jpg":
      return false;
    case "png":
      return has(ALPHA_FLAGS.png) || /tRNS.*IDAT/s.test(latin1.decode(content.subarray(0, PNG_HEAD_BYTES)));
    case "webp": {
      const chunk = latin1.decode(content.subarray(...WEBP_CHUNK_NAME));
      return (chunk === "VP8X" || chunk === "VP8L") && has(ALPHA_FLAGS[chunk]);
    }
    default:
      return undefined;
  }
}

function lastIndexOf(content: Uint8Array, [first = 0, ...rest]: readonly number[]): number {
  let index = content.lastIndexOf(first);
  while (index >= 0 && rest.some((byte, offset) => content[index + 1 + offset] !== byte))
    index = index === 0 ? -1 : content.lastIndexOf(first, index - 1);
  return index;
}

/** @param name below data/images */
export function pictureFacts(name: string, content: Uint8Array): PictureFacts {
  const measured = measure(content);
  return {
    name,
    bytes: content.length,
    ...measured,
    hasTransparency: hasTransparency(content, measured.format),
    isComplete: isComplete(content, measured.format),
    drawingProblem: measured.format === "svg" ? drawingProblem(new TextDecoder().decode(content)) : undefined,
  };
}
