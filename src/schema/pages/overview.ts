import { z } from "zod";
import { barTitle, code, enquiry, pageHeader, paragraphs, seo, text } from "../fields";

/** What both overview pages hold. */
const overviewPageSchema = z.strictObject({
  seo,
  code,
  menuTitle: barTitle,
  menuLead: text("The sentence in the header's drop-down.", 90),
  menuAll: text("The link to this page in the drop-down.", 30),
  header: pageHeader,
  codes: z
    .strictObject({
      note: text("What a sheet's code and its figure in K mean, in a sentence or two.", 200),
      link: text("The link to that sentence, from pages that show a code.", 40),
    })
    .meta({ description: "The key to the codes.", graphqlType: "CodeKey" }),
  notes: z
    .strictObject({
      eyebrow: text("The short label in the margin.", 30),
      heading: text("The heading.", 60),
      paragraphs: paragraphs("The paragraphs."),
    })
    .meta({ description: "The notes under the grid.", graphqlType: "OverviewNotes" }),
  enquiry,
});

/** A section that every page of a kind has: its words are the same on all of them. */
const sharedSection = (description: string) =>
  z
    .strictObject({ label: text("The short label in the margin.", 30), heading: text("The heading.", 60) })
    .meta({ description, graphqlType: "SharedSection" });
const printLabel = text("The button that prints the page.", 30);
const marginLabel = (section: string) => text(`The short label in the margin of the ${section}.`, 30);

/** data/pages/services.yaml: the services page, and the words that every service page shares. */
export const servicesPageSchema = overviewPageSchema.extend({
  sheet: z
    .strictObject({
      facts: z
        .strictObject({
          code: text("Over the sheet code.", 20),
          codes: text("Over the codes and standards.", 20),
          issued: text("Over the documents.", 20),
          areas: text("Over the kinds of building.", 20),
        })
        .meta({ description: "The terms of the title block.", graphqlType: "ServiceFactTerms" }),
      print: printLabel,
      description: marginLabel("description"),
      offerings: sharedSection("The list of offerings."),
      benefits: sharedSection("The list of benefits, on the pages that have one."),
      care: text("The heading of the band about customer care.", 40),
      related: sharedSection("The solutions that belong with the service."),
      questions: sharedSection("The questions."),
    })
    .meta({ description: "The words that every service page shares.", graphqlType: "ServiceSheetWords" }),
});

/** data/pages/solutions.yaml: the solutions page, and the words that every solution page shares. */
export const solutionsPageSchema = overviewPageSchema.extend({
  sheet: z
    .strictObject({
      print: printLabel,
      introduction: marginLabel("introduction"),
      essentials: marginLabel("why-essential list"),
      includes: sharedSection("The list of what our solutions include."),
      closing: marginLabel("closing band"),
      related: sharedSection("The services that belong with the solution."),
    })
    .meta({ description: "The words that every solution page shares.", graphqlType: "SolutionSheetWords" }),
});
