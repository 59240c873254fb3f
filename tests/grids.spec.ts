import { expect, test } from "@playwright/test";
import { doubleCards } from "../src/sections/shared/double-cards";
import { LIGHT_PAGE } from "./routes";

const MOST_CARDS = 40;
/** Rows of one card, two, and three or four. */
const WIDTHS = [320, 390, 768, 1024, 1199, 1200, 1440];

/** The classes that the page would give to the cards of a grid, were there so many. @param grid the name of its style sheet */
const classesOf = (grid: string, count: number): string[] => {
  const doublesOfTwo = doubleCards(count, 2);
  const [name, doubles] = grid === "sheet-grid" ? ["doubleOfFour", doubleCards(count, 4)] : ["doubleOfThree", doubleCards(count, 3)];
  return Array.from({ length: count }, (_, index) =>
    [`${grid}-card`, doublesOfTwo.has(index) && `${grid}-doubleOfTwo`, doubles.has(index) && `${grid}-${name}`].filter(Boolean).join(" "),
  );
};

// the test clones cards, which React would miss
test.use({ javaScriptEnabled: false });

for (const [address, grid] of [
  ["/blog", "article-list"],
  ["/services", "sheet-grid"],
  ["/solutions", "sheet-grid"],
] as const) {
  test(`no number of cards leaves a hole in the grid of ${address}`, async ({ page }) => {
    await page.goto(address);
    const classes = Array.from({ length: MOST_CARDS }, (_, index) => classesOf(grid, index + 1));
    const list = page.locator(`.${grid}-cards`);
    const asPublished = await list.evaluate((cards) => [...cards.children].map((card) => card.className));
    expect(asPublished.map((name) => name.replace(`${grid}-card`, "").trim())).toEqual(
      classesOf(grid, asPublished.length).map((name) => name.replace(`${grid}-card`, "").trim()),
    );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const holes = await list.evaluate(
        (cards, { name, classesByCount }) => {
          const TOLERANCE_PX = 2;
          const card = cards.firstElementChild;
          if (!card) return ["there is no card"];
          const found: string[] = [];
          for (const classNames of classesByCount) {
            cards.classList.toggle(`${name}-single`, classNames.length === 1);
            // pictures and texts have no say in where a card goes
            const shown = classNames.map((className) => Object.assign(card.cloneNode(), { className, textContent: className }));
            cards.replaceChildren(...shown);
            const { right } = cards.getBoundingClientRect();
            const places = [...cards.children].map((item) => item.getBoundingClientRect());
            // the last card of every row ends at the list's edge
            for (const [index, place] of places.entries()) {
              const next = places[index + 1];
              const endsRow = !next || next.top > place.top + TOLERANCE_PX;
              if (endsRow && place.right < right - TOLERANCE_PX) found.push(`${classNames.length} cards: a hole after card ${index + 1}`);
            }
          }
          return found;
        },
        { name: grid, classesByCount: classes },
      );
      expect([width, holes]).toEqual([width, []]);
    }
  });
}

test("a client's logo is in the middle of its cell", async ({ page }) => {
  await page.goto(LIGHT_PAGE);
  for (const width of [320, 390, 1025, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const offsets = await page.locator(".clients-client").evaluateAll((cells) =>
      cells.map((cell) => {
        const [outer, inner] = [cell.getBoundingClientRect(), cell.querySelector("img")?.getBoundingClientRect()];
        return inner && Math.round(inner.left - outer.left - (outer.right - inner.right));
      }),
    );
    expect(offsets.length).toBeGreaterThan(0);
    // the line between two cells belongs to the first
    for (const offset of offsets) expect([-1, 0], `at ${width} px`).toContain(offset);
  }
});
