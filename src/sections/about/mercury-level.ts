const clampShare = (share: number) => Math.min(1, Math.max(0, share));

/**
 * Where a day is on the tube, whose lowest tick is 1 January of the first year and whose highest that of the last.
 * @param date "2020-03-11"
 * @returns 0 to 1
 */
export function tubeShare(date: string, firstYear: number, lastYear: number): number {
  const first = Date.UTC(firstYear, 0);
  return clampShare((Date.parse(date) - first) / (Date.UTC(lastYear, 0) - first || 1));
}

/**
 * The level of the mercury: it rises through an entry, from the entry's own date to the next one's,
 * while the entry passes the line at which a visitor reads.
 * @param readingLinePx height in the window
 * @param entries their places in the window, oldest first; `shares` their dates' places on the tube
 * @returns 0 to 1, whatever the scroll position (requirements R16.5: clamped 0 to 100 percent)
 */
export function mercuryLevel(
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
