import { FAQ_ANCHOR } from "../../../src/site/page-anchors";
import { relatedOfferings } from "../families";
import { day, group, text } from "../fields";
import { defineKind, type Kind } from "../kind";
import {
  DESCRIPTION_MAX_CHARACTERS,
  DESCRIPTION_MIN_CHARACTERS,
  draft,
  MENU_TITLE_MAX_CHARACTERS,
  menuTitle,
  picture,
  questions,
  sections,
  seo,
  TITLE_MAX_CHARACTERS,
} from "../shared-fields";
import { isObject } from "../walk-fields";

/** @returns a text in one line. A text that is too long ends with its last whole word that fits, and an ellipsis */
function cutAtWord(text: unknown, maxCharacters: number): string | undefined {
  if (typeof text !== "string") return undefined;
  const line = text.replace(/\s+/g, " ");
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters - 1).replace(/[\s,;:.–-]+\S*$/, "")}…` : line;
}

/** The page's head adds the company's name to the title (src/seo/document-title.ts). */
const withDefaults: Kind["withDefaults"] = (article) => {
  const { title, excerpt, seo: written = {} } = article;
  const description = cutAtWord(excerpt, DESCRIPTION_MAX_CHARACTERS) ?? "";
  const texts = {
    title: cutAtWord(title, TITLE_MAX_CHARACTERS),
    description: description.length < DESCRIPTION_MIN_CHARACTERS ? undefined : description,
  };
  return {
    menuTitle: cutAtWord(title, MENU_TITLE_MAX_CHARACTERS),
    ...article,
    seo: isObject(written) ? { ...texts, ...written } : written,
  };
};

/** data/blog/*.yaml: one file is one article, /blog/<file name> (requirements R12 and R15.1). */
export const articles = defineKind({
  files: "blog/*.yaml",
  typeName: "BlogYaml",
  page: "/blog/*",
  template: "article.tsx",
  anchors: [FAQ_ANCHOR],
  sharePicture: "picture",
  withDefaults,
  schema: {
    draft,
    seo: group("Seo", "What search engines and shared links show, if it differs from the title and the excerpt.", {
      title: seo.shape.title.meta({
        derivedFrom: "title",
        description: "The title in search results and browser tabs. Without it: the title.",
      }),
      description: seo.shape.description.meta({
        derivedFrom: "excerpt",
        description: `The two lines under the title in search results. Without it: the excerpt, which then needs ${DESCRIPTION_MIN_CHARACTERS} characters.`,
      }),
    }).meta({ title: "Search engines", derivedFrom: "title" }),
    title: text("The article's heading.", 90).meta({ unique: "site" }),
    menuTitle: menuTitle.meta({ derivedFrom: "title", description: "The short name used in breadcrumbs. Without it: the title." }),
    date: day("The day of publication, shown on the article and in the feed."),
    excerpt: text("The sentences on the article's card.", 220),
    picture: picture("The picture at the top of the article and on its card.", "article"),
    intro: text("The opening paragraph, above the first section.", 500),
    sections: sections("The article's sections, in reading order; the table of contents is made from them."),
    faq: questions("The questions at the end of the article.").length(3).meta({ title: "Questions" }),
    related: relatedOfferings,
  },
});
