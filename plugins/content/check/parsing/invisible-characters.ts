/** Names of characters that programs put into copied text. */
const NAMES: Readonly<Record<string, string>> = {
  "\u000B": "a line break of a word processor",
  "\u00A0": "a no-break space",
  "\u00AD": "a soft hyphen",
  "\u200B": "a zero-width space",
  "\u200C": "a zero-width non-joiner",
  "\u200D": "a zero-width joiner",
  "\u200E": "a mark of writing direction",
  "\u200F": "a mark of writing direction",
  "\u2028": "a line separator",
  "\u2029": "a paragraph separator",
  "\u2060": "a word joiner",
  "\uFEFF": "a byte-order mark",
};

/**
 * Characters that no page should have: control characters, separators, characters without width, characters that
 * only one typeface knows (bullets of a word processor), and blank letters.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Emoji and the scripts of India join characters with these. */
const JOINED = /(?<=\P{ASCII})[\u200C\u200D]/gu;

const codePoint = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** @returns the character's name: "a zero-width space (U+200B)" */
export function invisibleCharacter(character: string): string {
  return `${NAMES[character] ?? "an invisible character"} (${codePoint(character)})`;
}

/** @returns the first invisible character of a text, and its place in it; undefined if there is none */
export function findInvisibleCharacter(text: string): { readonly index: number; readonly name: string } | undefined {
  const index = text.replace(JOINED, " ").search(INVISIBLE);
  const [character] = index < 0 ? [] : [...text.slice(index)];
  return character === undefined ? undefined : { index, name: invisibleCharacter(character) };
}
