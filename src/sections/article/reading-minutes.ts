/** Adults read 175 to 300 words of non-fiction a minute (Brysbaert 2019). Figures and checklists slow them down. */
const WORDS_READ_PER_MINUTE = 200;

type Article = Pick<Queries.ArticleHeadFragment, "intro" | "sections" | "faq">;

/** @returns how long an article takes to read, from the word count of its HTML */
export function readingMinutes({ intro, sections, faq }: Article): number {
  const html = [intro, ...sections.map(({ body }) => body), ...faq.map(({ answer }) => answer)].join(" ");
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_READ_PER_MINUTE));
}
