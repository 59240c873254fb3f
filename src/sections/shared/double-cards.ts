/** A first row of one double card and two single ones ends here; the fourth card begins the second row. */
const SECOND_ROW_START = 3;

/**
 * Which cards of a grid take two cells, so that any number of cards fills its rows without a hole: in rows of four, ten and nine begin and
 * end on a double card as drawn, eleven begins on one, eight have two more in the middle row. The page's markup says which: a style that
 * counts the cards (`:last-child`) is wrong, and its cards jump, until the last of them has arrived.
 * @returns the positions of the double cards, from 0
 */
export function doubleCards(count: number, cellsInRow: 2 | 3 | 4): ReadonlySet<number> {
  const last = count - 1;
  const cellsLeftOver = (cellsInRow - (count % cellsInRow)) % cellsInRow;
  if (cellsInRow === 2) return new Set(cellsLeftOver === 1 ? [last] : []);
  // several rows of four without a hole have double cards all the same, as eight are drawn
  const wanted = cellsInRow === 4 && cellsLeftOver === 0 && count > cellsInRow ? cellsInRow : cellsLeftOver;
  const byTurn = [0, last, SECOND_ROW_START, SECOND_ROW_START + 1];
  return new Set(byTurn.slice(0, wanted).filter((card) => card < count));
}
