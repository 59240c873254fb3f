/** Field types. The checks, the GraphQL types and /admin read their metadata. */

import * as z from "zod";
import type { PageFamily } from "./kind";

/** What a field becomes in GraphQL, if its JSON type does not decide it: HTML, a file or a date. */
export type Role = "markdown" | "image" | "drawing" | "logo" | "date";

interface PageReference {
  readonly family: string;
  readonly noun: string;
  /** Whether the list sorts pages. Editors drag its entries in /admin, and it may name drafts. */
  readonly isOrder?: boolean;
}

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Zod's own `title` is the label in /admin. Without it, the label is the field's name as words. */
declare module "zod" {
  interface GlobalMeta {
    role?: Role;
    /** The GraphQL name of a group of fields or an enum. Groups with the same name must have the same fields. */
    graphqlType?: string;
    /** The field names a page of this family (its typeName), and becomes that page in GraphQL. `noun` is what editors call one. */
    reference?: PageReference;
    /**
     * Whether the site's HTML may lack the text: its section is absent without entries, on some days or before a visitor acts,
     * or the text is for machines. The fields of a group inherit it. tests/html/texts.test.ts expects every other text on a page.
     */
    mayBeAbsent?: boolean;
    /**
     * Where duplicates are a problem: on the whole site, or in a file among the entries of a list. "warning": on the whole
     * site, but builds continue.
     */
    unique?: "site" | "file" | "warning";
    /** The field from which the kind fills this one if an editor leaves it out (`withDefaults`). */
    derivedFrom?: string;
    /** Whether the text is an address. If it is on this site, it must exist. */
    isLink?: boolean;
    /** The start of addresses whose page or anchor may be gone, such as "/services/". Builds continue with a warning. */
    mayBeGone?: `/${string}/`;
    /** Whether the text is an address that is redirected. No page may have it. */
    isFormer?: boolean;
    /** @returns the anchor that the page makes from the text. `index` is the position of the entry in its list */
    anchorOf?: (text: string, index: number) => string;
    /** The smallest original that looks sharp everywhere on the site. */
    minimumSize?: PixelSize;
    /** The smallest and largest width of a picture, as a multiple of its height. */
    proportions?: readonly [least: number, greatest: number];
    /** Whether the picture needs a transparent background. */
    isTransparent?: boolean;
    /** Whether the picture is shown on a dark background, where white is visible. */
    isOnDark?: boolean;
  }
}

/** Screen readers read alternative text without a pause. */
const ALTERNATIVE_TEXT_MAX_CHARACTERS = 150;

export const group = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description, graphqlType });

/** A list of groups of fields. `graphqlType` names one entry. */
export const list = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.array(z.strictObject(shape).meta({ graphqlType })).meta({ description });

/** @returns the text with plain spaces and hyphens instead of those of word processors and websites */
const withPlainSigns = (text: string) => text.normalize("NFKC").replace(/[\p{Pd}\u2212]/gu, "-");

/** A number or code that matches a pattern. @param message for editors: "is not a postcode such as 500001" */
export const pattern = (description: string, format: RegExp, message: string) =>
  z.string().overwrite(withPlainSigns).regex(format, message).meta({ description });

/** A name or address that matches a pattern, exactly as written, because other files or sites have it. */
const exactPattern = (description: string, format: RegExp, message: string) => z.string().regex(format, message).meta({ description });

/** A line or paragraph of plain text. `maxCharacters` is how much the design has space for. */
export const text = (description: string, maxCharacters = 400) => z.string().min(1).max(maxCharacters).meta({ description });

/** Markdown with links, emphasis, lists, tables and headings. HTML is shown as text. */
export const markdown = (description: string, maxCharacters = 8000) => text(description, maxCharacters).meta({ role: "markdown" });

const notADay = ({ input }: { readonly input?: unknown }) =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(input)) ? "is no day of the calendar" : "is not a date such as 2023-11-02";

export const day = (description: string) =>
  z
    .string()
    .overwrite(withPlainSigns)
    .check(z.iso.date({ error: notADay }))
    .meta({ description, role: "date" });

/** The start of an address on the web, with a domain such as example.com. */
export const WEB_ADDRESS = /https?:\/\/[^\s/]+\.[^\s/]+/;

const PAGE_OR_WEB_ADDRESS = `/[a-z0-9/-]*(#[^\\s#]+)?|#[^\\s#]+|${WEB_ADDRESS.source}\\S*`;

/** An address on this site (/contact, #enquiry) or on the web (https://…). */
export const link = (description: string) =>
  exactPattern(
    description,
    new RegExp(`^(${PAGE_OR_WEB_ADDRESS})$`),
    "is not an address such as /contact, #enquiry or https://example.com",
  ).meta({ isLink: true });

/** The same, or a number to call or a mailbox to write to. The checks know which numbers can be dialled. */
export const buttonAddress = (description: string) =>
  exactPattern(
    description,
    new RegExp(`^(${PAGE_OR_WEB_ADDRESS}|(tel|mailto):.+)$`),
    "is not an address such as /contact, #enquiry, https://example.com, tel:+914012345678 or mailto:sales@example.com",
  ).meta({ isLink: true });

/**
 * A reference to a page of a family, by its file name without .yaml.
 * @param noun what editors call such a page: "service or solution"
 * @param example a file name such as "hvac-services"
 */
export const reference = ({ typeName }: PageFamily, noun: string, example: string, isOrder = false) =>
  exactPattern("", /^[a-z0-9-]+$/, `is not a file name such as ${example}`).meta({ reference: { family: typeName, noun, isOrder } });

/** No page needs a larger original. Larger files slow builds and clones. */
export const MAX_PICTURE_MEGABYTES = 2;
/** As /admin counts them. */
export const BYTES_PER_MEGABYTE = 1_000_000;

export const PICTURE_TYPE = "Picture";
export const CLIENT_LOGO_TYPE = "ClientLogo";
export const LOGO_TYPE = "Logo";

/** The address of a file in data/images. @param formats "JPEG or PNG" @param extensions "jpg|png" @param example "plant.jpg" */
const file = (description: string, formats: string, extensions: string, example: string) =>
  exactPattern(
    description,
    new RegExp(`^/images/[a-z0-9/_-]+\\.(${extensions})$`),
    `is not the address of a picture as ${formats}, such as /images/${example}; its name has only lowercase letters, digits, hyphens and underscores`,
  );

const RASTER_EXTENSIONS = "jpg|jpeg|png|webp";

const alternativeText = text("What the picture shows, in one sentence for people who cannot see it.", ALTERNATIVE_TEXT_MAX_CHARACTERS).meta(
  {
    title: "Alternative text",
  },
);

/** @param minimumSize the smallest size of the original */
export const picture = (description: string, minimumSize: PixelSize) =>
  group(PICTURE_TYPE, description, {
    file: file("The picture, a JPEG, PNG or WebP in data/images.", "JPEG, PNG or WebP", RASTER_EXTENSIONS, "plant.jpg").meta({
      role: "image",
      minimumSize,
    }),
    alt: alternativeText,
    focus: z
      .enum(["left", "centre", "right", "top", "bottom"])
      .optional()
      .meta({ description: "The side that stays visible when a phone crops the picture. Without it: centre." }),
  });

/** Logos in one row have the same width, so a wider one would be too low to read, a narrower one higher than the row. */
const CLIENT_LOGO_PROPORTIONS = [1, 8] as const;

/** A picture with a transparent background that is never cropped. Its alternative text is the client's name. */
export const clientLogo = (description: string, minimumSize: PixelSize) =>
  group(CLIENT_LOGO_TYPE, description, {
    file: file("The picture, a PNG with a transparent background in data/images.", "PNG", RASTER_EXTENSIONS, "mark.png").meta({
      role: "image",
      minimumSize,
      proportions: CLIENT_LOGO_PROPORTIONS,
      isTransparent: true,
    }),
  });

/** The fields of a picture in a data file. */
export type Picture = z.infer<ReturnType<typeof picture>>;

export const drawing = (description: string) => file(description, "SVG", "svg", "drawings/m-02.svg").meta({ role: "drawing" });

/** A logo for light and dark backgrounds: SVG, or PNG with a transparent background. */
export function logo(description: string, size: Required<Pick<z.core.GlobalMeta, "minimumSize" | "proportions">>) {
  const onGround = (ground: string) =>
    file(ground, "SVG or PNG", "svg|png", "logo.svg").meta({ role: "logo", isTransparent: true, ...size });
  return group(LOGO_TYPE, description, {
    file: onGround("The SVG or PNG for light backgrounds."),
    onDark: onGround("The same for dark backgrounds. Without it, the first one is shown there on a light background.")
      .meta({ isOnDark: true })
      .optional(),
  });
}
