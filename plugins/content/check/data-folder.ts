import * as z from "zod";

const PICTURE_FACTS = z
  .object({
    bytes: z.number(),
    /** As in its content, not in its name: "jpg". Undefined if the file cannot be opened as a picture. */
    format: z.string().optional(),
    /** In pixels, as displayed: with its EXIF orientation applied. */
    width: z.number().optional(),
    height: z.number().optional(),
    /** Whether parts of it can be transparent. Undefined for drawings. */
    hasTransparency: z.boolean().optional(),
    /** Whether a drawing can run a script or load a file. */
    hasScript: z.boolean().optional(),
  })
  .readonly();

/** Texts by path below data/: "services/hvac-services.yaml". */
export const DATA_TEXTS = z.record(z.string(), z.string()).readonly();

/** What the checks read. Plain JSON, so that /admin can load it. */
export const DATA_FOLDER = z
  .object({
    texts: DATA_TEXTS,
    /** Pictures by the address that files name: "/images/plant.jpg". */
    pictures: z.record(z.string(), PICTURE_FACTS).readonly(),
  })
  .readonly();

export type PictureFacts = z.infer<typeof PICTURE_FACTS>;
export type DataFolder = z.infer<typeof DATA_FOLDER>;
