import { STRENGTHS_ANCHOR } from "../../../src/site/page-anchors";
import { offering } from "../families";
import { group, list, text } from "../fields";
import { defineKind } from "../kind";
import { barPage, button, enquiry, label, markers, paragraphs, picture, statistics } from "../shared-fields";

const sectionHeading = { label, heading: text("The heading.", 90) };

/** data/pages/home.yaml: the home page (requirements R6). */
export const homePage = defineKind({
  files: "pages/home.yaml",
  typeName: "HomePageYaml",
  page: "/",
  anchors: [STRENGTHS_ANCHOR],
  sharePicture: "committed.picture",
  schema: {
    ...barPage,
    welcome: group("Welcome", "The text over the slideshow.", {
      kicker: text("The small line over the heading.", 60),
      heading: text("The welcome heading.", 60),
      lead: text("The sentences under it."),
      button: button("The amber button."),
      buttonSecondary: button("The outlined button."),
      note: text("The small line under the buttons.", 80),
    }),
    slides: list("Slide", "The slideshow: six slides.", {
      offering: offering.meta({ description: "The service or solution on this slide: its file name without .yaml.", unique: "file" }),
      // A slide whose page is not published is left out.
      title: text("The slide's short name, on the button that shows it.", 14).meta({ mayBeAbsent: true }),
    }).length(6),
    achievements: statistics(4, "The achievement counters."),
    committed: group("Commitment", "What the company is committed to.", {
      ...sectionHeading,
      paragraphs: paragraphs("Two paragraphs."),
      picture: picture("The picture."),
      markers: markers.optional(),
    }),
    legacy: group("HomeLegacy", "The tables of services and solutions.", {
      ...sectionHeading,
      paragraphs: paragraphs("Two paragraphs."),
      servicesHeading: text("The heading over the services.", 40),
      solutionsHeading: text("The heading over the solutions.", 40),
      link: button("The link under the tables.", 60),
    }),
    reviews: group("SectionHeading", "The heading over the reviews; they are in data/reviews.json.", {
      label,
      heading: text("The heading.", 60),
    }).meta({ mayBeAbsent: true }),
    enquiry,
  },
});
