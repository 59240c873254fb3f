/** Control, zero-width and private-use characters, and halves of emoji. Excludes line breaks, and the joiners in emoji and Indic scripts. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}](?<!\P{ASCII}[\u200C\u200D])/gu;
/** Line breaks of word processors. */
const OTHER_BREAK = /[\v\f\u2028\u2029]/g;
/** No-break spaces where YAML, JSON and Markdown require spaces: at either end of a line, after a field's name or ##, before a quotation mark. */
const NO_BREAK_SPACE = /(?<=^[\s#-]*(?:["\w]+:)?)\u00A0|\u00A0(?=\s*(?:"|$))/gm;

const withoutInvisible = (text: string) => text.replace(OTHER_BREAK, " ").replace(INVISIBLE, "");

/** @returns a file's text without invisible characters, such as pasted ones or a byte order mark */
export const cleanText = (text: string): string => withoutInvisible(text).replace(NO_BREAK_SPACE, " ");

/** @returns the text as HTML shows it, with single spaces */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A bullet or number without text. Its text may be on the next line, which is then indented. */
const EMPTY_BULLET = /^[ \t>]*(?:[-+*]|\d+[.)])[ \t]*$(?!\n[ \t]+\S)\n?/gm;

/** Removes bullets without text. Below a line of text, Markdown would read a lone `-` as the underline of a heading. */
export const withoutEmptyBullets = (markdown: string): string => markdown.replace(EMPTY_BULLET, "");

/**
 * Trims texts and removes empty values: `""`, null, `[]` and `{}` count as absent. Also removes invisible characters, which
 * /admin writes as escapes: `\v`.
 */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === "string") return withoutInvisible(value).trim() || undefined;
  if (Array.isArray(value)) {
    const entries = value.map(withoutEmpty);
    return entries.length > 0 && entries.some((entry) => entry !== undefined) ? entries : undefined;
  }
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const kept = withoutEmpty(field);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
