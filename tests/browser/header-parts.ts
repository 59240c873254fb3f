import type { Locator, Page } from "@playwright/test";
import { part } from "./part";
import { expect } from "./strict-test";

export const OVERVIEWS = ["Solutions", "Services"] as const;
export type Overview = (typeof OVERVIEWS)[number];
export const otherOverview = (overview: Overview): Overview => (overview === "Services" ? "Solutions" : "Services");

export const menu = (page: Page) => page.locator("header nav[popover]");
export const menuLink = (page: Page, address: string) => menu(page).locator(`a[href="${address}"]`);
const entry = (page: Page, overview: Overview) => menu(page).locator(`li:has(> a[href="/${overview.toLowerCase()}"]):has(> details)`);
export const overviewLink = (page: Page, overview: Overview) => entry(page, overview).locator("> a");
export const dropdown = (page: Page, overview: Overview) => entry(page, overview).locator("> details");
export const chevron = (page: Page, overview: Overview) => dropdown(page, overview).locator("> summary");
export const menuButton = (page: Page) => part(page, "open-menu");
export const closeButton = (page: Page) => part(page, "close-menu");

export const expectOpen = (page: Page, overview: Overview) => expect(dropdown(page, overview)).toHaveAttribute("open");
export const expectClosed = (page: Page, overview: Overview) => expect(dropdown(page, overview)).not.toHaveAttribute("open");

/** How a visitor uses a control. */
type Way = "keyboard" | "touch";

export async function use(control: Locator, way: Way): Promise<void> {
  if (way === "touch") await control.tap();
  else await control.press("Enter");
}

/** Expects that opening a dropdown closes the other one. */
export async function expectToggles(page: Page, way: Way): Promise<void> {
  for (const overview of OVERVIEWS) {
    await use(chevron(page, otherOverview(overview)), way);
    await expectOpen(page, otherOverview(overview));
    await use(chevron(page, overview), way);
    await expectOpen(page, overview);
    await expectClosed(page, otherOverview(overview));
    await expect(dropdown(page, overview).getByRole("link").first()).toBeVisible();
    await use(chevron(page, overview), way);
    await expectClosed(page, overview);
  }
}
