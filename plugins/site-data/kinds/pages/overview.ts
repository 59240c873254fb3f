import { z } from "zod";
import { barPage, enquiry, eyebrow, group, pageHeader, paragraphs, text } from "../../../data-schema/declare/fields";

/** Fields of both overview pages. */
export const overviewPageSchema = z.strictObject({
  ...barPage,
  menuLead: text("The sentence in the header's drop-down.", 90),
  menuAll: text("The link to this page in the drop-down.", 30),
  header: pageHeader,
  codes: group("CodeKey", "The key to the codes.", {
    note: text("What a sheet's code and its figure in K mean, in a sentence or two.", 200),
    link: text("The link to that sentence, from pages that show a code.", 40),
  }),
  notes: group("OverviewNotes", "The notes under the grid.", {
    eyebrow,
    heading: text("The heading.", 60),
    paragraphs: paragraphs("The paragraphs."),
  }),
  enquiry,
});

/** A section with the same strings on every service or solution page. */
const sharedSection = (description: string) => group("SharedSection", description, { label: eyebrow, heading: text("The heading.", 60) });
const printLabel = text("The button that prints the page.", 30);
const marginLabel = (section: string) => text(`The short label in the margin of the ${section}.`, 30);

/** data/pages/services.yaml: the services page, and the strings that every service page shares. */
export const servicesPageSchema = overviewPageSchema.extend({
  sheet: group("ServiceStrings", "The labels and headings that every service page shares.", {
    facts: group("ServiceFactTerms", "The terms of the title block.", {
      code: text("Over the sheet code.", 20),
      codes: text("Over the codes and standards.", 20),
      issued: text("Over the documents.", 20),
      areas: text("Over the kinds of building.", 20),
    }),
    print: printLabel,
    description: marginLabel("description"),
    offerings: sharedSection("The list of offerings."),
    benefits: sharedSection("The list of benefits, on the pages that have one."),
    care: text("The heading of the band about customer care.", 40),
    related: sharedSection("The solutions that belong with the service."),
    questions: sharedSection("The questions."),
  }),
});

/** data/pages/solutions.yaml: the solutions page, and the strings that every solution page shares. */
export const solutionsPageSchema = overviewPageSchema.extend({
  sheet: group("SolutionStrings", "The labels and headings that every solution page shares.", {
    print: printLabel,
    introduction: marginLabel("introduction"),
    essentials: marginLabel("why-essential list"),
    includes: sharedSection("The list of what our solutions include."),
    closing: marginLabel("closing band"),
    related: sharedSection("The services that belong with the solution."),
  }),
});
