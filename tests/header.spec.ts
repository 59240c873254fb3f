import { expect, type Locator, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility";
import { hydrated } from "./page-faults";
import { LIGHT_PAGE as START } from "./routes";
import { atRest, intersectionsKnown, rememberedScroll, wheelTurned } from "./scrolling";
import {
  ABOUT,
  ARTICLES,
  COMPANY,
  EVERY_PAGE,
  firstOf,
  LEGAL_PAGES,
  SERVICES,
  SERVICES_PAGE,
  SOLUTIONS,
  SOLUTIONS_PAGE,
} from "./site-words";
import { holdScripts } from "./slow-site";

/** Wider than 1024 px the menu is a bar, up to it it slides in (requirements R4.2 and R4.5). */
const BAR_WIDTHS = [1025, 1440];
const SLIDE_IN_WIDTHS = [320, 390, 1024];
const WINDOW_HEIGHT = 844;
/** Longer than any menu waits before it opens under a pointer. */
const LONG_HOVER_MS = 5000;
const WAYS = ["mouse", "keyboard", "touch"] as const;
type Way = (typeof WAYS)[number];
const OVERVIEWS = ["Solutions", "Services"] as const;
type Overview = (typeof OVERVIEWS)[number];
const OVERVIEW_WORDS = { Solutions: SOLUTIONS_PAGE, Services: SERVICES_PAGE };
const SERVICE = firstOf(SERVICES);
const SOLUTION = firstOf(SOLUTIONS);
/** The article with the most sections: far enough to scroll. */
const LONG_ARTICLE = firstOf(ARTICLES.toSorted((a, b) => b.sections.length - a.sections.length));

test.use({ hasTouch: true });

/** Opens a page and waits until its scripts have taken over. */
async function arrive(page: Page, path = "/", width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await page.goto(path);
  await hydrated(page);
}

async function use(control: Locator, way: Way): Promise<void> {
  if (way === "mouse") await control.click();
  else if (way === "touch") await control.tap();
  else {
    await control.focus();
    await control.press("Enter");
  }
}

const menu = (page: Page) => page.locator("#siteMenu");
const menuLink = (page: Page, address: string) => menu(page).locator(`a[href="${address}"]`);
const chevron = (page: Page, overview: Overview) => dropdown(page, overview).locator("> summary");
const dropdown = (page: Page, overview: Overview) =>
  menu(page).locator(`details:has(> summary[aria-label=${JSON.stringify(`${OVERVIEW_WORDS[overview].menuTitle} menu`)}])`);
const overviewLink = (page: Page, overview: Overview) => menu(page).locator(`li:has(> details) > a[href="/${overview.toLowerCase()}"]`);
const burger = (page: Page) => page.getByRole("button", { name: "Open menu" });
const close = (page: Page) => page.getByRole("button", { name: "Close menu" });
const isOpen = (overviewDropdown: Locator) => expect(overviewDropdown).toHaveAttribute("open");
const isClosed = (overviewDropdown: Locator) => expect(overviewDropdown).not.toHaveAttribute("open");
const isMenuOpen = (page: Page) => page.evaluate(() => document.querySelector("#siteMenu")?.matches(":popover-open"));
const other = (overview: Overview): Overview => (overview === "Services" ? "Solutions" : "Services");
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN), id);
const headerBottom = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN));

/** Goes back to the first page without loading a document, and without scrolling to the footer first. */
async function returnToStart(page: Page): Promise<void> {
  await page.getByRole("contentinfo").locator(`a[href="${START}"]`).dispatchEvent("click");
  await expect(page).toHaveURL(START);
  await expect(page).toHaveTitle(firstOf(LEGAL_PAGES).seo.title);
}

async function expectPageBehindFree(page: Page): Promise<void> {
  await expect(page.locator("[inert]:not(#siteMenu *)")).toHaveCount(0);
  await scrollTo(page, 300);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  expect(await scrollPosition(page)).toBe(300);
  await scrollTo(page, 0);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

for (const width of BAR_WIDTHS) {
  test.describe(`the bar at ${width} px`, () => {
    test("every opener, by mouse, keyboard and touch", async ({ page }) => {
      await arrive(page, START, width);
      await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));

      for (const way of WAYS)
        await test.step(way, async () => {
          for (const overview of OVERVIEWS) {
            await test.step(`the button beside ${overview} only toggles, and opening it closes the other`, async () => {
              await use(chevron(page, other(overview)), way);
              await isOpen(dropdown(page, other(overview)));
              await use(chevron(page, overview), way);
              await isOpen(dropdown(page, overview));
              await isClosed(dropdown(page, other(overview)));
              await expect(dropdown(page, overview).getByRole("link").first()).toBeVisible();
              await use(chevron(page, overview), way);
              await isClosed(dropdown(page, overview));
              await expect(page).toHaveURL(START);
            });
          }

          for (const overview of OVERVIEWS) {
            await test.step(`${overview} toggles and leads to the overview, and the state outlasts the way there`, async () => {
              await use(chevron(page, other(overview)), way);
              await use(overviewLink(page, overview), way);
              await expect(page).toHaveURL(`/${overview.toLowerCase()}`);
              await expect(page.locator("html")).toHaveAttribute("data-same-document");
              await expect(overviewLink(page, overview)).toHaveAttribute("aria-current", "page");
              await isOpen(dropdown(page, overview));
              await isClosed(dropdown(page, other(overview)));
              await use(overviewLink(page, overview), way);
              await isClosed(dropdown(page, overview));
              await expect(page).toHaveURL(`/${overview.toLowerCase()}`);
            });
          }

          await test.step(`following a link inside closes the dropdown`, async () => {
            await use(chevron(page, "Services"), way);
            await use(menuLink(page, SERVICE.path), way);
            await expect(page).toHaveURL(SERVICE.path);
            await isClosed(dropdown(page, "Services"));
            await expect(overviewLink(page, "Services")).toHaveAttribute("aria-current", "true");
            await expect(overviewLink(page, "Solutions")).not.toHaveAttribute("aria-current");
          });

          await returnToStart(page);
        });
    });

    test("opens and closes only when asked, and gives the focus back", async ({ page, context }) => {
      await arrive(page, START, width);

      await test.step("hovering opens nothing, however long", async () => {
        await page.clock.install();
        await overviewLink(page, "Services").hover();
        await chevron(page, "Services").hover();
        await page.clock.fastForward(LONG_HOVER_MS);
        await isClosed(dropdown(page, "Services"));
        await page.clock.resume();
      });

      await test.step("a click for a new tab neither toggles nor closes", async () => {
        const opened = context.waitForEvent("page");
        await overviewLink(page, "Services").click({ modifiers: ["ControlOrMeta"] });
        await (await opened).close();
        await isClosed(dropdown(page, "Services"));
        await expect(page).toHaveURL(START);
      });

      await test.step("Escape closes and returns the focus to the button", async () => {
        await use(chevron(page, "Solutions"), "keyboard");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect(dropdown(page, "Solutions").locator("a:focus")).toHaveCount(1);
        await page.keyboard.press("Escape");
        await isClosed(dropdown(page, "Solutions"));
        await expect(chevron(page, "Solutions")).toBeFocused();
      });

      await test.step("Escape leaves the focus where it is, if it is elsewhere", async () => {
        await chevron(page, "Services").click();
        await overviewLink(page, "Services").focus();
        await page.keyboard.press("Escape");
        await isClosed(dropdown(page, "Services"));
        await expect(overviewLink(page, "Services")).toBeFocused();
      });

      await test.step("a dropdown does not stay over what has the focus", async () => {
        await use(chevron(page, "Services"), "keyboard");
        await dropdown(page, "Services").getByRole("link").last().focus();
        await page.keyboard.press("Tab");
        await expect(menuLink(page, "/blog")).toBeFocused();
        await isClosed(dropdown(page, "Services"));
      });

      await test.step("Escape closes also after the way to the overview", async () => {
        await use(overviewLink(page, "Services"), "keyboard");
        await expect(page).toHaveURL("/services");
        await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
        await page.keyboard.press("Escape");
        await isClosed(dropdown(page, "Services"));
        await expect(chevron(page, "Services")).toBeFocused();
      });
    });

    test("a press outside closes it, one inside does not; open, it has no accessibility faults", async ({ page }) => {
      await arrive(page, SERVICE.path, width);
      for (const way of ["mouse", "touch"] as const)
        await test.step(way, async () => {
          await chevron(page, "Services").click();
          const lead = dropdown(page, "Services").getByText(SERVICES_PAGE.menuLead);
          await use(lead, way);
          await isOpen(dropdown(page, "Services"));
          // the empty edge of the bar, however far down the dropdown reaches
          const outside = { x: 4, y: 30 };
          if (way === "mouse") await page.mouse.click(outside.x, outside.y);
          else await page.touchscreen.tap(outside.x, outside.y);
          await isClosed(dropdown(page, "Services"));
        });
      await chevron(page, "Services").click();
      await expectNoSidewaysScroll(page);
      expect(await accessibilityFaults(page, "header")).toEqual([]);
    });
  });
}

for (const width of SLIDE_IN_WIDTHS) {
  test.describe(`the slide-in menu at ${width} px`, () => {
    test("every opener, by mouse, keyboard and touch", async ({ page }) => {
      await arrive(page, START, width);

      for (const way of WAYS)
        await test.step(way, async () => {
          await test.step(`the burger opens it, Close closes it, and the focus goes there and back`, async () => {
            await expect(menu(page)).toBeHidden();
            await use(burger(page), way);
            await expect(close(page)).toBeFocused();
            await expect(close(page)).toBeInViewport({ ratio: 1 });
            await use(close(page), way);
            await expect(menu(page)).toBeHidden();
            await expect(burger(page)).toBeFocused();
            await expectPageBehindFree(page);
          });

          await test.step(`the buttons of Solutions and Services only toggle, one at a time`, async () => {
            await use(burger(page), way);
            await use(chevron(page, "Services"), way);
            await isOpen(dropdown(page, "Services"));
            await use(chevron(page, "Solutions"), way);
            await isOpen(dropdown(page, "Solutions"));
            await isClosed(dropdown(page, "Services"));
            await use(chevron(page, "Solutions"), way);
            await isClosed(dropdown(page, "Solutions"));
            expect(await isMenuOpen(page)).toBe(true);
            await expect(page).toHaveURL(START);
          });

          for (const overview of OVERVIEWS) {
            await test.step(`${overview} toggles and leads to the overview; the menu stays, with the list shown`, async () => {
              if (!(await isMenuOpen(page))) await use(burger(page), way);
              await isClosed(dropdown(page, overview));
              await use(overviewLink(page, overview), way);
              await expect(page).toHaveURL(`/${overview.toLowerCase()}`);
              await expect(page.locator("#gatsby-announcer")).toHaveText(/^Navigated to/);
              await isOpen(dropdown(page, overview));
              await isClosed(dropdown(page, other(overview)));
              await expect(dropdown(page, overview).getByRole("link").first()).toBeInViewport();
              await expect(overviewLink(page, overview)).toBeInViewport({ ratio: 1 });
              await expect(overviewLink(page, overview)).toBeFocused();
              await expect(page.locator("main")).toHaveAttribute("inert");
              expect(await page.locator("#gatsby-announcer").evaluate((announcer) => announcer.closest("[inert]"))).toBeNull();
            });
          }

          await test.step(`pressed again it toggles back, still on the overview, which closing the menu shows at its top`, async () => {
            await use(overviewLink(page, "Services"), way);
            await isClosed(dropdown(page, "Services"));
            await expect(page).toHaveURL("/services");
            expect(await isMenuOpen(page)).toBe(true);
            await page.keyboard.press("Escape");
            await expect(menu(page)).toBeHidden();
            await expect(burger(page)).toBeFocused();
            expect(await scrollPosition(page)).toBe(0);
            await expectPageBehindFree(page);
          });

          await test.step(`a link inside a sub-menu leads there and closes both`, async () => {
            await use(burger(page), way);
            await use(chevron(page, "Solutions"), way);
            await use(menuLink(page, SOLUTION.path), way);
            await expect(page).toHaveURL(SOLUTION.path);
            await expect(menu(page)).toBeHidden();
            await isClosed(dropdown(page, "Solutions"));
            await expectPageBehindFree(page);
          });

          await returnToStart(page);
        });
    });

    test("slides in over a page that is inert, and closes by the overlay and by Escape", async ({ page }) => {
      await arrive(page, START, width);
      // the logo is below this point
      const logo = { x: 30, y: 32 };
      await page.evaluate(() => {
        document.addEventListener("click", ({ target }) => {
          if (target instanceof Element) document.body.dataset.pressed = target.tagName;
        });
      });
      for (const way of ["mouse", "touch"] as const)
        await test.step(`the overlay closes it and what is below is not pressed: ${way}`, async () => {
          await burger(page).click();
          await expect(close(page)).toBeFocused();
          await page.evaluate(() => delete document.body.dataset.pressed);
          if (way === "mouse") await page.mouse.click(logo.x, logo.y);
          else await page.touchscreen.tap(logo.x, logo.y);
          await expect(menu(page)).toBeHidden();
          await expect(burger(page)).toBeFocused();
          await expect(page.locator("body")).toHaveAttribute("data-pressed", "BUTTON");
          await expectPageBehindFree(page);
        });

      await test.step("it slides in from the right, 88% of the window wide and at most 400 px", async () => {
        await expectNoSidewaysScroll(page);
        await burger(page).click();
        await expect
          .poll(() => close(page).evaluate((button) => Math.round(button.parentElement?.parentElement?.getBoundingClientRect().right ?? 0)))
          .toBe(width);
        const panelWidth = await close(page).evaluate((button) => button.parentElement?.parentElement?.getBoundingClientRect().width);
        expect(panelWidth).toBeCloseTo(Math.min(400, width * 0.88), 0);
        await expectNoSidewaysScroll(page);
      });

      await test.step("open, it has no accessibility faults, and every target has room for a finger", async () => {
        await expect(close(page)).toBeFocused();
        await chevron(page, "Services").click();
        await menu(page).evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
        expect(await accessibilityFaults(page, "header")).toEqual([]);
        for (const target of await menu(page).locator("a:visible, button:visible, summary:visible").all()) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(target)).toBeGreaterThanOrEqual(44);
        }
        await chevron(page, "Services").click();
        await isClosed(dropdown(page, "Services"));
      });

      await test.step("Escape closes it and the focus returns to the burger", async () => {
        await close(page).focus();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Escape");
        await expect(menu(page)).toBeHidden();
        await expect(burger(page)).toBeFocused();
        await expectPageBehindFree(page);
      });

      await test.step("the page behind is inert, does not scroll, and the focus does not get out", async () => {
        await scrollTo(page, 500);
        await burger(page).click();
        await expect(close(page)).toBeFocused();
        for (const behind of ["main", "footer", ".skip"]) await expect(page.locator(behind).last()).toHaveAttribute("inert");
        await page.mouse.move(10, 400);
        await wheelTurned(page, 600);
        expect(await scrollPosition(page)).toBe(500);
        for (const key of ["Tab", "Shift+Tab"]) {
          for (let presses = 0; presses < 12; presses++) {
            await page.keyboard.press(key);
            const isOutside = await page.evaluate(() => {
              const focused = document.activeElement;
              return focused !== document.body && !focused?.closest("#siteMenu");
            });
            expect(isOutside).toBe(false);
          }
        }
      });
    });
  });
}

test.describe("across 1024 px", () => {
  test("an open slide-in menu leaves nothing behind when the window grows", async ({ page }) => {
    await arrive(page, "/", 1024);
    await burger(page).click();
    await chevron(page, "Services").click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.setViewportSize({ width: 1025, height: WINDOW_HEIGHT });
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    expect(await isMenuOpen(page)).toBe(false);
    await isClosed(dropdown(page, "Services"));
    await expect(menu(page)).toBeVisible();
    await expect(burger(page)).toBeHidden();
    await expectPageBehindFree(page);
    await page.setViewportSize({ width: 1024, height: WINDOW_HEIGHT });
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await expect(close(page)).toBeFocused();
  });

  test("an open dropdown leaves nothing behind when the window shrinks", async ({ page }) => {
    await arrive(page, "/", 1025);
    await chevron(page, "Services").click();
    await page.setViewportSize({ width: 1024, height: WINDOW_HEIGHT });
    await isClosed(dropdown(page, "Services"));
    await expect(menu(page)).toBeHidden();
    await expectPageBehindFree(page);
    await page.setViewportSize({ width: 1025, height: WINDOW_HEIGHT });
    await expect(menu(page)).toBeVisible();
    await isClosed(dropdown(page, "Services"));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar's dropdowns open, one at a time, and their links lead on", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: WINDOW_HEIGHT });
    await page.goto("/");
    await chevron(page, "Solutions").click();
    await chevron(page, "Services").click();
    await isOpen(dropdown(page, "Services"));
    await isClosed(dropdown(page, "Solutions"));
    await menuLink(page, SERVICE.path).click();
    await expect(page).toHaveURL(SERVICE.path);
    await overviewLink(page, "Solutions").click();
    await expect(page).toHaveURL("/solutions");
  });

  test("the slide-in menu opens and closes by its buttons, the overlay and Escape, and its links lead on", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: WINDOW_HEIGHT });
    await page.goto("/");
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await close(page).click();
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await expect(close(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await chevron(page, "Services").click();
    await menuLink(page, SERVICE.path).click();
    await expect(page).toHaveURL(SERVICE.path);
    await expect(page.getByRole("complementary", { name: EVERY_PAGE.dock.label })).toBeHidden();
  });
});

test.describe("in a browser that knows no popover", () => {
  // the policy names the page's own style by its hash, and this test changes it
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
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await arrive(page, START, 390);
    await expect(burger(page)).toBeHidden();
    await expectNoSidewaysScroll(page);
    await chevron(page, "Services").click();
    await expect(menuLink(page, SERVICE.path)).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await menuLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("a menu opened before the scripts arrive is theirs when they do", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: WINDOW_HEIGHT });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await burger(page).click();
  await expect(close(page)).toBeVisible();
  release();
  await expect(close(page)).toBeFocused();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(burger(page)).toBeFocused();
  await expectPageBehindFree(page);
});

test.describe("arriving at a page", () => {
  test("a link lands at the top at once, the page as a whole has the focus without a ring, and its title is announced", async ({
    page,
  }) => {
    await arrive(page, "/");
    await scrollTo(page, 1200);
    const positions = page.evaluate(
      (title) =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          const look = () => {
            if (location.pathname === "/about" && document.title === title) seen.push(Math.round(window.scrollY));
            if (seen.length > 20) resolve(seen);
            else requestAnimationFrame(look);
          };
          look();
        }),
      ABOUT.seo.title,
    );
    await menuLink(page, "/about").click();
    expect(await positions).toEqual(expect.arrayContaining([0]));
    expect((await positions).slice(2).every((position) => position === 0)).toBe(true);
    const wrapper = page.locator("#gatsby-focus-wrapper");
    await expect(wrapper).toBeFocused();
    await expect(wrapper).toHaveCSS("outline-style", "none");
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${heading}`);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });

  test("the document keeps its language: were it taken away between two pages, everything would be styled and laid out anew", async ({
    page,
  }) => {
    await arrive(page, "/");
    const changes = await page.evaluateHandle(() => {
      const seen: (string | null)[] = [];
      const note = () => seen.push(document.documentElement.getAttribute("lang"));
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["lang"] });
      return seen;
    });
    await menuLink(page, "/about").click();
    await expect(page).toHaveTitle(ABOUT.seo.title);
    await expect(page.locator("#gatsby-announcer")).toHaveText(/./); // filled in a frame after the head is
    expect(await changes.jsonValue()).toEqual([]);
  });

  test("a page that was left scrolled is met at its top again, if it is a link that leads there", async ({ page }) => {
    await arrive(page, "/");
    await scrollTo(page, 900);
    await rememberedScroll(page, 900);
    await page.goto("/about");
    await arrive(page, "/");
    await atRest(page);
    expect(await scrollPosition(page)).toBe(0);
  });

  test("back and forward return to where the page was left", async ({ page }) => {
    await arrive(page, "/");
    await scrollTo(page, 1200);
    await rememberedScroll(page, 1200);
    await menuLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await scrollTo(page, 700);
    await rememberedScroll(page, 700);
    const isNear = (position: number) =>
      expect.poll(async () => Math.abs((await scrollPosition(page)) - position), `near ${position}`).toBeLessThan(10);
    await page.goBack();
    await isNear(1200);
    await page.goForward();
    await isNear(700);
    await page.goBack();
    await isNear(1200);
  });

  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test.describe(`motion: ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      test("an anchor of the page lands below the header, and back returns", async ({ page }) => {
        const last = LONG_ARTICLE.sections.at(-1);
        await arrive(page, LONG_ARTICLE.path);
        const link = page.locator(`main nav a[href="#${last?.id}"]`);
        await link.scrollIntoViewIfNeeded();
        const before = await scrollPosition(page);
        await link.click();
        await expect(page).toHaveURL(/#/);
        const id = new URL(page.url()).hash.slice(1);
        await expect.poll(() => topOf(page, id)).toBeLessThan(WINDOW_HEIGHT / 3);
        await atRest(page);
        expect(await topOf(page, id)).toBeGreaterThanOrEqual(await headerBottom(page));
        expect(await topOf(page, id)).toBeLessThan((await headerBottom(page)) + 100);
        await page.goBack();
        await expect.poll(() => scrollPosition(page)).toBe(before);
      });

      test("an anchor of another page lands below the header, and reading goes on there", async ({ page }) => {
        await arrive(page, "/");
        await page.evaluate(() => {
          const link = document.createElement("a");
          link.href = "/services#enquiry";
          link.textContent = "An editor's link";
          document.querySelector("main")?.prepend(link);
        });
        await page.getByRole("link", { name: "An editor's link" }).click();
        await expect(page).toHaveURL("/services#enquiry");
        await expect(page.locator("#enquiry")).toBeFocused();
        expect(await topOf(page, "enquiry")).toBeGreaterThanOrEqual(await headerBottom(page));
        expect(await topOf(page, "enquiry")).toBeLessThan((await headerBottom(page)) + 100);
        await page.keyboard.press("Tab");
        await expect(page.locator("#enquiry :focus")).toHaveCount(1);
      });
    });
  }

  test("an address with an anchor lands below the header", async ({ page }) => {
    await arrive(page, "/contact#enquiry", 390);
    await expect.poll(() => topOf(page, "enquiry")).toBeLessThan(WINDOW_HEIGHT / 3);
    expect(await topOf(page, "enquiry")).toBeGreaterThanOrEqual(await headerBottom(page));
  });

  for (const width of [320, 1440]) {
    test(`the skip link leads into the page at ${width} px`, async ({ page }) => {
      await arrive(page, SERVICE.path, width);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
    });
  }
});

test.describe("the phone's dock", () => {
  const dock = (page: Page) => page.getByRole("complementary", { name: EVERY_PAGE.dock.label });

  test("comes after the first screen, goes at the form, lies over nothing that gets the focus, and starts hidden on the next page", async ({
    page,
  }) => {
    await arrive(page, "/", 390);

    await test.step("it comes after the first screen, goes at the form, and stays away below it", async () => {
      await expect(dock(page)).toBeHidden();
      await scrollTo(page, WINDOW_HEIGHT - 40);
      await intersectionsKnown(page);
      await expect(dock(page)).toBeHidden();
      await scrollTo(page, WINDOW_HEIGHT + 40);
      await expect(dock(page)).toBeVisible();
      await expect(dock(page).getByRole("link", { name: EVERY_PAGE.dock.call })).toHaveAttribute("href", `tel:${COMPANY.phone.tel}`);
      await scrollTo(page, 1_000_000);
      await expect(dock(page)).toBeHidden();
      await scrollTo(page, WINDOW_HEIGHT + 40);
      await expect(dock(page)).toBeVisible();
      await dock(page).getByRole("link", { name: EVERY_PAGE.dock.enquire }).click();
      await expect(dock(page)).toBeHidden();
      await expect(page.locator("#enquiry")).toBeInViewport();
    });

    await test.step("it does not lie over what gets the focus", async () => {
      await scrollTo(page, WINDOW_HEIGHT + 40);
      await expect(dock(page)).toBeVisible();
      await page.locator("main").focus();
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press("Tab");
        // the browser may still be scrolling to it
        const isHidden = () =>
          page.evaluate(() => {
            const bar = document.querySelector("aside")?.getBoundingClientRect();
            const focused = document.activeElement?.getBoundingClientRect();
            return bar && focused && bar.height > 0 && focused.top >= bar.top && focused.bottom <= bar.bottom + focused.height;
          });
        await expect.poll(isHidden, `after ${presses + 1} presses of Tab`).toBeFalsy();
      }
    });

    await test.step("it starts hidden on the next page", async () => {
      await scrollTo(page, WINDOW_HEIGHT + 40);
      await expect(dock(page)).toBeVisible();
      await burger(page).click();
      await menuLink(page, "/about").click();
      await expect(page).toHaveURL("/about");
      await expect(dock(page)).toBeHidden();
      await scrollTo(page, WINDOW_HEIGHT + 40);
      await expect(dock(page)).toBeVisible();
    });
  });

  test("is not there on a wide window", async ({ page }) => {
    await arrive(page, "/", 800);
    await scrollTo(page, WINDOW_HEIGHT + 200);
    await intersectionsKnown(page);
    await expect(dock(page)).toBeHidden();
  });
});

test("printed, the header is there once and neither menu nor dock is there", async ({ page }) => {
  await arrive(page, "/", 390);
  await scrollTo(page, WINDOW_HEIGHT + 40);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header").first()).toHaveCSS("position", "static");
  await expect(burger(page)).toBeHidden();
  await expect(page.getByRole("complementary", { name: EVERY_PAGE.dock.label })).toBeHidden();
});
