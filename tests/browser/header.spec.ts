import { LIGHT_PAGE as START } from "../routes";
import { firstOf, SERVICES, SERVICES_PAGE } from "../site-content";
import { atRest, DESK_PX, hydrated, open, SLIDE_IN_MENU_PX, SMALLEST_PX, scrollPosition, scrollTo, WINDOW_HEIGHT_PX } from "./open-page";
import { chevron, dropdown, expectClosed, expectOpen, menuLink, overviewLink } from "./parts";
import { expect, test } from "./strict-test";

const SERVICE = firstOf(SERVICES);
/** From here on the header has the phone number instead of an icon. */
const PHONE_NUMBER_PX = 1280;

test.beforeEach(({ page }) => open(page, START, DESK_PX));

test("the dropdowns open by keyboard, one at a time, and their links open pages", async ({ page }) => {
  await chevron(page, "Solutions").press("Enter");
  await chevron(page, "Services").press("Enter");
  await expectClosed(page, "Solutions");
  await expect(dropdown(page, "Services").getByRole("link").first()).toBeVisible();
  await overviewLink(page, "Solutions").press("Enter");
  await expect(page).toHaveURL("/solutions");
  await expectOpen(page, "Solutions");
  await expectClosed(page, "Services");
  await overviewLink(page, "Solutions").press("Enter");
  await expectClosed(page, "Solutions");
  await chevron(page, "Services").press("Enter");
  await menuLink(page, SERVICE.path).press("Enter");
  await expect(page).toHaveURL(SERVICE.path);
  await expectClosed(page, "Services");
});

test("opening an overview in a new tab leaves its dropdown closed", async ({ page, context }) => {
  const newTab = context.waitForEvent("page");
  await overviewLink(page, "Services").click({ modifiers: ["ControlOrMeta"] });
  await (await newTab).close();
  await expectClosed(page, "Services");
  await expect(page).toHaveURL(START);
});

test("the browser's search and a link to a text find nothing in a closed dropdown", async ({ page }) => {
  await page.goto(`/about#:~:text=${encodeURIComponent(SERVICE.menuTitle)}`);
  await hydrated(page);
  await expectClosed(page, "Services");
  await expect(dropdown(page, "Services").locator("> div")).toHaveCSS("display", "none");
});

test("the header has one telephone link at every width", async ({ page }) => {
  const phone = page.locator("header a[href^='tel:']").filter({ visible: true });
  for (const width of [SMALLEST_PX, SLIDE_IN_MENU_PX, SLIDE_IN_MENU_PX + 1, PHONE_NUMBER_PX - 1, PHONE_NUMBER_PX]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await expect(phone, `at ${width} px`).toHaveCount(1);
    await expect(phone, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test.describe("an open dropdown closes", () => {
  test("when the page is scrolled", async ({ page }) => {
    await chevron(page, "Services").click();
    await expectOpen(page, "Services");
    await scrollTo(page, 300);
    await expectClosed(page, "Services");
    await expect(chevron(page, "Services")).toBeFocused();
  });

  test("when Space scrolls the page on arrival, and the next Space scrolls on", async ({ page }) => {
    await overviewLink(page, "Services").click();
    await expect(page).toHaveURL("/services");
    await hydrated(page);
    await expectOpen(page, "Services");
    for (let presses = 0; presses < 2; presses++) {
      const before = await scrollPosition(page);
      await page.keyboard.press("Space");
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
      await atRest(page);
      await expectClosed(page, "Services");
    }
  });

  test("with Escape, which returns the focus only if it was inside", async ({ page }) => {
    await chevron(page, "Solutions").press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(dropdown(page, "Solutions").locator("a:focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expectClosed(page, "Solutions");
    await expect(chevron(page, "Solutions")).toBeFocused();

    await overviewLink(page, "Services").press("Enter");
    await expect(page).toHaveURL("/services");
    await expectOpen(page, "Services");
    await hydrated(page);
    await overviewLink(page, "Services").focus();
    await page.keyboard.press("Escape");
    await expectClosed(page, "Services");
    await expect(overviewLink(page, "Services")).toBeFocused();
  });

  test("when the keyboard focus leaves it", async ({ page }) => {
    await chevron(page, "Services").press("Enter");
    await dropdown(page, "Services").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(dropdown(page, "Services").locator(":focus")).toHaveCount(0);
    await expectClosed(page, "Services");
  });

  test("after a click outside it, not inside it", async ({ page }) => {
    await chevron(page, "Services").click();
    await dropdown(page, "Services").getByText(SERVICES_PAGE.menuLead).click();
    await expectOpen(page, "Services");
    // An empty edge of the header counts as outside, even above a long dropdown.
    await page.mouse.click(4, 30);
    await expectClosed(page, "Services");
  });
});
