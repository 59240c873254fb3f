const clampShare = (share: number) => Math.min(1, Math.max(0, share));

/**
 * @param date "2020-03-11"
 * @returns the position of a date on the scale: 0 is 1 January of the first year, 1 is 1 January of the last
 */
export function dateShare(date: string, firstYear: number, lastYear: number): number {
  const first = Date.UTC(firstYear, 0);
  return clampShare((Date.parse(date) - first) / (Date.UTC(lastYear, 0) - first || 1));
}

/**
 * How far the scale is filled. While an entry passes the reading line, the level goes from the entry's date to the next.
 * @param readingLinePx height in the viewport
 * @param entries their boxes in the viewport, oldest first
 * @param shares the positions of the entries' dates on the scale
 * @returns 0 to 1 (requirements R16.5: clamped 0 to 100 percent)
 */
export function timelineLevel(
  readingLinePx: number,
  entries: readonly Pick<DOMRect, "top" | "height">[],
  shares: readonly number[],
): number {
  const reached = entries.findLastIndex(({ top }) => top <= readingLinePx);
  const entry = entries[reached];
  if (!entry) return 0;
  const start = shares[reached] ?? 0;
  const end = shares[reached + 1] ?? 1;
  const passed = clampShare((readingLinePx - entry.top) / (entry.height || 1));
  return clampShare(start + (end - start) * passed);
}
