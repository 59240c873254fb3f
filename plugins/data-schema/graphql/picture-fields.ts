import path from "node:path";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { DATA_KINDS } from "../../site-data/kinds";
import type { Article } from "../../site-data/kinds/article";
import { walkFields } from "../declare/walk-fields";
import { dataFileOf, type ResolverContext } from "./source-file";

/** A picture in a data file. */
type NamedPicture = Article["picture"];

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

const PHONE_PICTURE_MAX_PX = 640;
/** Phones get AVIF. For larger pictures, AVIF saves a quarter of the bytes but takes ten times as long to encode. */
const formatsFor = (widthPx: number) => (widthPx <= PHONE_PICTURE_MAX_PX ? ["auto", "avif"] : ["auto", "webp"]);
const AVIF_QUALITY = 46;
const WEBP_QUALITY = 68;
const JPEG_QUALITY = 70;

/** @throws if the file does not exist */
async function originalOf(picture: NamedPicture, context: ResolverContext): Promise<FileSystemNode> {
  const dataFile = dataFileOf(picture, context);
  const absolutePath = path.posix.resolve(path.posix.dirname(dataFile.absolutePath), picture.file);
  const original = await context.nodeModel.findOne<FileSystemNode>({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  if (!original) throw new Error(`the picture ${picture.file} named in data/${dataFile.relativePath} does not exist`);
  return original;
}

/** @returns width divided by height of the whole picture, with its EXIF orientation applied */
async function aspectRatioOf({ absolutePath }: FileSystemNode): Promise<number> {
  const { autoOrient } = await sharp(absolutePath).metadata();
  return autoOrient.width / autoOrient.height;
}

/** @returns the first picture in a page's file, at any depth */
function firstPictureOf(page: Node | null): unknown {
  const schema = DATA_KINDS.find(({ typeName }) => typeName === page?.internal.type)?.schema;
  const fields = schema ? [...walkFields(schema, page)] : [];
  return fields.find(({ meta }) => meta.graphqlType === "Picture")?.value;
}

/**
 * Registers the field extensions of pictures: `@croppedImage`, `@wholeAspectRatio` and, for pages, `@sharePicture`.
 * gatsby-plugin-sharp encodes the pictures. The data sets the focus of the crop.
 */
export function createPictureFields({ actions, cache, pathPrefix, reporter }: CreateSchemaCustomizationArgs): void {
  async function imageOf(picture: NamedPicture, { aspectRatio, breakpoints, sizes, formats }: ImageArguments, context: ResolverContext) {
    const file = await originalOf(picture, context);
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
  const extension = (name: string, resolve: object) => actions.createFieldExtension({ name, extend: () => ({ resolve }) });

  extension("croppedImage", (picture: NamedPicture, imageArguments: ImageArguments, context: ResolverContext) =>
    imageOf(picture, imageArguments, context),
  );
  extension("wholeAspectRatio", async (picture: NamedPicture, _: unknown, context: ResolverContext) =>
    aspectRatioOf(await originalOf(picture, context)),
  );
  // Pages without a picture use the home page's.
  extension(
    "sharePicture",
    async (page: Node, _: unknown, { nodeModel }: ResolverContext) =>
      firstPictureOf(page) ?? firstPictureOf(await nodeModel.findOne<Node>({ type: "HomePageYaml", query: {} })),
  );
}
