import { doubleCards } from "./double-cards";

const CELLS_IN_ROW = 4;

/** Lays cards out as CSS grid does: a card that no longer fits begins a new row. @returns the cells taken in each row */
function rowsOf(count: number): number[] {
  const doubles = doubleCards(count);
  const rows: number[] = [0];
  for (let index = 0; index < count; index++) {
    const width = doubles.has(index) ? 2 : 1;
    const taken = rows.at(-1) ?? 0;
    if (taken + width > CELLS_IN_ROW) rows.push(width);
    else rows[rows.length - 1] = taken + width;
  }
  return rows;
}

test("ten services begin and end on a double card, as drawn", () => {
  expect([...doubleCards(10)]).toEqual([0, 9]);
});

test("eight solutions have two more in the middle row", () => {
  expect([...doubleCards(8)]).toEqual([0, 3, 4, 7]);
});

test.each(Array.from({ length: 23 }, (_, index) => index + 2))("%d cards fill their rows without a hole", (count) => {
  expect(new Set(rowsOf(count))).toEqual(new Set([CELLS_IN_ROW]));
});
