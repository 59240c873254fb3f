/** Cells in a row of the grid at its widest (sheet-grid.module.css). */
const CELLS_IN_ROW = 4;
/** A first row of one double card and two single ones ends here; the fourth card begins the second row. */
const SECOND_ROW_START = 3;

/**
 * Which cards of a grid take two cells, so that any number of cards fills rows of four without a hole:
 * ten and nine begin and end on a double card as drawn, eleven begins on one, eight have two more in the middle row.
 * @param count how many cards there are
 * @returns the positions of the double cards, from 0
 */
export function doubleCards(count: number): ReadonlySet<number> {
  const first = 0;
  const last = count - 1;
  switch (count % CELLS_IN_ROW) {
    case 3:
      return new Set([first]);
    case 2:
      return new Set([first, last]);
    case 1:
      return new Set(count === 1 ? [first] : [first, SECOND_ROW_START, last]);
    default:
      return new Set(count <= CELLS_IN_ROW ? [] : [first, SECOND_ROW_START, SECOND_ROW_START + 1, last]);
  }
}
