import { dateShare, timelineLevel } from "./timeline-level";

const SHARES = [0.1, 0.8, 0.9];
const at = (scrolledPx: number) => [0, 200, 400].map((topPx) => ({ top: topPx - scrolledPx, height: 200 }));

test.each([
  ["is 0 above the first entry", -250, 0],
  ["is at the first date when the first entry reaches the line", 0, 0.1],
  ["goes to the next date while an entry passes the line", 100, 0.45],
  ["is at the next date when the next entry reaches the line", 200, 0.8],
  ["is 1 below the last entry", 600, 1],
])("the level %s", (_, scrolledPx, level) => {
  expect(timelineLevel(0, at(scrolledPx), SHARES)).toBeCloseTo(level);
});

test("the level is 0 without entries", () => expect(timelineLevel(0, [], [])).toBe(0));

test.each([
  ["2014-06-01", 0],
  ["2015-01-01", 0],
  ["2018-01-01", 0.5],
  ["2021-01-01", 1],
  ["2021-11-15", 1],
])("%s is at %d of a scale from 2015 to 2021", (date, share) => expect(dateShare(date, 2015, 2021)).toBeCloseTo(share, 2));

test("the dates of a single year are within the scale", () => expect(dateShare("2015-06-01", 2015, 2015)).toBe(1));
