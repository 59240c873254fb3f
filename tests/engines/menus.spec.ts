import { expect, test } from "./engine-test";
import { clickOn, eventually, openHydrated, recordedFaults } from "./page-actions";

/** Runs in the page. */
const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.localName;
const isMenuOpen = () => document.querySelector("[popover]")?.matches(":popover-open");
const openDropdowns = () =>
  [...document.querySelectorAll("header details[open]")].map(({ previousElementSibling }) => previousElementSibling?.getAttribute("href"));

test("the phone's menu opens, takes the focus, closes and gives it back", async ({ tab, site }) => {
  await tab.resize(390, 844);
  await openHydrated(tab, `${site.address}/about`);
  await clickOn(tab, "header [aria-label='Open menu']");
  await eventually(() => tab.run(isMenuOpen)).toBe(true);
  await eventually(() => tab.run(focusedName)).toBe("Close menu");
  await tab.press("Escape");
  await eventually(() => tab.run(isMenuOpen)).toBe(false);
  await eventually(() => tab.run(focusedName)).toBe("Open menu");

  await tab.press("Enter");
  await eventually(() => tab.run(isMenuOpen)).toBe(true);
  await clickOn(tab, "header summary[aria-label^='Services']");
  await eventually(() => tab.run(openDropdowns)).toEqual(["/services"]);
  await clickOn(tab, "header [aria-label='Close menu']");
  await eventually(() => tab.run(isMenuOpen)).toBe(false);
  await eventually(() => tab.run(focusedName)).toBe("Open menu");

  await clickOn(tab, "header [aria-label='Open menu']");
  await clickOn(tab, "header nav a[href='/blog']");
  await eventually(() => tab.run(() => location.pathname)).toBe("/blog");
  await eventually(() => tab.run(isMenuOpen)).toBe(false);
  expect(await recordedFaults(tab)).toEqual([]);
});

test("the bar's dropdowns open one at a time, close with Escape, and their links lead on", async ({ tab, site }) => {
  await tab.resize(1440, 900);
  await openHydrated(tab, `${site.address}/about`);
  const [services, solutions] = ["/services", "/solutions"].map((href) => `header li:has(> a[href='${href}']) summary`);
  await clickOn(tab, `${solutions}`);
  await eventually(() => tab.run(openDropdowns)).toEqual(["/solutions"]);
  await clickOn(tab, `${services}`);
  await eventually(() => tab.run(openDropdowns)).toEqual(["/services"]);
  await tab.press("Tab");
  const focusedLink = () => tab.run(() => document.activeElement?.closest("details a")?.getAttribute("href") ?? "none");
  await eventually(focusedLink, "the keyboard goes on inside").toMatch(/^\/services/);
  await tab.press("Escape");
  await eventually(() => tab.run(openDropdowns)).toEqual([]);
  expect(await tab.run(() => document.activeElement?.localName)).toBe("summary");

  await clickOn(tab, `${services}`);
  await clickOn(tab, "header details[open] li:last-child a");
  await eventually(() => tab.run(() => location.pathname)).toMatch(/^\/services\/./);
  await eventually(() => tab.run(openDropdowns)).toEqual([]);
  expect(await recordedFaults(tab)).toEqual([]);
});
