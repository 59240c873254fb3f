import path from "node:path";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { Article } from "../schema/article";
import { DATA_KINDS } from "../schema/data-kinds";
import { walkFields } from "../schema/walk-fields";
import { dataFileOf, type ResolverContext } from "./data-file";

/** A picture as a data file names it (schema/fields.ts). */
type NamedPicture = Article["picture"];

/** `image(aspectRatio: 1.4, breakpoints: [960, 1400], sizes: "92vw")` in a query. */
interface ImageArguments {
  /** Width by height of the crop. Without it the picture stays whole. */
  readonly aspectRatio?: number;
  /** The widths to encode, in pixels. */
  readonly breakpoints: readonly number[];
  /** How wide the page shows it, as in HTML. */
  readonly sizes: string;
  /** Gatsby's names of formats, where the choice below does not fit. */
  readonly formats?: readonly string[];
}

/** Up to this width a picture is a phone's. */
const PHONE_PICTURE_MAX_PX = 640;
/** Phones, on mobile networks, get AVIF. A larger AVIF takes ten times as long to encode as WebP and saves a quarter of the bytes. */
const formatsFor = (widthPx: number) => (widthPx <= PHONE_PICTURE_MAX_PX ? ["auto", "avif"] : ["auto", "webp"]);
const AVIF_QUALITY = 46;
const WEBP_QUALITY = 68;
const JPEG_QUALITY = 70;

/** @throws if the file does not exist: a sentence that names it and the data file */
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

/** @returns width by height of the whole picture, turned as its camera says */
async function aspectRatioOf({ absolutePath }: FileSystemNode): Promise<number> {
  const { autoOrient } = await sharp(absolutePath).metadata();
  return autoOrient.width / autoOrient.height;
}

/** @returns the first picture that a page's file names, at any depth */
function firstPictureOf(page: Node | null): unknown {
  const schema = DATA_KINDS.find(({ typeName }) => typeName === page?.internal.type)?.schema;
  const fields = schema ? [...walkFields(schema, page)] : [];
  return fields.find(({ meta }) => meta.graphqlType === "Picture")?.value;
}

/**
 * Registers what queries may ask of a picture: `@croppedImage` (gatsby-plugin-image's data, from gatsby-plugin-sharp, with the crop's focus
 * from the data), `@wholeAspectRatio` and, for pages, `@sharePicture`.
 */
export function createPictureFields({ actions, cache, pathPrefix, reporter }: CreateSchemaCustomizationArgs): void {
  async function imageOf(picture: NamedPicture, { aspectRatio, breakpoints, sizes, formats }: ImageArguments, context: ResolverContext) {
    const file = await originalOf(picture, context);
    const width = Math.max(...breakpoints);
    return generateImageData({
      file,
      args: {
        layout: "constrained", // unlike fullWidth it has a width and a height, which prevent layout shifts
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
  // A page without a picture shares the home page's.
  extension(
    "sharePicture",
    async (page: Node, _: unknown, { nodeModel }: ResolverContext) =>
      firstPictureOf(page) ?? firstPictureOf(await nodeModel.findOne<Node>({ type: "HomePageYaml", query: {} })),
  );
}
