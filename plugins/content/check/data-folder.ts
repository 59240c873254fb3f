import * as z from "zod";

const PICTURE_FACTS = z
  .object({
    bytes: z.number(),
    /** Detected from the content, not the name: "jpg". Undefined if the file cannot be opened as a picture. */
    format: z.string().optional(),
    /** In pixels, with the EXIF orientation applied. */
    width: z.number().optional(),
    height: z.number().optional(),
    /** Whether a part of it is transparent. Undefined for drawings. */
    hasTransparency: z.boolean().optional(),
    /** Whether a picture with transparency is empty, or shows only white. */
    isWhite: z.boolean().optional(),
    /** Whether a drawing can run scripts or load files. */
    hasScript: z.boolean().optional(),
  })
  .readonly();

/** The input of the checks. Plain JSON, so that /admin can load it. */
export const DATA_FOLDER = z
  .object({
    /** File contents by path below data/: "services/hvac-services.yaml". */
    texts: z.record(z.string(), z.string()).readonly(),
    /** By the address that data files use: "/images/plant.jpg". */
    pictures: z.record(z.string(), PICTURE_FACTS).readonly(),
  })
  .readonly();

export type PictureFacts = z.infer<typeof PICTURE_FACTS>;
export type DataFolder = z.infer<typeof DATA_FOLDER>;
