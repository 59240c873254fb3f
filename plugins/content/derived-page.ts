import { group } from "./fields";
import type { Kind } from "./kind";
import {
  DESCRIPTION_MAX_CHARACTERS,
  DESCRIPTION_MIN_CHARACTERS,
  MENU_TITLE_MAX_CHARACTERS,
  menuTitle,
  seo,
  TITLE_MAX_CHARACTERS,
} from "./shared-fields";
import { isObject } from "./walk-fields";

/** @returns a text in one line. A text that is too long ends with its last whole word that fits, and an ellipsis */
function cutAtWord(text: unknown, maxCharacters: number): string | undefined {
  if (typeof text !== "string") return undefined;
  const line = text.replace(/\s+/g, " ");
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters - 1).replace(/[\s,;:.–-]+\S*$/, "")}…` : line;
}

/**
 * The fields of every page, which editors may leave out: they follow from the title and another text (`pageDefaults`).
 * @param summary the field with that text
 */
export const derivedPage = (summary: string) => ({
  seo: group("Seo", `What search engines and shared links show, if it differs from the title and the ${summary}.`, {
    title: seo.shape.title.meta({
      derivedFrom: "title",
      description: "The title in search results and browser tabs. Without it: the title.",
    }),
    description: seo.shape.description.meta({
      derivedFrom: summary,
      description: `The two lines under the title in search results. Without it: the ${summary}, which then needs ${DESCRIPTION_MIN_CHARACTERS} characters.`,
    }),
  }).meta({ title: "Search engines", derivedFrom: "title" }),
  menuTitle: menuTitle.meta({ derivedFrom: "title", description: "The short name used in breadcrumbs. Without it: the title." }),
});

/**
 * Fills the fields of `derivedPage`. The page's head adds the company's name to the title (src/seo/document-title.ts).
 * @param summary the field with the text for the description
 */
export const pageDefaults =
  (summary: string): Kind["withDefaults"] =>
  (page) => {
    const { title, seo: written = {} } = page;
    const description = cutAtWord(page[summary], DESCRIPTION_MAX_CHARACTERS) ?? "";
    const texts = {
      title: cutAtWord(title, TITLE_MAX_CHARACTERS),
      description: description.length < DESCRIPTION_MIN_CHARACTERS ? undefined : description,
    };
    return {
      menuTitle: cutAtWord(title, MENU_TITLE_MAX_CHARACTERS),
      ...page,
      seo: isObject(written) ? { ...texts, ...written } : written,
    };
  };
