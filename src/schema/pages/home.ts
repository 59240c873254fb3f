import { z } from "zod";
import { barTitle, button, callouts, code, enquiry, link, paragraphs, picture, seo, statistics, text } from "../fields";

const eyebrow = text("The short label in the margin.", 30);

/** data/pages/home.yaml: the home page (requirements R6). */
export const homePageSchema = z.strictObject({
  seo,
  code,
  menuTitle: barTitle,
  welcome: z
    .strictObject({
      kicker: text("The small line over the heading.", 60),
      heading: text("The welcome heading.", 60),
      lead: text("The sentences under it."),
      button: button("The amber button."),
      buttonSecondary: button("The outlined button."),
      note: text("The small line under the buttons.", 80),
    })
    .meta({ description: "The words over the slideshow.", graphqlType: "Welcome" }),
  slides: z
    .array(
      z
        .strictObject({
          entry: z
            .string()
            .regex(/^[a-z0-9-]+$/, "is not a file name such as hvac-services")
            .meta({ description: "The service or solution on this slide: its file name without .yaml.", graphqlRole: "entries" }),
          title: text("The short name on the slide's mark.", 14),
        })
        .meta({ graphqlType: "Slide" }),
    )
    .length(6)
    .meta({ description: "The slideshow: six slides." }),
  slidesKey: text("What the codes and the figures in K on the slides' marks mean.", 160),
  achievements: statistics(4, "The achievement counters."),
  committed: z
    .strictObject({
      eyebrow,
      heading: text("The heading.", 90),
      paragraphs: paragraphs("Two paragraphs."),
      picture: picture("The picture."),
      callouts,
    })
    .meta({ description: "Section 1.0.", graphqlType: "HomeCommitted" }),
  legacy: z
    .strictObject({
      eyebrow,
      heading: text("The heading.", 90),
      paragraphs: paragraphs("Two paragraphs."),
      servicesHeading: text("The heading over the services.", 40),
      solutionsHeading: text("The heading over the solutions.", 40),
      link: z
        .strictObject({ label: text("The words.", 60), href: link("Where it leads.") })
        .meta({ description: "The link under the register.", graphqlType: "ButtonLink" }),
    })
    .meta({ description: "Section 2.0, the register of services and solutions.", graphqlType: "HomeLegacy" }),
  reviews: z
    .strictObject({ eyebrow, heading: text("The heading.", 60) })
    .meta({ description: "Section 3.0.", graphqlType: "SectionHeading" }),
  enquiry,
});
