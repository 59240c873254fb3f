import { wideCards } from "./wide-cards";

/** Lays out cards as CSS grid does. @returns the number of occupied cells in each row */
function rowsOf(count: number, cellsInRow: 2 | 3 | 4): number[] {
  const wideIndexes = wideCards(count, cellsInRow);
  const rows: number[] = [0];
  for (let index = 0; index < count; index++) {
    const width = wideIndexes.has(index) ? 2 : 1;
    const taken = rows.at(-1) ?? 0;
    if (taken + width > cellsInRow) rows.push(width);
    else rows[rows.length - 1] = taken + width;
  }
  return rows;
}

test("ten cards begin and end with a wide card", () => {
  expect(wideCards(10, 4)).toEqual(new Set([0, 9]));
});

test("eight cards have two more wide cards in the middle row", () => {
  expect(wideCards(8, 4)).toEqual(new Set([0, 3, 4, 7]));
});

/** Counts from 2 on that cover every remainder of a division by two, three and four. */
const COUNTS = Array.from({ length: 13 }, (_, index) => index + 2);

test.each(COUNTS)("%d cards fill all rows of two, three and four cells", (count) => {
  for (const cellsInRow of [2, 3, 4] as const) expect(new Set(rowsOf(count, cellsInRow))).toEqual(new Set([cellsInRow]));
});
