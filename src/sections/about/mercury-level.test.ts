import { mercuryLevel, tubeShare } from "./mercury-level";

const SHARES = [0.1, 0.8, 0.9];
const at = (scrolledPx: number) => [0, 200, 400].map((topPx) => ({ top: topPx - scrolledPx, height: 200 }));

describe("mercuryLevel", () => {
  it("is empty above the first entry", () => expect(mercuryLevel(100, at(-150), SHARES)).toBe(0));

  it("is at an entry's date when its top reaches the line", () => {
    expect(mercuryLevel(0, at(0), SHARES)).toBeCloseTo(0.1);
    expect(mercuryLevel(0, at(200), SHARES)).toBeCloseTo(0.8);
  });

  it("rises to the next date while an entry passes the line", () => expect(mercuryLevel(0, at(100), SHARES)).toBeCloseTo(0.45));

  it("is full below the last entry", () => {
    expect(mercuryLevel(0, at(600), SHARES)).toBe(1);
    expect(mercuryLevel(0, at(99999), SHARES)).toBe(1);
  });

  it("never falls on scrolling down, and stays between 0 and 1", () => {
    const levels = Array.from({ length: 200 }, (_, step) => mercuryLevel(300, at(step * 10 - 600), SHARES));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(Math.min(...levels)).toBe(0);
    expect(Math.max(...levels)).toBe(1);
  });

  it("is empty without entries", () => expect(mercuryLevel(0, [], [])).toBe(0));
});

describe("tubeShare", () => {
  it.each([
    ["2015-01-01", 0],
    ["2018-01-01", 0.5],
    ["2021-01-01", 1],
    ["2021-11-15", 1],
    ["2014-06-01", 0],
  ])("puts %s at %d of 2015 to 2021", (date, share) => expect(tubeShare(date, 2015, 2021)).toBeCloseTo(share, 2));

  it("keeps the dates of a single year within the tube", () => expect(tubeShare("2015-06-01", 2015, 2015)).toBe(1));
});
