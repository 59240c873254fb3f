/** How much two versions of a text have in common, wherever it is: an entry that was inserted in front moves all others. */

type Group = { readonly [key: string]: unknown };

/** @returns whether a value is a group of fields */
export const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @returns the value as a text that is the same for two values that say the same: the order of keys is no difference,
 *   nor are spaces and line ends at the end of a text, which no editor sees, nor is a switch that is off
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (isGroup(value)) {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined && value[key] !== false);
    return `{${keys
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
      .join()}}`;
  }
  return JSON.stringify(typeof value === "string" ? value.trimEnd() : value) ?? "null";
}

/** The parts of a value, each with its keys in front but without its number in a list. */
function parts(value: unknown, split: (text: string) => readonly string[], place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => parts(item, split, `${place}/`));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, item]) => parts(item, split, `${place}/${key}`));
  return split(String(value)).map((part) => `${place}=${part}`);
}

/** Dice's coefficient of two collections, from 0 (nothing in common) to 1 (the same). */
function shareOf(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const part of a) left.set(part, (left.get(part) ?? 0) + 1);
  let common = 0;
  for (const part of b) {
    const count = left.get(part) ?? 0;
    if (count > 0) common += 1;
    left.set(part, count - 1);
  }
  return a.length + b.length === 0 ? 1 : (2 * common) / (a.length + b.length);
}

const wholeText = (text: string) => [text.trimEnd()];
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** @returns from 0 to 1: how many texts and numbers two files have in common */
export const fileLikeness = (a: unknown, b: unknown): number => shareOf(parts(a, wholeText), parts(b, wholeText));

/** @returns from 0 to 1: how many words two entries of a list have in common */
export const entryLikeness = (a: unknown, b: unknown): number => shareOf(parts(a, wordsOf), parts(b, wordsOf));
