import { FAQ_ANCHOR } from "../../../src/site/page-anchors";
import { day, text } from "../fields";
import { relatedOfferings } from "../groups";
import { defineKind } from "../kind";
import { draft, menuTitle, picture, questions, sections, seo } from "../shared-fields";

/** data/blog/*.yaml: one file is one article, /blog/<file name> (requirements R12 and R15.1). */
export const articles = defineKind({
  files: "blog/*.yaml",
  typeName: "BlogYaml",
  page: "/blog/*",
  template: "article.tsx",
  anchors: [FAQ_ANCHOR],
  sharePicture: "picture",
  schema: {
    draft,
    seo,
    title: text("The article's heading.", 90).meta({ unique: "site" }),
    menuTitle,
    date: day("The day of publication, shown on the article and in the feed."),
    excerpt: text("The sentences on the article's card.", 220),
    picture: picture("The picture at the top of the article and on its card.", "article"),
    intro: text("The opening paragraph, above the first section.", 500),
    sections: sections("The article's sections, in reading order; the table of contents is made from them."),
    faq: questions("The questions at the end of the article.").length(3).meta({ title: "Questions" }),
    related: relatedOfferings,
  },
});
