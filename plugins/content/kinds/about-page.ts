import * as z from "zod";
import { STRENGTHS_ANCHOR } from "../../../src/site/page-anchors";
import { drawing, group, list, text } from "../fields";
import { defineKind } from "../kind";
import { barPage, button, enquiry, label, pageHeader, paragraphs, picture, statistics } from "../shared-fields";

const heading = text("The heading.", 90);
const sectionHeading = { label, heading };

/** The icons of src/components/box-icon.tsx. */
const BOX_ICONS = ["drawing", "supply", "commission", "maintain", "train", "automate"] as const;

/** data/pages/about.yaml: the about page (requirements R7). */
export const aboutPage = defineKind({
  files: "pages/about.yaml",
  typeName: "AboutPageYaml",
  page: "/about",
  anchors: [STRENGTHS_ANCHOR],
  sharePicture: "header.picture",
  schema: {
    ...barPage,
    header: group("AboutHeader", "The top of the page.", {
      ...pageHeader.shape,
      picture: picture("The large picture under the title."),
    }),
    intro: group("AboutIntro", "What the company does.", {
      ...sectionHeading,
      paragraphs: paragraphs("Two paragraphs."),
      boxes: list("IconBox", "The boxes under the text.", {
        icon: z.enum(BOX_ICONS).meta({ description: "The drawing in the box.", graphqlType: "BoxIcon" }),
        title: text("One word.", 30),
        text: text("A sentence.", 160),
      }).min(1),
    }),
    statistics: statistics(6, "The statistics grid."),
    visionMission: group("AboutVisionMission", "Vision and mission.", {
      label,
      vision: group("Statement", "The vision.", { heading, text: text("The vision.") }),
      mission: group("Statement", "The mission.", { heading, text: text("The mission.") }),
    }),
    experts: group("AboutExperts", "The experts grid; the people are in data/team.yaml.", {
      ...sectionHeading,
      lead: text("The sentence under the heading."),
    }).meta({ mayBeAbsent: true }),
    sustainability: group("AboutSustainability", "The sustainability band.", {
      ...sectionHeading,
      paragraphs: paragraphs("The paragraphs."),
      button: button("The button."),
      drawing: drawing("The line drawing beside the text."),
    }),
    whoWeAre: group("AboutText", "Who we are.", { ...sectionHeading, paragraphs: paragraphs("The paragraphs.") }),
    timeline: group("SectionHeading", "The timeline's heading; its entries are in data/timeline.yaml.", sectionHeading),
    team: group("AboutText", "Our Team.", { ...sectionHeading, paragraphs: paragraphs("The paragraphs.") }),
    quality: group("AboutQuality", "The quality policy.", {
      ...sectionHeading,
      paragraphs: paragraphs("The paragraphs."),
      commitments: z.array(text("A commitment.")).min(1).meta({ description: "The policy's commitments." }),
    }),
    certificate: group("AboutCertificate", "The certificate of registration.", {
      heading,
      text: text("The sentence under it."),
      picture: picture("The certificate.", "certificate"),
    }),
    committed: group("AboutCommitted", "What clients can hold us to.", {
      ...sectionHeading,
      items: z.array(text("A promise.")).min(1).meta({ description: "The promises." }),
    }),
    ratings: group("AboutRatings", "The ratings.", {
      ...sectionHeading,
      picture: picture("The ratings picture.", "ratings"),
      caption: text("The line under it."),
    }),
    testimonials: group(
      "SectionHeading",
      "The testimonials' heading; the testimonials are in data/testimonials.json.",
      sectionHeading,
    ).meta({ mayBeAbsent: true }),
    enquiry,
  },
});
