import { z } from "zod";
import {
  barTitle,
  button,
  code,
  drawing,
  enquiry,
  MINIMUM_PICTURE_SIZES,
  pageHeader,
  paragraphs,
  picture,
  sample,
  seo,
  statistics,
  text,
} from "../fields";

const eyebrow = text("The short label in the margin.", 30);
const heading = text("The heading.", 90);

/** The drawn icons that an about box can carry (src/components/box-icon.tsx). */
export const BOX_ICONS = ["drawing", "supply", "commission", "maintain", "train", "automate"] as const;

/** data/pages/about.yaml: the about page (requirements R7). */
export const aboutPageSchema = z.strictObject({
  seo,
  code,
  menuTitle: barTitle,
  header: pageHeader,
  intro: z
    .strictObject({
      eyebrow,
      heading,
      paragraphs: paragraphs("Two paragraphs."),
      boxes: z
        .array(
          z
            .strictObject({
              icon: z.enum(BOX_ICONS).meta({ description: "The drawing in the box.", graphqlType: "BoxIcon" }),
              title: text("One word.", 30),
              text: text("A sentence.", 160),
            })
            .meta({ graphqlType: "IconBox" }),
        )
        .min(1)
        .meta({ description: "The boxes under the text." }),
    })
    .meta({ description: "What the company does.", graphqlType: "AboutIntro" }),
  statistics: statistics(6, "The statistics grid."),
  visionMission: z
    .strictObject({
      eyebrow,
      vision: z.strictObject({ heading, text: text("The vision.") }).meta({ description: "The vision.", graphqlType: "Statement" }),
      mission: z.strictObject({ heading, text: text("The mission.") }).meta({ description: "The mission.", graphqlType: "Statement" }),
    })
    .meta({ description: "Vision and mission.", graphqlType: "AboutVisionMission" }),
  experts: z
    .strictObject({ eyebrow, heading, lead: text("The sentence under the heading.") })
    .meta({ description: "The experts grid; the people are in data/team.yaml.", graphqlType: "AboutExperts" }),
  sustainability: z
    .strictObject({
      eyebrow,
      heading,
      paragraphs: paragraphs("The paragraphs."),
      button: button("The button."),
      drawing: drawing("The line drawing beside the text."),
    })
    .meta({ description: "The sustainability band.", graphqlType: "AboutSustainability" }),
  whoWeAre: z
    .strictObject({ eyebrow, heading, paragraphs: paragraphs("The paragraphs.") })
    .meta({ description: "Who we are.", graphqlType: "AboutText" }),
  timeline: z
    .strictObject({ eyebrow, heading })
    .meta({ description: "The timeline's heading; its entries are in data/timeline.yaml.", graphqlType: "SectionHeading" }),
  team: z
    .strictObject({ eyebrow, heading, paragraphs: paragraphs("The paragraphs."), picture: picture("The picture beside the text.") })
    .meta({ description: "Our Team.", graphqlType: "AboutTeam" }),
  quality: z
    .strictObject({
      eyebrow,
      heading,
      paragraphs: paragraphs("The paragraphs."),
      commitments: z.array(text("A commitment.")).min(1).meta({ description: "The policy's commitments." }),
    })
    .meta({ description: "The quality policy.", graphqlType: "AboutQuality" }),
  certificate: z
    .strictObject({
      heading,
      text: text("The sentence under it."),
      picture: picture("The certificate.", MINIMUM_PICTURE_SIZES.certificate),
      sample,
    })
    .meta({ description: "The certificate of registration.", graphqlType: "AboutCertificate" }),
  committed: z
    .strictObject({ eyebrow, heading, items: z.array(text("A promise.")).min(1).meta({ description: "The promises." }) })
    .meta({ description: "What clients can hold us to.", graphqlType: "AboutCommitted" }),
  ratings: z
    .strictObject({
      eyebrow,
      heading,
      picture: picture("The ratings picture.", MINIMUM_PICTURE_SIZES.ratings),
      caption: text("The line under it."),
      sample,
    })
    .meta({ description: "The ratings.", graphqlType: "AboutRatings" }),
  testimonials: z
    .strictObject({ eyebrow, heading })
    .meta({ description: "The testimonials' heading; the words are in data/testimonials.json.", graphqlType: "SectionHeading" }),
  enquiry,
});
