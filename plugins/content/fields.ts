/** The sorts of field. The checks, the GraphQL types and /admin read their metadata. */

import * as z from "zod";
import type { PageGroup } from "./kind";

/** What a field becomes in GraphQL, if its JSON type does not decide it: HTML, a file, a date. */
export type Role = "markdown" | "image" | "drawing" | "logo" | "date";

interface PageReference {
  readonly group: string;
  readonly noun: string;
  /** The list puts pages into an order. It is dragged in /admin, and may name drafts. */
  readonly isOrder?: boolean;
}

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Zod's own `title` is the label in /admin. Without one it is the field's name in words. */
declare module "zod" {
  interface GlobalMeta {
    role?: Role;
    /** The GraphQL name of a group of fields or an enum. Groups with the same name must have the same fields. */
    graphqlType?: string;
    /** The field names a page of this group (its typeName) and becomes that page. Editors call one `noun`. */
    reference?: PageReference;
    /** Where duplicates are a problem: on the whole site, or within a file. "warning": on the whole site, but the build goes on. */
    unique?: "site" | "file" | "warning";
    /** Whether the text is an address. Addresses on this site must exist. */
    isLink?: boolean;
    /** Whether the text is an address that leads elsewhere by now. No page may be there. */
    isFormer?: boolean;
    /** The anchor that the page makes of the text. `index` is that of the entry in its list. */
    anchorOf?: (text: string, index: number) => string;
    /** The smallest original that is sharp everywhere on the site. */
    minimumSize?: PixelSize;
    /** The least and the greatest width of a picture, as a multiple of its height. */
    proportions?: readonly [least: number, greatest: number];
    /** Whether the picture needs a transparent ground. */
    isTransparent?: boolean;
  }
}

/** Screen readers read alternative text without a pause. */
const ALTERNATIVE_TEXT_MAX_CHARACTERS = 150;

/** A group of fields. `graphqlType` is its name in GraphQL. */
export const group = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description, graphqlType });

/** A list of groups of fields. `graphqlType` is the name of an entry in GraphQL. */
export const list = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.array(z.strictObject(shape).meta({ graphqlType })).meta({ description });

/** A text with a pattern. @param message the error for editors: "is not a postcode such as 500001" */
export const pattern = (description: string, format: RegExp, message: string) => z.string().regex(format, message).meta({ description });

/** One line or paragraph of plain text. `maxCharacters` is what the design has space for. */
export const text = (description: string, maxCharacters = 400) => z.string().min(1).max(maxCharacters).meta({ description });

/** Markdown: links, emphasis, lists, tables, headings. HTML is shown as text. */
export const markdown = (description: string, maxCharacters = 8000) => text(description, maxCharacters).meta({ role: "markdown" });

export const day = (description: string) => z.iso.date("is not a date such as 2023-11-02").meta({ description, role: "date" });

/** An address on this site (/contact, #enquiry) or on the web (https://…). */
export const link = (description: string) =>
  pattern(
    description,
    /^(\/[a-z0-9/-]*(#[^\s#]+)?|#[^\s#]+|https?:\/\/\S+)$/,
    "is not an address such as /contact, #enquiry or https://example.com",
  ).meta({ isLink: true });

/**
 * A page of a group by its file name, without .yaml.
 * @param noun what editors call one of the pages: "service or solution"
 * @param example a file name such as "hvac-services"
 */
export const reference = ({ typeName }: PageGroup, noun: string, example: string, isOrder = false) =>
  pattern("", /^[a-z0-9-]+$/, `is not a file name such as ${example}`).meta({ reference: { group: typeName, noun, isOrder } });

/** No page needs a larger original. Larger files slow builds and clones. */
export const MAX_PICTURE_MEGABYTES = 2;
export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The GraphQL types of pictures, marks and logos. */
export const PICTURE_TYPE = "Picture";
export const CLIENT_LOGO_TYPE = "ClientLogo";
export const LOGO_TYPE = "Logo";

/** A file of data/images by its address. @param extensions "jpg|png" @param example "plant.jpg" */
const file = (description: string, extensions: string, example: string) =>
  pattern(
    description,
    new RegExp(`^/images/[a-z0-9/_-]+\\.(${extensions})$`),
    `is not an address such as /images/${example} (lowercase letters, digits and hyphens)`,
  );

const RASTER_EXTENSIONS = "jpg|jpeg|png|webp";

const alternativeText = text("What the picture shows, in one sentence for people who cannot see it.", ALTERNATIVE_TEXT_MAX_CHARACTERS).meta(
  {
    title: "Alternative text",
  },
);

/** @param minimumSize of the original */
export const picture = (description: string, minimumSize: PixelSize) =>
  group(PICTURE_TYPE, description, {
    file: file("The picture, a JPEG, PNG or WebP in data/images.", RASTER_EXTENSIONS, "plant.jpg").meta({ role: "image", minimumSize }),
    alt: alternativeText,
    focus: z
      .enum(["left", "centre", "right", "top", "bottom"])
      .optional()
      .meta({ description: "The side that stays visible when a phone crops the picture. Without it: centre." }),
  });

/** A picture on a transparent ground that is never cropped. */
export const clientLogo = (description: string, minimumSize: PixelSize) =>
  group(CLIENT_LOGO_TYPE, description, {
    file: file("The picture, a PNG with a transparent ground in data/images.", RASTER_EXTENSIONS, "mark.png").meta({
      role: "image",
      minimumSize,
      isTransparent: true,
    }),
    alt: alternativeText,
  });

/** What a data file says about a picture. */
export type Picture = z.infer<ReturnType<typeof picture>>;

export const drawing = (description: string) => file(description, "svg", "drawings/m-02.svg").meta({ role: "drawing" });

/** A logo on light and on dark grounds: SVG, or PNG with a transparent ground. */
export function logo(description: string, size: Required<Pick<z.core.GlobalMeta, "minimumSize" | "proportions">>) {
  const onGround = (ground: string) => file(ground, "svg|png", "logo.svg").meta({ role: "logo", isTransparent: true, ...size });
  return group(LOGO_TYPE, description, {
    file: onGround("The SVG or PNG for light grounds."),
    onDark: onGround("The same for dark grounds. Without it, the first one has a light ground there.").optional(),
  });
}
