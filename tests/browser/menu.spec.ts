import type { Page } from "@playwright/test";
import { LIGHT_PAGE as START } from "../routes";
import { firstOf, SERVICES, SOLUTIONS } from "../site-content";
import { atRest, holdScripts, open, overflow, PHONE_PX, SLIDE_IN_MENU_PX, SMALLEST_PX, scrollTo, WINDOW_HEIGHT_PX } from "./open-page";
import {
  chevron,
  closeButton,
  dropdown,
  expectClosed,
  expectOpen,
  menu,
  menuButton,
  menuLink,
  OVERVIEWS,
  otherOverview,
  overviewLink,
} from "./parts";
import { expect, test } from "./strict-test";

const SERVICE = firstOf(SERVICES);
const SOLUTION = firstOf(SOLUTIONS);

test.use({ hasTouch: true });

async function expectPageUsable(page: Page): Promise<void> {
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
}

test("opens and closes by keyboard, and takes and returns the focus", async ({ page }) => {
  await open(page, START, PHONE_PX);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).press("Enter");
  await expect(closeButton(page)).toBeFocused();
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
  await closeButton(page).press("Enter");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expectPageUsable(page);
});

test("stays open when an overview opens, shows its list, and closes with the next link", async ({ page }) => {
  await open(page, START, PHONE_PX);
  await menuButton(page).tap();
  for (const overview of OVERVIEWS) {
    await overviewLink(page, overview).tap();
    await expect(page).toHaveURL(`/${overview.toLowerCase()}`);
    await expectOpen(page, overview);
    await expectClosed(page, otherOverview(overview));
    await expect(dropdown(page, overview).getByRole("link").first()).toBeInViewport();
    await expect(overviewLink(page, overview)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("main")).toHaveAttribute("inert");
  }
  await overviewLink(page, "Services").tap();
  await expectClosed(page, "Services");

  await chevron(page, "Solutions").tap();
  await menuLink(page, SOLUTION.path).tap();
  await expect(page).toHaveURL(SOLUTION.path);
  await expect(menu(page)).toBeHidden();
  await expectClosed(page, "Solutions");
  await expectPageUsable(page);
});

test("is closed after a reload, after Back, and once its page is left", async ({ page }) => {
  await open(page, START, PHONE_PX);
  await menuButton(page).tap();
  await overviewLink(page, "Services").tap();
  await expect(page).toHaveURL("/services");
  await expect(menu(page)).toBeVisible();
  // Real browsers may restore a page from the back/forward cache. Playwright's never do, hence the event.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect(menu(page)).toBeHidden();
  await expectClosed(page, "Services");
  await page.reload();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(menu(page)).toBeHidden();
});

test("returns the focus to its button, even if the tap did not focus it", async ({ page }) => {
  await open(page, START, PHONE_PX);
  // Opened as in Safari, which does not focus a tapped button.
  await page.locator("header [popover]").evaluate((element: HTMLElement) => element.showPopover());
  await expect(closeButton(page)).toBeFocused();
  await closeButton(page).tap();
  await expect(menuButton(page)).toBeFocused();
});

test.describe("on a phone, whose scroll bar takes no space,", () => {
  test.use({ isMobile: true });

  test("covers 88 % of the window, at most 400 px", async ({ page }) => {
    await open(page, START, SMALLEST_PX);
    await menuButton(page).click();
    const panel = closeButton(page).locator("xpath=../..");
    const isAtRight = (width: number) =>
      panel.evaluate(
        (element, px) => element.clientWidth === Math.round(px) && element.getBoundingClientRect().right === innerWidth,
        width,
      );
    await expect.poll(() => isAtRight(SMALLEST_PX * 0.88)).toBe(true);
    await page.setViewportSize({ width: SLIDE_IN_MENU_PX, height: WINDOW_HEIGHT_PX });
    await expect.poll(() => isAtRight(400)).toBe(true);
    expect(await overflow(page)).toBe(0);
  });

  test("wheel and keyboard do not reach the page behind, and Escape closes it", async ({ page }) => {
    await open(page, firstOf(SERVICES).path, PHONE_PX);
    await scrollTo(page, 500);
    await menuButton(page).click();
    await expect(closeButton(page)).toBeFocused();
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
    await expect(menuButton(page)).toBeFocused();
    await expectPageUsable(page);
    await atRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});

test("the overlay closes it, and the tap does not reach the page behind", async ({ page }) => {
  const { path } = firstOf(SERVICES);
  const logo = { x: 30, y: 32 };
  await open(page, path, PHONE_PX);
  await menuButton(page).click();
  await expect(closeButton(page)).toBeFocused();
  await page.touchscreen.tap(logo.x, logo.y);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(page).toHaveURL(path);
});

test("a popover of a browser extension does not lock the page", async ({ page }) => {
  await open(page, START, PHONE_PX);
  await page.evaluate(() => {
    const foreign = Object.assign(document.createElement("div"), { popover: "manual" });
    document.body.append(foreign);
    foreign.showPopover();
  });
  await expectPageUsable(page);
});

test("closes when the window becomes wide, and a dropdown when it becomes narrow", async ({ page }) => {
  const narrow = { width: SLIDE_IN_MENU_PX, height: WINDOW_HEIGHT_PX };
  await open(page, START, narrow.width);
  await menuButton(page).click();
  await chevron(page, "Services").click();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.setViewportSize({ ...narrow, width: narrow.width + 1 });
  await expectPageUsable(page);
  await expectClosed(page, "Services");
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();

  await chevron(page, "Services").click();
  await page.setViewportSize(narrow);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(closeButton(page)).toBeFocused();
  await expectClosed(page, "Services");
});

test("turning a tablet does not show the closed menu over the page, which reacts to a press at once", async ({ page }) => {
  const [short, long] = [820, 1180];
  await page.setViewportSize({ width: long, height: short });
  await open(page, START);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.setViewportSize({ width: short, height: long });
  // `force` does not wait until nothing covers the link.
  await page.locator("main nav").getByRole("link").first().click({ force: true });
  await expect(page).not.toHaveURL(START);
});

test("opened before hydration, it takes the focus and returns it", async ({ page }) => {
  await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
  const releaseScripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await menuButton(page).click();
  await expect(closeButton(page)).toBeVisible();
  releaseScripts();
  await expect(closeButton(page)).toBeFocused();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
  await expectPageUsable(page);
});

test("in a browser without popover, the phone's menu is below the logo, and its links work", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return matches.call(this, selector.replace(":popover-open", ":unknown"));
      },
    });
  });
  await page.route(START, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(":popover-open", ":unknown") });
  });
  await open(page, START, PHONE_PX);
  await expect(menuButton(page)).toBeHidden();
  await chevron(page, "Services").click();
  await expect(menuLink(page, SERVICE.path)).toBeInViewport();
  await menuLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
