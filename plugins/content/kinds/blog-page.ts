import { group, text } from "../fields";
import { defineKind } from "../kind";
import { enquiry, headedPage } from "../shared-fields";

/** data/pages/blog.yaml: the list of articles, and the strings that every article shares. */
export const blogPage = defineKind({
  files: "pages/blog.yaml",
  typeName: "BlogPageYaml",
  page: "/blog",
  schema: {
    ...headedPage,
    readMore: text("The text on each article's link.", 20),
    labels: group("ArticleStrings", "The labels and headings that every article shares.", {
      contentsHeading: text("The heading of an article's table of contents.", 30),
      faqHeading: text("The heading of an article's questions.", 40),
      shareByWhatsapp: text("The button that passes an article on by WhatsApp.", 30),
      shareOtherwise: text("The button that opens the phone's own share dialog.", 30),
      print: text("The button that prints an article.", 30),
      relatedHeading: text("The heading over the services and solutions an article belongs to.", 60),
      neighboursLabel: text("What the two links below an article are, for people who cannot see them.", 40),
      previousLabel: text("The label of the article before.", 20),
      nextLabel: text("The label of the article after.", 20),
    }),
    enquiry,
  },
});
