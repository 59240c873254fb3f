/** Index of the second row's first card, after one wide and two single cards. */
const SECOND_ROW_START = 3;

/**
 * Chooses the cards of a grid that span two cells, so that all rows are full for any number of cards. In rows of four:
 * - 9 and 10 cards begin and end with a wide card,
 * - 11 cards begin with one,
 * - 8 cards have two more wide cards in the middle row.
 *
 * CSS must not decide this by counting (`:last-child`): the cards would jump while the page is loading.
 * @returns the indexes of the wide cards
 */
export function wideCards(count: number, cellsInRow: 2 | 3 | 4): ReadonlySet<number> {
  const last = count - 1;
  const cellsLeftOver = (cellsInRow - (count % cellsInRow)) % cellsInRow;
  if (cellsInRow === 2) return new Set(cellsLeftOver === 1 ? [last] : []);
  // Full rows of four also get wide cards, as the design shows for eight cards.
  const wanted = cellsInRow === 4 && cellsLeftOver === 0 && count > cellsInRow ? cellsInRow : cellsLeftOver;
  const byPriority = [0, last, SECOND_ROW_START, SECOND_ROW_START + 1];
  return new Set(byPriority.slice(0, wanted).filter((card) => card < count));
}
