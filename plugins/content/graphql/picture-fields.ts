import type { CreateResolversArgs } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import sharp from "sharp";
import { CLIENT_LOGO_TYPE, LOGO_TYPE, PICTURE_TYPE, type Picture } from "../fields";
import { fileByAddress, type ResolverContext } from "./file-by-address";

type SomeFile = Pick<Picture, "file">;

/** @returns the aspect ratio of the whole picture or logo, with its EXIF orientation applied */
async function aspectRatioOf({ file }: SomeFile, context: ResolverContext): Promise<number> {
  const { absolutePath } = await fileByAddress(file, context);
  const { autoOrient } = await sharp(absolutePath).metadata();
  return autoOrient.width / autoOrient.height;
}

/**
 * Crops a picture to the editor's focus. `ImageSharp.gatsbyImageData` of gatsby-transformer-sharp handles sizes, formats and
 * the cache. It has no argument for the focus, but its resolver passes the undocumented `transformOptions.cropFocus` to sharp.
 * So this calls that resolver, which it finds in the schema.
 * @throws if gatsby-transformer-sharp no longer has that resolver
 */
async function imageDataOf(
  picture: Pick<Picture, "file" | "focus">,
  args: { aspectRatio?: number; jpgOptions?: { quality?: number } },
  context: ResolverContext,
  info: GraphQLResolveInfo,
) {
  const { children } = await fileByAddress(picture.file, context);
  const [image] = context.nodeModel.getNodesByIds({ ids: children, type: "ImageSharp" });
  if (!image) throw new Error(`data${picture.file} is not a picture that gatsby-transformer-sharp can read`);
  const type = info.schema.getType("ImageSharp");
  const field = type && "getFields" in type ? type.getFields().gatsbyImageData : undefined;
  if (!field || !("resolve" in field) || !field.resolve)
    throw new Error("gatsby-transformer-sharp no longer has a resolver for ImageSharp.gatsbyImageData: adapt picture-fields.ts.");
  // Without the ratio, a photograph that EXIF data turns upright would be cropped to its stored landscape format.
  const aspectRatio = args.aspectRatio ?? (await aspectRatioOf(picture, context));
  const transformOptions = { fit: "cover", cropFocus: picture.focus ?? "centre" };
  return field.resolve(image, { ...args, aspectRatio, transformOptions }, context, info);
}

/** Gives pictures and client logos `gatsbyImageData` with Gatsby's arguments, and pictures and logos an `aspectRatio`. */
export function createPictureFields({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  // gatsby-plugin-image declares all arguments of gatsby-transformer-sharp but the options of formats.
  const gatsbyImageData = getGatsbyImageFieldConfig(imageDataOf, { aspectRatio: "Float", jpgOptions: "JPGOptions" });
  const aspectRatio = {
    type: "Float!",
    resolve: (source: SomeFile, _: object, context: ResolverContext) => aspectRatioOf(source, context),
  };
  createResolvers({
    [PICTURE_TYPE]: { gatsbyImageData, aspectRatio },
    [CLIENT_LOGO_TYPE]: { gatsbyImageData },
    [LOGO_TYPE]: { aspectRatio },
  });
}
