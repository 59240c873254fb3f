import { expect, test } from "@playwright/test";
import { hydrated } from "./page-faults";

const MOST_ARTICLES = 40;
/** One, two and three columns. */
const WIDTHS = [320, 390, 768, 1024, 1199, 1200, 1440];

test("no number of articles leaves a hole in the grid", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const holes = await page.getByRole("main").evaluate((main, most) => {
      const TOLERANCE_PX = 2;
      const list = main.querySelector("ul");
      const card = list?.firstElementChild;
      if (!list || !card) return ["there is no list of articles"];
      list.replaceChildren();
      const found: string[] = [];
      for (let count = 1; count <= most; count += 1) {
        list.append(card.cloneNode(true));
        const { right } = list.getBoundingClientRect();
        const places = [...list.children].map((item) => item.getBoundingClientRect());
        const nextOf = (index: number) => places[index + 1];
        // the last card of every row ends where the list does
        for (const [index, place] of places.entries()) {
          const next = nextOf(index);
          const endsRow = !next || next.top > place.top + TOLERANCE_PX;
          if (endsRow && place.right < right - TOLERANCE_PX) found.push(`${count} articles: a hole after article ${index + 1}`);
        }
      }
      return found;
    }, MOST_ARTICLES);
    expect([width, holes]).toEqual([width, []]);
  }
});
