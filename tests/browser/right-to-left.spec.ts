import type { Locator, Page } from "@playwright/test";
import { SOLUTIONS } from "../site-content";
import { DESK_PX, open, openWithoutScripts, PHONE_PX } from "./open-page";
import { closeButton, menuButton } from "./parts";
import { expect, test } from "./strict-test";

// Browsers translate the site, for example into Urdu. Pictures are not mirrored, because their markers have places.
// src/styles/media-queries.test.ts reads the styles of all pages, and finds those that name a side.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const turn = (page: Page, direction: "ltr" | "rtl") =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

test("the phone's menu slides in from the left", async ({ page }) => {
  await open(page, "/", PHONE_PX);
  await turn(page, "rtl");
  const panel = closeButton(page).locator("xpath=../..");
  const edges = () => panel.evaluate((element) => element.getBoundingClientRect());
  expect((await edges()).right).toBeLessThanOrEqual(0);
  await menuButton(page).click();
  await expect.poll(async () => (await edges()).left).toBe(0);
});

test("arrows point to the left", async ({ page }) => {
  await openWithoutScripts(page, "/", DESK_PX);
  await turn(page, "rtl");
  const isMirrored = (arrow: Locator) => arrow.evaluate((svg: SVGSVGElement) => (svg.getScreenCTM()?.a ?? 0) < 0);
  expect(await isMirrored(page.locator("main :is(h1, hgroup) ~ div a svg").first())).toBe(true);
});

test("the text of a cover stays beside the subject of its picture", async ({ page }) => {
  const covers = ["/", SOLUTIONS.find(({ picture }) => picture.focus === "right")?.path].filter((path) => path !== undefined);
  for (const path of covers) {
    await openWithoutScripts(page, path, DESK_PX);
    const ends = () =>
      page
        .locator("main h1, main :is(h1, hgroup) ~ p")
        .evaluateAll((texts) => texts.slice(0, 2).map((text) => text.getBoundingClientRect().right));
    const pictureBox = () => page.locator("main img").first().boundingBox();
    const [heading = 0, lead = 0] = await ends();
    const picture = await pictureBox();
    await turn(page, "rtl");
    expect(await pictureBox(), path).toEqual(picture);
    const [turnedHeading, turnedLead] = await ends();
    expect(turnedHeading, path).toBeLessThanOrEqual(heading + 1);
    expect(turnedLead, path).toBeLessThanOrEqual(lead + 1);
  }
});

test("telephone numbers keep the order of their digits", async ({ page }) => {
  await openWithoutScripts(page, "/contact", DESK_PX);
  await turn(page, "rtl");
  const reversed = await page
    .locator("a[href^='tel:']")
    .filter({ visible: true })
    .evaluateAll((links) =>
      links
        .flatMap((link) => {
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            if (node instanceof Text && /^[+\d]/.test(node.data)) texts.push(node);
          return texts;
        })
        .filter((text) => {
          const place = (index: number) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            return range.getBoundingClientRect().left;
          };
          return place(0) >= place(text.length - 1);
        })
        .map(({ data }) => data),
    );
  expect(reversed).toEqual([]);
});
