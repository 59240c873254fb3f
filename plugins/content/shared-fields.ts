/** Fields that several kinds of data file have. */

import * as z from "zod";
import { SCALE_END_KELVIN, SCALE_START_KELVIN } from "../../src/site/colour-scale";
import { sectionAnchor } from "../../src/site/page-anchors";
import * as fields from "./fields";
import { buttonAddress, group, list, markdown, pattern, text } from "./fields";
import { wrongDestination } from "./link-text";

/** The largest crops that pages request (`breakpoints`), by use of the picture. */
const MINIMUM_PICTURE_SIZES = {
  page: { width: 1920, height: 1080 },
  detail: { width: 1920, height: 820 },
  article: { width: 1600, height: 900 },
  project: { width: 1200, height: 800 },
  portrait: { width: 900, height: 960 },
  clientLogo: { width: 504, height: 120 },
  certificate: { width: 1120, height: 1520 },
  ratings: { width: 1280, height: 800 },
} as const satisfies Record<string, fields.PixelSize>;

/** Search engines may cut longer titles and descriptions. */
export const TITLE_MAX_CHARACTERS = 60;
export const DESCRIPTION_MAX_CHARACTERS = 155;
/** Search engines usually replace shorter descriptions. */
export const DESCRIPTION_MIN_CHARACTERS = 50;

export const MENU_TITLE_MAX_CHARACTERS = 40;

/** @param use decides how large the original must be */
export const picture = (description: string, use: keyof typeof MINIMUM_PICTURE_SIZES = "page") =>
  fields.picture(description, MINIMUM_PICTURE_SIZES[use]);

export const clientLogo = (description: string) => fields.clientLogo(description, MINIMUM_PICTURE_SIZES.clientLogo);

export const paragraphs = (description: string) => z.array(markdown("A paragraph, in Markdown.", 1500)).min(1).meta({ description });

/** Numbered markers on a picture. Positions refer to the whole picture, not to a crop. */
export const markers = list("Marker", "Numbered markers on the picture and their legend.", {
  label: text("What the marker points to.", 60),
  x: z.number().min(0).max(100).meta({ description: "Distance from the left edge, in percent of the whole picture." }),
  y: z.number().min(0).max(100).meta({ description: "Distance from the top edge, in percent of the whole picture." }),
}).max(8);

export const seo = group("Seo", "What search engines and shared links show.", {
  title: text("The page's title in search results and browser tabs.", TITLE_MAX_CHARACTERS).meta({ unique: "warning" }),
  description: text("The two lines under the title in search results.", DESCRIPTION_MAX_CHARACTERS)
    .min(DESCRIPTION_MIN_CHARACTERS)
    .meta({ unique: "site" }),
}).meta({ title: "Search engines" });

export const button = (description: string, maxCharacters = 40) =>
  group("ButtonLink", description, {
    label: text("The text of the button or link.", maxCharacters),
    href: buttonAddress("Where it leads: a page, tel: and a number with its country code, or mailto: and an address.").meta({
      title: "Address",
    }),
  }).superRefine(({ label, href }, context) => {
    const message = wrongDestination(href, label);
    if (message) context.addIssue({ code: "custom", path: ["href"], message });
  });

export const pageHeader = group("PageHeader", "The top of the page.", {
  heading: text("The page's main heading.", 80),
  lead: text("A sentence or two beside it."),
});

export const enquiry = group("EnquiryText", "The text beside the enquiry form on this page.", {
  heading: text("The heading over the enquiry form.", 80),
  lead: text("A sentence or two under it."),
  documents: text(
    'What the visitor is asked to have ready, such as "the floor plan"; links that send it are beside the form.',
    40,
  ).optional(),
});

/** A title with an explanation, such as a benefit. */
export const note = { title: text("A few words.", 80), detail: text("A sentence or two of explanation.") };

export const notes = (description: string) => list("Note", description, note).min(1);

export const questions = (description: string) =>
  list("Question", description, {
    question: text("The question as a client asks it.", 140),
    answer: markdown("The answer, in Markdown.", 1500),
  })
    .min(1)
    .meta({ title: "Questions" });

/** The code of a service or solution. Each of the two kinds has its own letter. */
export const code = pattern("The page's code, as on a set of drawings.", /^[A-Z]-\d{2,4}$/, "is not a code such as M-02").meta({
  unique: "warning",
});

/** The code of a kind whose codes all start with this letter. */
export const codeWith = (letter: string) =>
  pattern(
    "The page's code, as on a set of drawings.",
    new RegExp(`^${letter}-\\d{2,4}$`),
    `is not a code of this kind, such as ${letter}-02`,
  ).meta({ unique: "warning" });

/** Marks a draft. Builds make no page of it, but `develop` shows it. */
export const draft = z.boolean().meta({ description: "Yes keeps the page unpublished." }).optional();

export const menuTitle = text("The short name used in menus, breadcrumbs and the footer.", MENU_TITLE_MAX_CHARACTERS);

/** Fields of every page. */
export const anyPage = { seo, menuTitle };

/** Fields of the pages in the header, where all menu titles and the company's name share one row. */
export const barPage = { ...anyPage, menuTitle: text("The short name used in the header, breadcrumbs and the footer.", 20) };

/** Fields of the pages in the header that start with a page header. */
export const headedPage = { ...barPage, header: pageHeader };

export const label = text("The short label in the margin.", 30);

export const colourTemperature = z
  .int()
  .min(SCALE_START_KELVIN)
  .max(SCALE_END_KELVIN)
  .meta({ description: "The page's place on the colour-temperature scale, from 2700 (amber) to 9000 (blue)." });

export const sections = (description: string) =>
  list("TextSection", description, {
    heading: text("The section's heading.", 100).meta({ anchorOf: (_, index) => sectionAnchor(index) }),
    body: markdown("The section's text, in Markdown."),
  }).min(1);

/** Large figures with labels. @param count how many */
export const statistics = (count: number, description: string) =>
  group("Statistics", description, {
    label: text("What the figures are, for people who cannot see them.", 60),
    items: list("Statistic", "The figures.", {
      value: text("The figure.", 8),
      label: text("What it counts.", 30),
    }).length(count),
  });

/** A section with the same labels on every service or solution page. */
export const sharedSection = (description: string) =>
  group("SectionHeading", description, { label: label, heading: text("The heading.", 60) });
export const marginLabel = (section: string) => text(`The short label in the margin of the ${section}.`, 30);
