import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { Picture } from "../fields";
import { groundedPicture } from "./grounded-picture";
import { type ResolverContext, sourceFileOf } from "./source-file";

/** `image(aspectRatio: 1.4, breakpoints: [960, 1400], sizes: "92vw")` in a query. */
interface ImageArguments {
  /** Width divided by height. Without it the picture is not cropped. */
  readonly aspectRatio?: number;
  /** Widths to encode, in pixels. */
  readonly breakpoints: readonly number[];
  /** The HTML attribute. */
  readonly sizes: string;
  /** Gatsby's formats. Overrides formatsFor. */
  readonly formats?: readonly string[];
}

const AVIF_MAX_PX = 640;
/** AVIF saves 38 to 40 % of the bytes and takes 13 to 21 times as long to encode, so only small files are AVIF. */
const formatsFor = (widthPx: number) => (widthPx <= AVIF_MAX_PX ? ["auto", "avif"] : ["auto", "webp"]);
const AVIF_QUALITY = 46;
const WEBP_QUALITY = 68;
const JPEG_QUALITY = 70;

/** @throws if the file does not exist */
async function originalOf(picture: Pick<Picture, "file">, context: ResolverContext): Promise<FileSystemNode> {
  const sourceFile = sourceFileOf(picture, context);
  const absolutePath = path.posix.resolve(path.posix.dirname(sourceFile.absolutePath), picture.file);
  const original = await context.nodeModel.findOne<FileSystemNode>({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  if (!original) throw new Error(`the picture ${picture.file} named in data/${sourceFile.relativePath} does not exist`);
  return original;
}

/** @returns width divided by height of the whole picture or logo, with its EXIF orientation applied */
async function aspectRatioOf({ absolutePath }: FileSystemNode): Promise<number> {
  const { autoOrient } = await sharp(absolutePath).metadata();
  return autoOrient.width / autoOrient.height;
}

/**
 * Registers the field extensions of pictures: `@croppedImage` and `@wholeAspectRatio`.
 * gatsby-plugin-sharp encodes the pictures. The data sets the focus of the crop.
 */
export function createPictureFields({ actions, cache, pathPrefix, reporter }: CreateSchemaCustomizationArgs): void {
  async function imageOf(picture: Picture, { aspectRatio, breakpoints, sizes, formats }: ImageArguments, context: ResolverContext) {
    const original = await originalOf(picture, context);
    // JPEG has no transparency: it would be black.
    const file = formats?.includes("jpg") ? await groundedPicture(original) : original;
    const width = Math.max(...breakpoints);
    return generateImageData({
      file,
      args: {
        layout: "constrained", // Unlike fullWidth, it has a width and a height, which prevent layout shifts.
        width,
        aspectRatio: aspectRatio ?? (await aspectRatioOf(file)),
        breakpoints,
        sizes,
        formats: formats ?? formatsFor(width),
        placeholder: "none",
        transformOptions: { fit: "cover", cropFocus: picture.focus ?? "centre" },
        jpgOptions: { quality: JPEG_QUALITY },
        webpOptions: { quality: WEBP_QUALITY },
        avifOptions: { quality: AVIF_QUALITY },
      },
      pathPrefix,
      reporter,
      cache,
    });
  }
  actions.createFieldExtension({
    name: "croppedImage",
    extend: () => ({ resolve: imageOf }),
  });
  actions.createFieldExtension({
    name: "wholeAspectRatio",
    extend: () => ({
      resolve: async (picture: Pick<Picture, "file">, _: unknown, context: ResolverContext) =>
        aspectRatioOf(await originalOf(picture, context)),
    }),
  });
}
