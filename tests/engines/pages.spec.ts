import { DESK_PX, PHONE_PX, WINDOW_HEIGHT_PX } from "../open-page";
import { NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { clickOn, expect, openHydrated, pathname, test } from "./engine-test";

for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
  test(`${path} loads without an error, shows its pictures, fits the window, and every control can be pressed`, async ({ tab, site }) => {
    await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
    await openHydrated(tab, site + path);
    expect.soft(await tab.run(pageFaults), "on a phone").toEqual([]);
    await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
    expect.soft(await tab.run(pageFaults), "on a desk").toEqual([]);
  });

/** Runs in the page. */
async function pageFaults(): Promise<string[]> {
  const faults: string[] = [];
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  for (const image of [...document.images].filter((each) => each.checkVisibility())) {
    image.loading = "eager";
    if (!image.complete) await new Promise((resolve) => ["load", "error"].map((event) => image.addEventListener(event, resolve)));
    if (image.naturalWidth === 0) faults.push(`${nameOf(image)} has no pixels`);
  }
  const tooWidePx = document.documentElement.scrollWidth - innerWidth;
  if (tooWidePx > 0) faults.push(`scrolls sideways by ${tooWidePx} px`);
  for (const control of document.querySelectorAll("a, button, summary, :is(input, textarea):not([tabindex='-1'])")) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = control.getClientRects(); // the first line of a link
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !control.contains(top) && !top.contains(control)) faults.push(`${nameOf(control)} is covered by ${nameOf(top)}`);
  }
  return faults;
}

test("a link in view is prefetched, leads to the top of its page, and back and forward restore the place", async ({ tab, site }) => {
  await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
  await openHydrated(tab, `${site}/services`);
  // The last card is far below the first screen.
  const href = await tab.run(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/services/']:not([href*='#'])")].at(-1);
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    return link?.getAttribute("href") ?? "";
  });
  const requested = () => tab.run(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  await expect.poll(requested, "its data is prefetched").toContain(`/page-data${href}/page-data.json`);
  const place = () => tab.run(() => Math.round(scrollY));
  const leftAt = await place();
  expect(leftAt).toBeGreaterThan(0);

  await clickOn(tab, `main a[href="${href}"]`);
  await expect.poll(() => pathname(tab)).toBe(href);
  await expect.poll(place).toBe(0);
  await expect.poll(() => tab.run(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await tab.run(async () => {
    scrollTo({ top: 700, behavior: "instant" });
    // Gatsby stores a position after the frame in which the page scrolled.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

  await tab.run(() => history.back());
  await expect.poll(() => pathname(tab)).toBe("/services");
  const hundredsOff = async () => Math.round(((await place()) - leftAt) / 100) || 0;
  await expect.poll(hundredsOff, "back restores the place").toBe(0);
  await tab.run(() => history.forward());
  await expect.poll(() => pathname(tab)).toBe(href);
  await expect.poll(place, "forward restores the place").toBe(700);
});
