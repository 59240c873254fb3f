import { expect, test } from "@playwright/test";
import { hydrated } from "./page-faults";
import { SERVICES, SOLUTIONS } from "./site-words";

/** Width by height: a render's, a camera's, a square, a phone's. */
const PROPORTIONS = [16 / 9, 4 / 3, 1, 3 / 4];
/** Where a picture is cut, as shares of what is cut away: left, right, top, bottom, centre. */
const CROPS = [
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0.5, 0.5],
] as const;
const DESK_PX = 1440;
/** Phones, a tablet, where the layout changes, a desktop. */
const WIDTHS = [320, 390, 768, 1025, DESK_PX];
const TOLERANCE_PX = 1;

const withMarkers = (pages: readonly { readonly path: string; readonly callouts?: readonly unknown[] }[]) =>
  pages.filter(({ callouts }) => callouts?.length).slice(0, 1);

for (const { path } of [...withMarkers(SERVICES), ...withMarkers(SOLUTIONS)]) {
  test(`the markers of ${path} stay on what they point at, whatever the picture's proportions and crop`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.setViewportSize({ width: DESK_PX, height: 900 });
    const frame = page.locator("[style*='--whole-ratio']");
    const position = await frame.locator("img").evaluate((picture) => getComputedStyle(picture).objectPosition);
    const stated = await frame.evaluate((element: HTMLElement) =>
      ["--kept-x", "--kept-y"].map((name) => element.style.getPropertyValue(name)),
    );
    expect(position, "the picture is cut where its markers expect it").toBe(stated.join(" "));

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const strays = await page.locator("[style*='--whole-ratio']").evaluate(
        (frame: HTMLElement, { proportions, crops, tolerancePx }) =>
          proportions.flatMap((ratio) =>
            crops.flatMap(([cropX, cropY]) => {
              frame.style.setProperty("--whole-ratio", String(ratio));
              frame.style.setProperty("--kept-x", `${cropX * 100}%`);
              frame.style.setProperty("--kept-y", `${cropY * 100}%`);
              const seen = frame.getBoundingClientRect();
              // object-fit: cover (CSS Images 3, 5.5): the smallest size that fills the frame, cut where object-position says
              const wholeWidth = Math.max(seen.width, seen.height * ratio);
              const wholeHeight = wholeWidth / ratio;
              return [...frame.querySelectorAll<HTMLElement>("[aria-hidden] b")].flatMap((marker) => {
                const { left, top, width: markerWidth, height: markerHeight } = marker.getBoundingClientRect();
                const share = (name: string) => Number.parseFloat(marker.style.getPropertyValue(name)) / 100;
                const expectedX = seen.left + (seen.width - wholeWidth) * cropX + share("--x") * wholeWidth;
                const expectedY = seen.top + (seen.height - wholeHeight) * cropY + share("--y") * wholeHeight;
                const offX = left + markerWidth / 2 - expectedX;
                const offY = top + markerHeight / 2 - expectedY;
                const isAstray = Math.abs(offX) > tolerancePx || Math.abs(offY) > tolerancePx;
                return isAstray ? [`${ratio} ${cropX} ${cropY}: marker ${marker.textContent} is ${offX}, ${offY} px off`] : [];
              });
            }),
          ),
        { proportions: PROPORTIONS, crops: CROPS, tolerancePx: TOLERANCE_PX },
      );
      expect([width, strays]).toEqual([width, []]);
    }
  });
}
