import type { GatsbyCache } from "gatsby";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { noteSource } from "./encoded-picture";
import { isPictureFormat, PICTURES_FOLDER, type PictureSource, pictureName } from "./picture-name";

/** Up to this width a picture is a phone's. */
const PHONE_PICTURE_MAX_PX = 640;

/** A picture of a data file (plugins/site-data/schema/fields.ts), wherever it is shown. */
export type FoundPicture = Omit<PictureSource, "forPhones">;

/** What a query asks for: `image(aspectRatio: 1.4, breakpoints: [960, 1400], sizes: "92vw")`. */
export interface PictureArguments {
  /** Width by height of the crop; without it the picture stays whole. */
  readonly aspectRatio?: number;
  /** The widths to encode, in pixels. */
  readonly breakpoints: number[];
  /** How wide the page shows it, as in HTML. */
  readonly sizes: string;
}

/**
 * A picture as gatsby-plugin-image describes it, as its documentation says for plugins with an image service of their own
 * ("Adding Gatsby Image support to your plugin"). It names the encoded files; they are encoded when the pages are built
 * (built-pictures.ts) or asked for (served-pictures.ts), so a query takes no time.
 * @throws if the original cannot be read as a picture: a sentence that names it and the data file
 */
export async function pictureField(
  picture: FoundPicture,
  { aspectRatio, breakpoints, sizes }: PictureArguments,
  cache: GatsbyCache,
): Promise<IGatsbyImageData> {
  const width = Math.max(...breakpoints);
  const source = { ...picture, forPhones: width <= PHONE_PICTURE_MAX_PX };
  const metadata = await metadataOf(picture);
  const fallback = metadata.format === "png" || metadata.hasAlpha ? "png" : "jpg";
  await noteSource(source, cache);
  return generateImageData({
    pluginName: "plugins/site-data/fields/pictures",
    filename: source.file,
    sourceMetadata: { ...metadata.autoOrient, format: fallback },
    layout: "constrained", // unlike fullWidth it yields the width and height attributes that prevent layout shift
    width,
    aspectRatio,
    breakpoints,
    sizes,
    formats: ["avif", fallback],
    generateImageSource(_, fileWidth, fileHeight, format) {
      if (!isPictureFormat(format)) throw new Error(`no picture is encoded as ${format}`);
      const name = pictureName(source, { width: fileWidth, height: fileHeight, format });
      return { src: `/${PICTURES_FOLDER}/${name}`, width: fileWidth, height: fileHeight, format };
    },
  });
}

const metadataOf = ({ file, namedIn }: FoundPicture) =>
  sharp(file)
    .metadata()
    .catch((reason: Error) => {
      throw new Error(`${namedIn}: the picture ${file} cannot be read as a picture; save it again (${reason.message}).`);
    });

/**
 * @returns width by height of the original as it is shown, turned as its camera says
 * @throws if the original cannot be read as a picture
 */
export async function wholeAspectRatio(picture: FoundPicture): Promise<number> {
  const { autoOrient } = await metadataOf(picture);
  return autoOrient.width / autoOrient.height;
}
