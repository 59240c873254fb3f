import { FAQ_ANCHOR } from "../../../src/site/page-anchors";
import { derivedPage, pageDefaults } from "../derived-page";
import { relatedOfferings } from "../families";
import { day, text } from "../fields";
import { defineKind } from "../kind";
import { draft, picture, questions, sections } from "../shared-fields";

const derived = derivedPage("excerpt");

/** data/blog/*.yaml: one file is one article, /blog/<file name> (requirements R12 and R15.1). */
export const articles = defineKind({
  files: "blog/*.yaml",
  typeName: "BlogYaml",
  page: "/blog/*",
  template: "article.tsx",
  anchors: [FAQ_ANCHOR],
  sharePicture: "picture",
  withDefaults: pageDefaults("excerpt"),
  schema: {
    draft,
    seo: derived.seo,
    title: text("The article's heading.", 90).meta({ unique: "site" }),
    menuTitle: derived.menuTitle,
    date: day("The day of publication, shown on the article and in the feed."),
    excerpt: text("The sentences on the article's card.", 220),
    picture: picture("The picture at the top of the article and on its card.", "article"),
    intro: text("The opening paragraph, above the first section.", 500),
    sections: sections("The article's sections, in reading order; the table of contents is made from them."),
    faq: questions("The questions at the end of the article.").length(3).meta({ title: "Questions" }),
    related: relatedOfferings,
  },
});
