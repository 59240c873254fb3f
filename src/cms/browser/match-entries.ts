import { canonical, entryLikeness } from "./likeness";

/** Two entries that have fewer words in common are not taken for versions of each other, unless they are in the same place. */
const LIKE_ENTRY = 0.5;

/** The longest run of entries that both lists have in the same order, as pairs of numbers (longest common subsequence). */
function unmovedEntries(before: readonly string[], after: readonly string[]): (readonly [before: number, after: number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = before[i] === after[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/**
 * Finds out what became of each entry of a list.
 * @param before the entries as they were written
 * @param after the entries as they are to be written
 * @returns for each entry of `after`, the number of the entry of `before` that it is (unchanged, moved, or changed); undefined if it is new
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const old = before.map(canonical);
  const now = after.map(canonical);
  const unmoved = unmovedEntries(old, now);
  const matches = new Array<number | undefined>(after.length).fill(undefined);
  const left = new Set(before.keys());
  const match = (from: number, to: number) => {
    matches[to] = from;
    left.delete(from);
  };
  const unmatched = () => [...after.keys()].filter((to) => matches[to] === undefined);

  for (const [from, to] of unmoved) match(from, to);
  for (const to of unmatched()) {
    const moved = [...left].find((from) => old[from] === now[to]);
    if (moved !== undefined) match(moved, to);
  }
  const alike = unmatched()
    .flatMap((to) => [...left].map((from) => ({ from, to, likeness: entryLikeness(before[from], after[to]) })))
    .filter(({ likeness }) => likeness >= LIKE_ENTRY)
    .sort((a, b) => b.likeness - a.likeness);
  for (const { from, to } of alike) if (left.has(from) && matches[to] === undefined) match(from, to);
  // an entry that was written anew is between the same neighbours
  const unmovedBefore = (place: number, side: 0 | 1) => unmoved.filter((pair) => pair[side] < place).length;
  for (const to of unmatched()) {
    const inPlace = [...left].find((from) => unmovedBefore(from, 0) === unmovedBefore(to, 1));
    if (inPlace !== undefined) match(inPlace, to);
  }
  return matches;
}
