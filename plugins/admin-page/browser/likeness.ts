/** How much two versions of a text have in common, wherever it is: an entry that was inserted in front moves all others. */

type Group = { readonly [key: string]: unknown };

/** @returns whether a value is a group of fields */
export const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @returns the value as a text that is the same for two values that say the same: the order of keys is no difference,
 *   nor are spaces and line ends at the end of a text, which no editor sees, nor is a switch that is off
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === "string") return part.trimEnd();
    return isGroup(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, item]) => item !== false)
            .sort(),
        )
      : part;
  });

/** The words of a value, each with the keys of its place in front but without its number in a list. */
function wordsOf(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, `${place}/`));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, item]) => wordsOf(item, `${place}/${key}`));
  return (String(value).match(/\S+/g) ?? []).map((word) => `${place}=${word}`);
}

/** Two values that have fewer words in common are not taken for versions of each other; two files of a folder have up to 0.42. */
export const LEAST_LIKENESS = 0.5;

/** @returns from 0 to 1: how many words two files, or two entries of a list, have in common (Dice's coefficient) */
export function likeness(one: unknown, other: unknown): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return a.length + b.length === 0 ? 1 : (2 * common) / (a.length + b.length);
}
