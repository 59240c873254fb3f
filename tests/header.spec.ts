import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./strict-test";
import { DESK_PX, holdScripts, open, PHONE_PX, SLIDE_IN_MENU_PX, SMALLEST_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { LIGHT_PAGE as START } from "./routes";
import { atRest, scrollTo } from "./scrolling";
import { ARTICLES, EVERY_PAGE, firstOf, SERVICES, SERVICES_PAGE, SOLUTIONS, SOLUTIONS_PAGE } from "./site-content";

/** Longer than any menu waits before it opens under a pointer. */
const LONG_HOVER_MS = 5000;
/** WCAG 2.5.5, and what design D9.4 asks of the menu. */
const FINGER_PX = 44;
const WAYS = ["mouse", "keyboard", "touch"] as const;
type Way = (typeof WAYS)[number];
const OVERVIEWS = ["Solutions", "Services"] as const;
type Overview = (typeof OVERVIEWS)[number];
const OVERVIEW_WORDS = { Solutions: SOLUTIONS_PAGE, Services: SERVICES_PAGE };
const SERVICE = firstOf(SERVICES);
const SOLUTION = firstOf(SOLUTIONS);

test.use({ hasTouch: true });

async function use(control: Locator, way: Way): Promise<void> {
  if (way === "mouse") await control.click();
  else if (way === "touch") await control.tap();
  else await control.press("Enter");
}

const menu = (page: Page) => page.locator("header nav[popover]");
const menuLink = (page: Page, address: string) => menu(page).locator(`a[href="${address}"]`);
const dropdown = (page: Page, overview: Overview) =>
  menu(page).locator(`details:has(> summary[aria-label=${JSON.stringify(`${OVERVIEW_WORDS[overview].menuTitle} menu`)}])`);
const chevron = (page: Page, overview: Overview) => dropdown(page, overview).locator("> summary");
const overviewLink = (page: Page, overview: Overview) => menu(page).locator(`li:has(> details) > a[href="/${overview.toLowerCase()}"]`);
const burger = (page: Page) => page.getByRole("button", { name: "Open menu" });
const close = (page: Page) => page.getByRole("button", { name: "Close menu" });
const isOpen = (overviewDropdown: Locator) => expect(overviewDropdown).toHaveAttribute("open");
const isClosed = (overviewDropdown: Locator) => expect(overviewDropdown).not.toHaveAttribute("open");
const isMenuOpen = (page: Page) => menu(page).evaluate((element) => element.matches(":popover-open"));
const other = (overview: Overview): Overview => (overview === "Services" ? "Solutions" : "Services");

/** Opening one dropdown closes the other, and neither leads anywhere. */
async function expectToggles(page: Page, way: Way): Promise<void> {
  for (const overview of OVERVIEWS) {
    await use(chevron(page, other(overview)), way);
    await isOpen(dropdown(page, other(overview)));
    await use(chevron(page, overview), way);
    await isOpen(dropdown(page, overview));
    await isClosed(dropdown(page, other(overview)));
    await expect(dropdown(page, overview).getByRole("link").first()).toBeVisible();
    await use(chevron(page, overview), way);
    await isClosed(dropdown(page, overview));
    await expect(page).toHaveURL(START);
  }
}

async function expectPageBehindFree(page: Page): Promise<void> {
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
}

test.describe("the bar", () => {
  for (const way of WAYS)
    test(`opens its dropdowns by ${way}, one at a time, and their links lead on`, async ({ page }) => {
      await open(page, START, DESK_PX);
      await expectToggles(page, way);

      for (const overview of OVERVIEWS) {
        await use(chevron(page, other(overview)), way);
        await use(overviewLink(page, overview), way);
        await expect(page).toHaveURL(`/${overview.toLowerCase()}`);
        await expect(overviewLink(page, overview)).toHaveAttribute("aria-current", "page");
        await isOpen(dropdown(page, overview));
        await isClosed(dropdown(page, other(overview)));
        await use(overviewLink(page, overview), way);
        await isClosed(dropdown(page, overview));
      }

      await use(chevron(page, "Services"), way);
      await use(menuLink(page, SERVICE.path), way);
      await expect(page).toHaveURL(SERVICE.path);
      await isClosed(dropdown(page, "Services"));
      await expect(overviewLink(page, "Services")).toHaveAttribute("aria-current", "true");
    });

  test("opens nothing under a resting pointer, nor for a link that goes to another tab", async ({ page, context }) => {
    await page.clock.install();
    await open(page, START, DESK_PX);
    await chevron(page, "Services").hover();
    await page.clock.runFor(LONG_HOVER_MS);
    await isClosed(dropdown(page, "Services"));
    const opened = context.waitForEvent("page");
    await overviewLink(page, "Services").click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await isClosed(dropdown(page, "Services"));
    await expect(page).toHaveURL(START);
  });

  test("closes its dropdown with Escape, when the keyboard leaves it, and by a press elsewhere", async ({ page }) => {
    await open(page, START, DESK_PX);
    await chevron(page, "Solutions").press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(dropdown(page, "Solutions").locator("a:focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await isClosed(dropdown(page, "Solutions"));
    await expect(chevron(page, "Solutions")).toBeFocused();

    // a focus elsewhere stays there
    await chevron(page, "Services").click();
    await overviewLink(page, "Services").focus();
    await page.keyboard.press("Escape");
    await isClosed(dropdown(page, "Services"));
    await expect(overviewLink(page, "Services")).toBeFocused();

    await chevron(page, "Services").press("Enter");
    await dropdown(page, "Services").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menuLink(page, "/blog")).toBeFocused();
    await isClosed(dropdown(page, "Services"));

    for (const press of [() => page.mouse.click(4, 30), () => page.touchscreen.tap(4, 30)]) {
      await chevron(page, "Services").click();
      await dropdown(page, "Services").getByText(SERVICES_PAGE.menuLead).click();
      await isOpen(dropdown(page, "Services"));
      // the empty edge of the bar, however far down the dropdown reaches
      await press();
      await isClosed(dropdown(page, "Services"));
    }
  });

  test("closes its dropdown with Escape also after the way to the overview", async ({ page }) => {
    await open(page, START, DESK_PX);
    await overviewLink(page, "Services").press("Enter");
    await expect(page).toHaveURL("/services");
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await page.keyboard.press("Escape");
    await isClosed(dropdown(page, "Services"));
    await expect(chevron(page, "Services")).toBeFocused();
  });
});

test.describe("the slide-in menu", () => {
  for (const way of WAYS)
    test(`opens by ${way}, shows the list of an overview that it leads to, and closes with a link inside it`, async ({ page }) => {
      await open(page, START, PHONE_PX);
      await expect(menu(page)).toBeHidden();
      await use(burger(page), way);
      await expect(close(page)).toBeFocused();
      await expect(close(page)).toBeInViewport({ ratio: 1 });
      await use(close(page), way);
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
      await expectPageBehindFree(page);

      await use(burger(page), way);
      await expectToggles(page, way);
      for (const overview of OVERVIEWS) {
        await use(overviewLink(page, overview), way);
        await expect(page).toHaveURL(`/${overview.toLowerCase()}`);
        await expect(page.locator("#gatsby-announcer")).toHaveText(/^Navigated to/);
        expect(await isMenuOpen(page)).toBe(true);
        await isOpen(dropdown(page, overview));
        await isClosed(dropdown(page, other(overview)));
        await expect(dropdown(page, overview).getByRole("link").first()).toBeInViewport();
        await expect(overviewLink(page, overview)).toBeInViewport({ ratio: 1 });
        await expect(overviewLink(page, overview)).toBeFocused();
        await expect(page.locator("main")).toHaveAttribute("inert");
        // a screen reader still announces the page behind
        expect(await page.locator("#gatsby-announcer").evaluate((announcer) => announcer.closest("[inert]"))).toBeNull();
      }
      await use(overviewLink(page, "Services"), way);
      await isClosed(dropdown(page, "Services"));
      await expect(page).toHaveURL("/services");

      await use(chevron(page, "Solutions"), way);
      await use(menuLink(page, SOLUTION.path), way);
      await expect(page).toHaveURL(SOLUTION.path);
      await expect(menu(page)).toBeHidden();
      await isClosed(dropdown(page, "Solutions"));
      await expectPageBehindFree(page);
    });

  for (const width of [SMALLEST_PX, PHONE_PX, SLIDE_IN_MENU_PX])
    test(`covers 88 % of a window of ${width} px, at most 400 px, with targets for a finger`, async ({ page }) => {
      await open(page, START, width);
      await burger(page).click();
      await chevron(page, "Services").click();
      await menu(page).evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
      const panel = await close(page).locator("xpath=../..").boundingBox();
      expect(panel?.width).toBeCloseTo(Math.min(400, width * 0.88), 0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeCloseTo(width, 0);
      const sides = await menu(page)
        .locator("a:visible, button:visible, summary:visible")
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect()).flatMap((box) => [box.width, box.height]));
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(FINGER_PX);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });

  test("keeps the page behind it from the pointer, the wheel and the keyboard, and closes by the overlay and Escape", async ({ page }) => {
    await open(page, firstOf(ARTICLES).path, PHONE_PX);
    const logo = { x: 30, y: 32 };
    await page.evaluate(() => {
      document.addEventListener("click", ({ target }) => {
        if (target instanceof Element) document.body.dataset.pressed = target.tagName;
      });
    });
    for (const press of [() => page.mouse.click(logo.x, logo.y), () => page.touchscreen.tap(logo.x, logo.y)]) {
      await burger(page).click();
      await expect(close(page)).toBeFocused();
      await press();
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
      await expect(page.locator("body")).toHaveAttribute("data-pressed", "BUTTON");
    }

    await scrollTo(page, 500);
    await burger(page).click();
    await expect(close(page)).toBeFocused();
    for (const behind of ["main", "footer", ".skip"]) await expect(page.locator(behind).last()).toHaveAttribute("inert");
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press(key);
        const isInside = () => document.activeElement === document.body || document.activeElement?.closest("[popover]");
        expect(Boolean(await page.evaluate(isInside))).toBe(true);
      }
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expectPageBehindFree(page);
    await atRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test("leaves nothing behind when the window becomes a desk's, nor a dropdown when it becomes a phone's", async ({ page }) => {
    const [slideIn, bar] = [SLIDE_IN_MENU_PX, SLIDE_IN_MENU_PX + 1].map((width) => ({ width, height: WINDOW_HEIGHT_PX }));
    if (!slideIn || !bar) return;
    await open(page, "/about", slideIn.width);
    await burger(page).click();
    await chevron(page, "Services").click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.setViewportSize(bar);
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    expect(await isMenuOpen(page)).toBe(false);
    await isClosed(dropdown(page, "Services"));
    await expect(menu(page)).toBeVisible();
    await expect(burger(page)).toBeHidden();
    await expectPageBehindFree(page);

    await chevron(page, "Services").click();
    await page.setViewportSize(slideIn);
    await isClosed(dropdown(page, "Services"));
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await expect(close(page)).toBeFocused();
  });

  test("opened before the scripts have come, is inert around and gives the focus back like any other", async ({ page }) => {
    await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
    const letScriptsGo = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await burger(page).click();
    await expect(close(page)).toBeVisible();
    letScriptsGo();
    await expect(close(page)).toBeFocused();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.keyboard.press("Escape");
    await expect(burger(page)).toBeFocused();
    await expectPageBehindFree(page);
  });
});

test.describe("in a browser that knows no popover", () => {
  // the test changes the page's own style
  test.use({ bypassCSP: true });

  test("the phone's menu is below the logo, and its links lead on", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
      const { matches } = Element.prototype;
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          return matches.call(this, selector.replace(":popover-open", ":unknown-to-it"));
        },
      });
    });
    await page.route(START, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(":popover-open", ":unknown-to-it") });
    });
    await open(page, START, PHONE_PX);
    await expect(burger(page)).toBeHidden();
    await chevron(page, "Services").click();
    await expect(menuLink(page, SERVICE.path)).toBeInViewport();
    await menuLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("the phone's dock", () => {
  const dock = (page: Page) => page.getByRole("complementary", { name: EVERY_PAGE.dock.label });

  test("comes after the first screen, goes at the form, and lies over nothing that has the focus", async ({ page }) => {
    await open(page, "/", PHONE_PX);
    await expect(dock(page)).toBeHidden();
    await scrollTo(page, WINDOW_HEIGHT_PX + 40);
    await expect(dock(page)).toBeVisible();
    await page.locator("#enquiry").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
    await expect(dock(page)).toBeHidden();
    await scrollTo(page, 1_000_000);
    await expect(dock(page)).toBeHidden();
    await scrollTo(page, WINDOW_HEIGHT_PX + 40);
    await expect(dock(page)).toBeVisible();

    await page.locator("main").focus();
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      const isUnderDock = () =>
        page.evaluate(() => {
          const bar = document.querySelector("aside")?.getBoundingClientRect();
          const focused = document.activeElement?.getBoundingClientRect();
          return bar && focused && bar.height > 0 && focused.top >= bar.top && focused.bottom <= bar.bottom + focused.height;
        });
      // the browser may still be scrolling to it
      await expect.poll(isUnderDock, `after ${presses + 1} presses of Tab`).toBeFalsy();
    }

    await scrollTo(page, WINDOW_HEIGHT_PX + 40);
    await dock(page).getByRole("link", { name: EVERY_PAGE.dock.enquire }).click();
    await expect(dock(page)).toBeHidden();
    await expect(page.locator("#enquiry")).toBeInViewport();
  });

  test("starts hidden on the next page", async ({ page }) => {
    await open(page, "/", PHONE_PX);
    await scrollTo(page, WINDOW_HEIGHT_PX + 40);
    await expect(dock(page)).toBeVisible();
    await burger(page).click();
    await menuLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await expect(dock(page)).toBeHidden();
  });
});
