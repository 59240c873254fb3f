import { group, text } from "../fields";
import { defineKind } from "../kind";
import { enquiry, headedPage } from "../shared-fields";

/** data/pages/blog.yaml: the list of articles, and the labels that every article shares. */
export const blogPage = defineKind({
  files: "pages/blog.yaml",
  typeName: "BlogPageYaml",
  page: "/blog",
  schema: {
    ...headedPage,
    labels: group("ArticleLabels", "The headings that every article shares.", {
      faqHeading: text("The heading of an article's questions.", 40),
      relatedHeading: text("The heading over the services and solutions that an article belongs to.", 60),
    }).meta({ mayBeAbsent: true }),
    enquiry,
  },
});
