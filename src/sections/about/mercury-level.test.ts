import { mercuryLevel, tubeShare } from "./mercury-level";

const SHARES = [0.1, 0.8, 0.9];
const at = (scrolledPx: number) => [0, 200, 400].map((topPx) => ({ top: topPx - scrolledPx, height: 200 }));

test.each([
  ["is empty above the first entry", -250, 0],
  ["is at the first date when the first entry reaches the line", 0, 0.1],
  ["rises to the next date while an entry passes the line", 100, 0.45],
  ["is at the next date when the next entry reaches the line", 200, 0.8],
  ["is full below the last entry", 600, 1],
])("the mercury %s", (_, scrolledPx, level) => {
  expect(mercuryLevel(0, at(scrolledPx), SHARES)).toBeCloseTo(level);
});

test("the mercury is empty without entries", () => expect(mercuryLevel(0, [], [])).toBe(0));

test.each([
  ["2014-06-01", 0],
  ["2015-01-01", 0],
  ["2018-01-01", 0.5],
  ["2021-01-01", 1],
  ["2021-11-15", 1],
])("%s is at %d of a tube from 2015 to 2021", (date, share) => expect(tubeShare(date, 2015, 2021)).toBeCloseTo(share, 2));

test("the dates of a single year are within the tube", () => expect(tubeShare("2015-06-01", 2015, 2015)).toBe(1));
