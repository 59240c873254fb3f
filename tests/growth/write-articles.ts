import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { type Article, articleSchema } from "../../plugins/site-data/schema/article";

const WRITTEN = /^growth-\d+\.yaml$/;
/** gatsby-transformer-yaml takes an unquoted date for a time. */
const YAML_OF_PAGES = { version: "1.1", lineWidth: 100 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
/** Links lead to anchors that another article does not have; tables and lists are kept whole. */
const isMovable = (paragraph: string) => !paragraph.includes("](");
const paragraphsOf = (body: string) => body.trim().split(/\n\n+/).filter(isMovable);

/** Numbers that look random and are the same on every machine (Numerical Recipes, section 7.1: a linear congruential generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An article of the same length and make as those of data/blog, mixed from their paragraphs; no two are alike. */
function articleOf(number: number, models: readonly Article[]): Article {
  const next = numbersFrom(number);
  const anyOf = <Item>(list: readonly Item[]): Item => {
    const item = list[next(list.length)];
    if (item === undefined) throw new Error("data/blog holds no article to mix others from.");
    return item;
  };
  const model = anyOf(models);
  const paragraphs = models.flatMap(({ sections }) => sections.flatMap(({ body }) => paragraphsOf(body)));
  return {
    ...model,
    seo: {
      title: `Note ${number} for the site office | Kelvin`,
      description: `Note number ${number}, mixed from the paragraphs of the others, so that no two of these notes say the same.`,
    },
    code: codeOf(number),
    title: `Note ${number}: ${anyOf(models).title}`.slice(0, 90),
    menuTitle: `Note ${number}`,
    date: new Date(FIRST_DAY_MS + number * DAY_MS).toISOString().slice(0, 10),
    excerpt: `Note ${number}. ${anyOf(models).excerpt}`.slice(0, 220),
    intro: `Note ${number}. ${anyOf(models).intro}`.slice(0, 500),
    picture: anyOf(models).picture,
    sections: model.sections.map((section, index) => {
      const body = paragraphsOf(section.body).map(() => anyOf(paragraphs));
      return { ...section, body: [`Of note ${number}, part ${index + 1}.`, ...body].join("\n\n") };
    }),
    faq: model.faq.map(({ answer }) => ({ question: `Note ${number}: ${anyOf(anyOf(models).faq).question}`.slice(0, 140), answer })),
    related: anyOf(models).related,
  };
}

const codeOf = (number: number) => `N-${String(number).padStart(3, "0")}`;

/**
 * Gives a copy of the project so many articles more than it has of its own.
 * @param site the copy's folder
 * @param count how many; those that an earlier call wrote are counted in
 */
export function writeArticles(site: string, count: number): void {
  const folder = path.join(site, "data/blog");
  const models = z.array(articleSchema).parse(
    readdirSync(folder)
      .filter((name) => name.endsWith(".yaml") && !WRITTEN.test(name))
      .map((name) => parse(readFileSync(path.join(folder, name), "utf8"))),
  );
  for (let number = 0; number < count; number += 1)
    writeFileSync(path.join(folder, `growth-${number}.yaml`), stringify(articleOf(number, models), YAML_OF_PAGES));
}
