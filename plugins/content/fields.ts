import * as z from "zod";
import type { PageGroup } from "./kind";

/**
 * What a field becomes in GraphQL, if its JSON type does not decide it. `markdown` becomes HTML, `image`, `drawing` and
 * `logo` become a File, and `date` becomes a Date.
 */
export type GraphqlRole = "markdown" | "image" | "drawing" | "logo" | "date";

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Zod's own `title` is the label in /admin. Without one it is the field's name in words. */
declare module "zod" {
  interface GlobalMeta {
    graphqlRole?: GraphqlRole;
    /** The GraphQL name of a group of fields or an enum. Groups with the same name must have the same fields. */
    graphqlType?: string;
    /** The field names a page of this group (its typeName) and becomes that page. Editors call one `noun`. */
    reference?: { readonly group: string; readonly noun: string };
    /** Whether duplicates are a problem: on the whole site, or within a file. */
    unique?: "site" | "file";
    /** Whether the text is an address. Addresses on this site must exist. */
    isLink?: boolean;
    /** Whether the text becomes an anchor of the page. */
    isAnchor?: boolean;
    /** The anchor that the page makes of the text. Must differ within a file. */
    anchorOf?: (text: string) => string;
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
const ANCHOR_MAX_CHARACTERS = 40;

/** A group of fields. `graphqlType` is its name in GraphQL. */
export const group = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description, graphqlType });

/** A list of groups of fields. `graphqlType` is the name of an entry in GraphQL. */
export const list = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.array(z.strictObject(shape).meta({ graphqlType })).meta({ description });

/** A text with a pattern. @param message the error for editors: "is not a postcode such as 500001" */
export const pattern = (description: string, form: RegExp, message: string) => z.string().regex(form, message).meta({ description });

/** One line or paragraph of plain text. `maxCharacters` is what the design has space for. */
export const text = (description: string, maxCharacters = 400) =>
  z.string().regex(/\S/, "is empty").max(maxCharacters).meta({ description });

/** Markdown: links, emphasis, lists and tables. HTML is shown as text. */
export const markdown = (description: string, maxCharacters = 8000) => text(description, maxCharacters).meta({ graphqlRole: "markdown" });

export const day = (description: string) => z.iso.date("is not a date such as 2023-11-02").meta({ description, graphqlRole: "date" });

/** An address on this site (/contact, #enquiry) or on the web (https://…). */
export const link = (description: string) =>
  pattern(
    description,
    /^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/\S+)$/,
    "is not an address such as /contact, #enquiry or https://example.com",
  ).meta({ isLink: true });

/** A part of the page's address after #. @param example such as "section1" */
export const anchor = (description: string, example: string) =>
  pattern(description, /^[a-z][a-z0-9-]*$/, `is not an anchor such as ${example} (lowercase letters, digits and hyphens)`)
    .max(ANCHOR_MAX_CHARACTERS)
    .meta({ unique: "file", isAnchor: true });

/**
 * A page of a group by its file name, without .yaml.
 * @param noun what editors call one of the pages: "cake or bread"
 * @param example a file name such as "plum-cake"
 */
export const reference = ({ typeName }: PageGroup, noun: string, example: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, `is not a file name such as ${example}`)
    .meta({ reference: { group: typeName, noun } });

/** The GraphQL type of every picture. */
export const PICTURE_TYPE = "Picture";

/** The part of a picture that every crop keeps; also the CSS object-position. */
export const FOCUS_POINTS = ["left", "centre", "right", "top", "bottom"] as const;

/**
 * @param minimumSize of the original
 * @param isTransparent whether it needs a transparent ground, as marks do
 */
export const picture = (description: string, minimumSize: PixelSize, isTransparent = false) =>
  group(PICTURE_TYPE, description, {
    file: pattern(
      isTransparent ? "The picture, a PNG with a transparent ground in data/images." : "The picture, a JPEG, PNG or WebP in data/images.",
      /^(\.\.?\/)?images\/[a-z0-9/_-]+\.(jpg|jpeg|png|webp)$/,
      "is not a picture in data/images, such as ../images/plant.jpg (lowercase letters, digits and hyphens)",
    ).meta({ graphqlRole: "image", minimumSize, isTransparent }),
    alt: text("What the picture shows, in one sentence for people who cannot see it.", ALTERNATIVE_TEXT_MAX_CHARACTERS).meta({
      title: "Alternative text",
    }),
    focus: z
      .enum(FOCUS_POINTS)
      .optional()
      .meta({ description: "The side that stays visible when a phone crops the picture. Without it: centre." }),
  });

/** What a data file says about a picture. */
export type Picture = z.infer<ReturnType<typeof picture>>;

export const drawing = (description: string) =>
  pattern(
    description,
    /^(\.\.?\/)?images\/[a-z0-9/_-]+\.svg$/,
    "is not a line drawing in data/images, such as ../images/drawings/m-02.svg (lowercase letters, digits and hyphens)",
  ).meta({ graphqlRole: "drawing" });

/** The GraphQL type of logos. */
export const LOGO_TYPE = "Logo";

interface LogoSize {
  /** Of a PNG. */
  readonly minimumSize: PixelSize;
  /** The least and the greatest width, as a multiple of the height. */
  readonly proportions: readonly [least: number, greatest: number];
}

/** A logo on light and on dark grounds: SVG, or PNG with a transparent ground. */
export function logo(description: string, size: LogoSize) {
  const file = (ground: string) =>
    pattern(
      ground,
      /^(\.\.?\/)?images\/[a-z0-9/_-]+\.(svg|png)$/,
      "is not an SVG or PNG in data/images, such as ./images/logo.svg (lowercase letters, digits and hyphens)",
    ).meta({ graphqlRole: "logo", isTransparent: true, ...size });
  return group(LOGO_TYPE, description, {
    file: file("The SVG or PNG for light grounds."),
    onDark: file("The same for dark grounds. Without it, the first one has a light ground there.").optional(),
  });
}
