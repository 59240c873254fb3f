import { group, text } from "../fields";
import { defineKind } from "../kind";
import { DESCRIPTION_MAX_CHARACTERS, enquiry, headedPage, TITLE_MAX_CHARACTERS } from "../shared-fields";
import { articles } from "./articles";

/** A text of the list's further pages. {page} keeps it different on each page. */
const numbered = (description: string, maxCharacters: number) =>
  text(`${description} {page} stands for the page's number.`, maxCharacters).includes("{page}", {
    error: "has no {page}, which stands for the page's number",
  });

/** data/pages/blog.yaml: the list of articles, and the strings that every article shares. */
export const blogPage = defineKind({
  files: "pages/blog.yaml",
  typeName: "BlogPageYaml",
  page: "/blog",
  schema: {
    ...headedPage,
    pages: group("FurtherPages", "The texts of the list's pages once there are more articles than fit on one.", {
      title: numbered("The title of the second and every further page in search results.", TITLE_MAX_CHARACTERS),
      description: numbered("The two lines under it.", DESCRIPTION_MAX_CHARACTERS),
      menuTitle: numbered("The page's name in breadcrumbs.", 40),
      label: text("What the row of page numbers under the list is, for people who cannot see it.", 40),
      earlier: text("The link to the page with the articles before these.", 30),
      later: text("The link to the page with the articles after these.", 30),
    }).meta({ title: "Further pages" }),
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
  computed: {
    articles: {
      type: "[BlogYaml!]!",
      arguments: "ids: [String!]!",
      resolve: (_, { ids }: { readonly ids: readonly string[] }, { nodeModel }) =>
        nodeModel.getNodesByIds({ ids, type: articles.typeName }),
    },
  },
});
