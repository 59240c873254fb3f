import type { CreateResolversArgs } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import sharp from "sharp";
import { CLIENT_LOGO_TYPE, LOGO_TYPE, PICTURE_TYPE, type Picture } from "../fields";
import { fileByAddress, type ResolverContext } from "./file-by-address";

type SomeFile = Pick<Picture, "file">;

/** @returns width divided by height of the whole picture or logo, with its EXIF orientation applied */
async function aspectRatioOf({ file }: SomeFile, context: ResolverContext): Promise<number> {
  const { absolutePath } = await fileByAddress(file, context);
  const { autoOrient } = await sharp(absolutePath).metadata();
  return autoOrient.width / autoOrient.height;
}

/**
 * Crops a picture as its editor wants. `ImageSharp.gatsbyImageData` of gatsby-transformer-sharp does everything: sizes,
 * formats, cache. It takes no focus, but its resolver passes `transformOptions.cropFocus` on to sharp. That is not
 * documented. So this takes the resolver from the schema and calls it with the editor's focus.
 * @throws if gatsby-transformer-sharp has no such resolver any more
 */
async function imageDataOf(
  picture: Pick<Picture, "file" | "focus">,
  args: { aspectRatio?: number },
  context: ResolverContext,
  info: GraphQLResolveInfo,
) {
  const { children } = await fileByAddress(picture.file, context);
  const [image] = context.nodeModel.getNodesByIds({ ids: children, type: "ImageSharp" });
  if (!image) throw new Error(`data${picture.file} is no picture that gatsby-transformer-sharp can read`);
  const type = info.schema.getType("ImageSharp");
  const field = type && "getFields" in type ? type.getFields().gatsbyImageData : undefined;
  if (!field || !("resolve" in field) || !field.resolve)
    throw new Error("gatsby-transformer-sharp has no resolver of ImageSharp.gatsbyImageData any more: adapt picture-fields.ts.");
  // Without the ratio, a photograph that is turned by its EXIF data would be cropped to its stored, lying form.
  const aspectRatio = args.aspectRatio ?? (await aspectRatioOf(picture, context));
  const transformOptions = { fit: "cover", cropFocus: picture.focus ?? "centre" };
  return field.resolve(image, { ...args, aspectRatio, transformOptions }, context, info);
}

/** Gives pictures and marks `gatsbyImageData(...)` with Gatsby's arguments, and pictures and logos the ratio of their sides. */
export function createPictureFields({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  const gatsbyImageData = getGatsbyImageFieldConfig(imageDataOf);
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
