/** Families of pages with common fields. Queries use the type name of a family for all kinds of page in it. */

import * as z from "zod";
import { drawing, group, reference, text } from "./fields";
import type { PageFamily } from "./kind";
import {
  anyPage,
  barPage,
  code,
  colourTemperature,
  enquiry,
  label,
  markers,
  menuTitle,
  pageHeader,
  paragraphs,
  picture,
  seo,
} from "./shared-fields";

/** Every page. */
export const anyPages = { typeName: "AnyPage", schema: anyPage };

/** Services and solutions. Other files list them by file name. */
export const offeringPages = {
  typeName: "Offering",
  schema: {
    title: text("The page's main heading.", 60).meta({ unique: "site" }),
    menuTitle: menuTitle.meta({ unique: "warning" }),
    lead: text("The sentence that goes with the heading.", 200),
    summary: text("One sentence for the card on the overview page.", 110),
    seo,
    code,
    colourTemperature,
    picture: picture("The large picture at the top of the page."),
    markers: markers.optional(),
    drawing: drawing("The line drawing shown in tables and on the overview grid."),
    headline: text("The heading of the first section.", 90),
    paragraphs: paragraphs("The first section, two or three paragraphs."),
    detail: picture("A close view, across the whole window.", "detail").optional(),
  },
} satisfies PageFamily;

/** A reference to a service or solution, by its file name without .yaml. */
export const offering = reference(offeringPages, "service or solution", "hvac-services");

export const someOfferings = z
  .array(offering)
  .max(6)
  .meta({ description: "File names, without .yaml, of the services or solutions that belong with this one." });

export const relatedOfferings = someOfferings.default([]);

const orderedOfferings = z
  .array(reference(offeringPages, "service or solution", "hvac-services", true))
  .meta({ description: "File names, without .yaml, in the order of menus and grids. Pages that are not listed come last." })
  .default([]);

/** The pages /services and /solutions. */
export const overviewPages = {
  typeName: "OverviewPage",
  schema: {
    ...barPage,
    menuLead: text("The sentence in the header's dropdown.", 90),
    menuAll: text("The link to this page in the dropdown.", 30),
    header: pageHeader,
    order: orderedOfferings,
    codeLegend: group("CodeLegend", "The legend of the codes.", {
      note: text("What the code of a page is for, in a sentence or two.", 200),
      link: text("The link to that sentence, from pages that show a code.", 40),
    }),
    notes: group("OverviewNotes", "The notes under the grid.", {
      label,
      heading: text("The heading.", 60),
      paragraphs: paragraphs("The paragraphs."),
    }),
    enquiry,
  },
} satisfies PageFamily;
