import { NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { HOME, SERVICES, SOLUTIONS } from "../site-content";
import { openWithoutScripts, openWithUsualTexts, SLIDE_IN_MENU_PX, unreadableTexts, WINDOWS } from "./open-page";
import { expect, test } from "./strict-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Its heading has a size of its own. */
const LONGEST_TITLE = SOLUTIONS.toSorted((a, b) => b.title.length - a.title.length).slice(0, 1);
const TESTED_PAGES = new Set([...PAGE_OF_EVERY_KIND, ...LONGEST_TITLE.map(({ path }) => path), NOT_FOUND.path]);

/** Longer words may break in narrow columns. */
const WHOLE_WORD_MAX_LETTERS = 11;

/** In lower windows the heading is enough. */
const BUTTON_MIN_HEIGHT_PX = 625;
/** Pages whose head has a button. */
const hasButton = (path: string) => path === "/" || path === NOT_FOUND.path || /^\/(services|solutions)\/./.test(path);

/** Runs in the page. @returns what is wider than the window, off the grid, or below the first screen */
function layoutFaults({ isDesk, mustShowButton }: { isDesk: boolean; mustShowButton: boolean }): string[] {
  const TOLERANCE_PX = 1;
  const faults: string[] = [];
  const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? 0;

  const tooWidePx = document.documentElement.scrollWidth - innerWidth;
  if (tooWidePx > 0) faults.push(`scrolls sideways by ${tooWidePx} px`);

  const gutterPx = Number.parseFloat(getComputedStyle(document.querySelector("main .wrap") ?? document.body).paddingLeft);
  const offPx = leftOf("h1") - (isDesk ? leftOf("[data-part=clients]") : gutterPx);
  // On a desk only articles begin where the sections below them do (design D4.3).
  const isOnGrid = Math.abs(offPx) <= TOLERANCE_PX || (isDesk && !document.querySelector("article h1"));
  if (!isOnGrid) faults.push(`the heading is ${offPx} px off the grid`);

  const heading = document.querySelector("h1")?.getBoundingClientRect();
  if (!(heading && heading.bottom <= innerHeight)) faults.push(`the heading ends at ${heading?.bottom} px`);

  const button = document.querySelector("main [data-part=button]")?.getBoundingClientRect();
  if (mustShowButton && !(button && button.bottom <= innerHeight)) faults.push(`the button ends at ${button?.bottom} px`);
  return faults;
}

for (const path of TESTED_PAGES)
  test.describe(path, () => {
    test.use({ expectedProblems: path === NOT_FOUND.path ? /404/ : /^$/ });

    test("fits the windows of usual devices", async ({ page }) => {
      await openWithUsualTexts(page, path);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const mustShowButton = hasButton(path) && height >= BUTTON_MIN_HEIGHT_PX;
        const faults = await page.evaluate(layoutFaults, { isDesk: width > SLIDE_IN_MENU_PX, mustShowButton });
        const unreadable = await unreadableTexts(page.locator("body"), WHOLE_WORD_MAX_LETTERS);
        expect.soft([...faults, ...unreadable], `at ${width} x ${height} px`).toEqual([]);
      }
    });
  });

const MARKED_PAGES = [HOME.committed, ...SERVICES, ...SOLUTIONS]
  .filter(({ markers }) => markers?.length)
  .map((content) => ("path" in content ? content.path : "/"));

/**
 * Runs in the page, and tries other proportions of the picture and other sides to keep, too.
 * @returns how far each marker is from its place on the uncropped picture, of which the loaded file may be a crop
 */
async function markersOffPx(): Promise<number[]> {
  const UPRIGHT_RATIO = 3 / 4;
  const frame = document.querySelector<HTMLElement>("main div:has(> [data-part=markers])");
  const image = frame?.querySelector("img");
  if (!(frame && image)) throw new Error("there are no markers");
  image.loading = "eager";
  // Fails if the resized window has just chosen another file. Without a file's size, the test looks again.
  await image.decode().catch(() => {});
  const initialStyle = frame.getAttribute("style") ?? "";
  const numberIn = (element: HTMLElement, name: string) => Number.parseFloat(element.style.getPropertyValue(name));
  const initialRatio = numberIn(frame, "--whole-ratio");
  const offPx = [initialRatio, UPRIGHT_RATIO].flatMap((wholeRatio) =>
    [0, 50, 100].flatMap((kept) => {
      frame.style.cssText = `--whole-ratio: ${wholeRatio}; --kept-x: ${kept}%; --kept-y: ${kept}%`;
      // object-fit: cover is the smallest size that fills the box, cropped by object-position (CSS Images 3, 5.5).
      const box = image.getBoundingClientRect();
      const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
      const file = { width: image.naturalWidth * scale, height: image.naturalHeight * scale };
      const whole = { width: Math.max(file.width, file.height * wholeRatio), height: Math.max(file.height, file.width / wholeRatio) };
      const [keptX = 0, keptY = 0] = getComputedStyle(image)
        .objectPosition.split(" ")
        .map((share) => Number.parseFloat(share) / 100);
      return [...frame.querySelectorAll<HTMLElement>("[data-part=markers] b")].map((marker) => {
        const place = marker.getBoundingClientRect();
        const left = box.left + (box.width - whole.width) * keptX + (whole.width * numberIn(marker, "--x")) / 100;
        const top = box.top + (box.height - whole.height) * keptY + (whole.height * numberIn(marker, "--y")) / 100;
        return Math.hypot(place.left + place.width / 2 - left, place.top + place.height / 2 - top);
      });
    }),
  );
  frame.setAttribute("style", initialStyle);
  return offPx;
}

test("markers stay in place in every crop of their picture (design D5.7)", async ({ page }) => {
  /** The browser rounds the file's own size, and a marker is 20 px wide. */
  const TOLERANCE_PX = 4;
  for (const path of MARKED_PAGES) {
    await openWithoutScripts(page, path);
    for (const [width, height] of [
      [390, 664],
      [667, 331],
      [820, 1106],
      [1440, 789],
    ] as const) {
      await page.setViewportSize({ width, height });
      const farthest = async () => Math.max(...(await page.evaluate(markersOffPx)));
      await expect.poll(farthest, `${path} at ${width} x ${height} px`).toBeLessThan(TOLERANCE_PX);
    }
  }
});
