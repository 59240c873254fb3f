import { z } from "zod";
import { SCALE_END_KELVIN, SCALE_START_KELVIN } from "../../../src/site/colour-scale";

/**
 * What a field becomes in GraphQL, if its JSON type does not decide it. `markdown` becomes HTML, `image` and `drawing`
 * become a File, `date` becomes a Date, and `entry` becomes the service or solution of that file name.
 */
export type GraphqlRole = "markdown" | "image" | "drawing" | "date" | "entry";

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Zod's own `title` is the label in /admin. Without one it is the field's name in words. */
declare module "zod" {
  interface GlobalMeta {
    graphqlRole?: GraphqlRole;
    /** The GraphQL name of a group or an enum. Groups with the same name must have the same fields. */
    graphqlType?: string;
    /** Whether duplicates are a problem: on the whole site, or within a file. */
    unique?: "site" | "file";
    /** Whether the text is an address. Addresses on this site must exist. */
    isLink?: boolean;
    /** Whether the text becomes an anchor of the page. */
    isAnchor?: boolean;
    /** The smallest original that is sharp everywhere on the site. */
    minimumSize?: PixelSize;
  }
}

/** The largest crop that pages request (`breakpoints`), by use of the picture. */
const MINIMUM_PICTURE_SIZES = {
  page: { width: 1920, height: 1080 },
  article: { width: 1600, height: 900 },
  portrait: { width: 900, height: 960 },
  clientMark: { width: 504, height: 120 },
  certificate: { width: 1120, height: 1520 },
  ratings: { width: 1280, height: 800 },
} as const satisfies Record<string, PixelSize>;

/** Search engines may cut longer titles and descriptions. */
export const TITLE_MAX_CHARACTERS = 60;
export const DESCRIPTION_MAX_CHARACTERS = 155;
/** Screen readers read alternative text without a pause. */
const ALTERNATIVE_TEXT_MAX_CHARACTERS = 150;
const ANCHOR_MAX_CHARACTERS = 40;
/** Search engines usually replace shorter descriptions. */
const DESCRIPTION_MIN_CHARACTERS = 50;

/** A group of fields. `graphqlType` is its name in GraphQL. */
export const group = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description, graphqlType });

/** A list of groups of fields. `graphqlType` is the name of an entry in GraphQL. */
export const list = <Shape extends z.core.$ZodLooseShape>(graphqlType: string, description: string, shape: Shape) =>
  z.array(z.strictObject(shape).meta({ graphqlType })).meta({ description });

/** A text with a pattern. @param message the error for editors: "is not a sheet code such as M-02" */
export const pattern = (description: string, form: RegExp, message: string) => z.string().regex(form, message).meta({ description });

/** One line or paragraph of plain text. `maxCharacters` is what the design has space for. */
export const text = (description: string, maxCharacters = 400) =>
  z.string().regex(/\S/, "is empty").max(maxCharacters).meta({ description });

/** Markdown: links, emphasis, lists and tables. HTML is shown as text. */
export const markdown = (description: string, maxCharacters = 8000) => text(description, maxCharacters).meta({ graphqlRole: "markdown" });

export const paragraphs = (description: string) => z.array(markdown("A paragraph, in Markdown.", 1500)).min(1).meta({ description });

export const day = (description: string) => z.iso.date("is not a date such as 2023-11-02").meta({ description, graphqlRole: "date" });

/** An address on this site (/contact, #enquiry) or on the web (https://…). */
export const link = (description: string) =>
  pattern(
    description,
    /^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/\S+)$/,
    "is not an address such as /contact, #enquiry or https://example.com",
  ).meta({ isLink: true });

/** The part of a picture that every crop keeps; also the CSS object-position. */
export const FOCUS_POINTS = ["left", "centre", "right", "top", "bottom"] as const;

/** @param use decides how large the original must be */
export const picture = (description: string, use: keyof typeof MINIMUM_PICTURE_SIZES = "page") =>
  group("Picture", description, {
    file: pattern(
      "The picture, a JPEG, PNG or WebP in data/images.",
      /^(\.\.?\/)?images\/[a-z0-9/-]+\.(jpg|jpeg|png|webp)$/,
      "is not a picture in data/images, such as ../images/plant.jpg (lowercase letters, digits and hyphens)",
    ).meta({ graphqlRole: "image", minimumSize: MINIMUM_PICTURE_SIZES[use] }),
    alt: text("What the picture shows, in one sentence for people who cannot see it.", ALTERNATIVE_TEXT_MAX_CHARACTERS).meta({
      title: "Alternative text",
    }),
    focus: z
      .enum(FOCUS_POINTS)
      .optional()
      .meta({ description: "The side that stays visible when a phone crops the picture. Without it: centre." }),
  });

export const drawing = (description: string) =>
  pattern(
    description,
    /^(\.\.?\/)?images\/[a-z0-9/-]+\.svg$/,
    "is not a line drawing in data/images, such as ../images/drawings/m-02.svg (lowercase letters, digits and hyphens)",
  ).meta({ graphqlRole: "drawing" });

/** Numbered markers on a picture. Positions refer to the whole picture, not to a crop. */
export const callouts = list("Callout", "Numbered markers on the picture and their legend.", {
  label: text("What the marker points at.", 60),
  x: z.number().min(0).max(100).meta({ description: "Distance from the left edge, in percent of the whole picture." }),
  y: z.number().min(0).max(100).meta({ description: "Distance from the top edge, in percent of the whole picture." }),
}).max(8);

export const seo = group("Seo", "What search engines and shared links show.", {
  title: text("The page's title in search results and browser tabs.", TITLE_MAX_CHARACTERS).meta({ unique: "site" }),
  description: text("The two lines under the title in search results.", DESCRIPTION_MAX_CHARACTERS)
    .min(DESCRIPTION_MIN_CHARACTERS)
    .meta({ unique: "site" }),
}).meta({ title: "Search engines" });

export const button = (description: string) =>
  group("ButtonLink", description, { label: text("The text of the button or link.", 40), href: link("Where it leads.") });

export const pageHeader = group("PageHeader", "The head of the page.", {
  heading: text("The page's main heading.", 80),
  lead: text("The sentence or two beside it."),
});

export const enquiry = group("EnquiryText", "The text beside the enquiry form on this page.", {
  heading: text("The heading over the enquiry form.", 80),
  lead: text("The sentence or two under it."),
  documents: text(
    'What the visitor is asked to have ready, such as "the floor plan"; links that send it are beside the form.',
    40,
  ).optional(),
});

/** Titles with explanations, such as offerings or benefits. */
export const notes = (description: string) =>
  list("Note", description, { title: text("A few words.", 80), detail: text("A sentence or two of explanation.") }).min(1);

export const questions = (description: string) =>
  list("Question", description, {
    question: text("The question as a client asks it.", 140),
    answer: markdown("The answer, in Markdown.", 1500),
  }).min(1);

export const code = pattern(
  "The sheet code. Menus and grids are ordered by it, and no two pages share one.",
  /^[A-Z]-\d{2,4}$/,
  "is not a sheet code such as M-02",
).meta({ unique: "site" });

export const menuTitle = text("The short name used in menus, breadcrumbs and the footer.", 40);

/** Fields of every page. */
export const anyPage = { seo, code, menuTitle };

/** Fields of the pages in the header. Seven menu titles and the company's name share one row there. */
export const barPage = { ...anyPage, menuTitle: text("The short name used in the header's bar, breadcrumbs and the footer.", 20) };

/** Fields of the pages in the header whose head is their first field. */
export const headedPage = { ...barPage, header: pageHeader };

export const eyebrow = text("The short label in the margin.", 30);

export const kelvin = z
  .int()
  .min(SCALE_START_KELVIN)
  .max(SCALE_END_KELVIN)
  .meta({ description: "The page's place on the colour-temperature scale, from 2700 (amber) to 9000 (blue)." });

/** A service or solution by its file name, without .yaml. */
export const entry = z
  .string()
  .regex(/^[a-z0-9-]+$/, "is not a file name such as hvac-services")
  .meta({ graphqlRole: "entry" });

export const relatedEntries = z
  .array(entry)
  .max(6)
  .meta({ description: "File names, without .yaml, of the services or solutions that belong with this one." });

export const sections = (description: string) =>
  list("TextSection", description, {
    id: pattern(
      "The anchor: /blog/1#section1 leads here.",
      /^[a-z][a-z0-9-]*$/,
      "is not an anchor such as section1 (lowercase letters, digits and hyphens)",
    )
      .max(ANCHOR_MAX_CHARACTERS)
      .meta({ unique: "file", isAnchor: true }),
    heading: text("The section's heading.", 100),
    body: markdown("The section's text, in Markdown."),
  }).min(1);

/** Large figures with labels. @param count the number of figures */
export const statistics = (count: number, description: string) =>
  group("Statistics", description, {
    label: text("What the figures are, for people who cannot see them.", 60),
    items: list("Statistic", "The figures.", {
      value: text("The figure.", 8),
      label: text("What it counts.", 30),
    }).length(count),
  });

/** Fields of every service and solution. */
export const registerEntry = {
  seo,
  code,
  kelvin,
  title: text("The page's main heading.", 60),
  menuTitle,
  picture: picture("The large picture at the head of the page."),
  callouts: callouts.optional(),
  drawing: drawing("The line drawing shown in the register and on the overview grid."),
  summary: text("One sentence for the card on the overview page.", 110),
  lead: text("The sentence with the heading.", 200),
  headline: text("The heading of the first section.", 90),
  paragraphs: paragraphs("The first section, two or three paragraphs."),
};
