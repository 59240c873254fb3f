import { DESK_PX, PHONE_PX, WINDOW_HEIGHT_PX } from "../browser/open-page";
import { NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { expect, hydrate, openHydrated, pathname, test } from "./engine-test";

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

test("a link leads to the top of its page, and back and forward restore the place", async ({ tab, site }) => {
  const place = () => tab.run(() => Math.round(scrollY));
  const scrollPage = (top: number) => tab.run((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
  await openHydrated(tab, `${site}/services`);
  await scrollPage(1200);
  await tab.run(() => document.querySelector<HTMLElement>("main a[href^='/services/']:not([href*='#'])")?.click());
  await expect.poll(() => pathname(tab)).toMatch(/^\/services\/./);
  await expect.poll(place).toBe(0);
  // A page that is left while its scripts load would count as an error.
  await hydrate(tab);
  await scrollPage(700);

  await tab.run(() => history.back());
  await expect.poll(() => pathname(tab)).toBe("/services");
  await expect.poll(place, "back restores the place").toBe(1200);
  await hydrate(tab);
  await tab.run(() => history.forward());
  await expect.poll(() => pathname(tab)).toMatch(/^\/services\/./);
  await expect.poll(place, "forward restores the place").toBe(700);
  await hydrate(tab);
});
