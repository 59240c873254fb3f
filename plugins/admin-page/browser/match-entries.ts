import { canonical, LEAST_LIKENESS, likeness } from "./likeness";

/**
 * Finds out what became of each entry of a list.
 * @param before the entries as they were written
 * @param after the entries as they are to be written
 * @returns for each entry of `after`, the number of the entry of `before` that it is (unchanged, moved, or changed), or -1 if it is new
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): number[] {
  const old = before.map(canonical);
  const now = after.map(canonical);
  const matches = new Array<number>(after.length).fill(-1);
  const left = new Set(before.keys());
  const match = (from: number | undefined, to: number) => {
    if (from === undefined || !left.has(from)) return;
    matches[to] = from;
    left.delete(from);
  };
  const unmatched = () => [...after.keys()].filter((to) => matches[to] === -1);

  for (const to of after.keys()) {
    const same = [...left].filter((from) => old[from] === now[to]);
    const behindPrevious = same.find((from) => from > (matches[to - 1] ?? -1));
    match(behindPrevious ?? same[0], to);
  }
  const alike = unmatched()
    .flatMap((to) => [...left].map((from) => ({ from, to, share: likeness(before[from], after[to]) })))
    .filter(({ share }) => share >= LEAST_LIKENESS)
    .sort((a, b) => b.share - a.share);
  for (const { from, to } of alike) if (matches[to] === -1) match(from, to);
  // an entry that was written anew is behind the same one as before
  for (const to of unmatched()) match((matches[to - 1] ?? -1) + 1, to);
  return matches;
}
