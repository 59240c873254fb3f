/**
 * Control characters, characters without width, and those that only one word processor knows. Line breaks stay, and so
 * do the joiners of emoji and of the scripts of India.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}](?<!\P{ASCII}[\u200C\u200D])/gu;
/** A line break of a word processor, between two words. */
const OTHER_BREAK = /[\v\f\u2028\u2029]/g;
/** No-break spaces where YAML and JSON need spaces: before a line's text, after a colon, and before a quotation mark. */
const NO_BREAK_SPACE = /(?<=^[\s-]*)\u00A0|(?<=:)\u00A0|\u00A0(?=\s*")/gm;

/** @returns the text without what nobody sees in it: pasted from another program, or a mark of the encoding */
export const cleanText = (text: string): string => text.replace(OTHER_BREAK, " ").replace(INVISIBLE, "").replace(NO_BREAK_SPACE, " ");

/** @returns the value with trimmed texts, and without empty ones: `""`, null, `[]` and `{}` are the same as absent */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
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
