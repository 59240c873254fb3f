import type { Locator, Page } from "@playwright/test";
import { PHONE_BAR_COPY } from "../../src/layout/layout-copy";
import { CLIENTS, REVIEWS, SLIDES, TESTIMONIALS } from "../site-content";
import { expect } from "./strict-test";

/** Components name their parts for tests, because labels, class names and files may change. */
export const part = (within: Page | Locator, name: string): Locator => within.locator(`[data-part="${name}"]`);

export const OVERVIEWS = ["Solutions", "Services"] as const;
type Overview = (typeof OVERVIEWS)[number];
export const otherOverview = (overview: Overview): Overview => (overview === "Services" ? "Solutions" : "Services");

export const menu = (page: Page) => page.getByRole("navigation", { name: "Main", includeHidden: true });
export const menuLink = (page: Page, address: string) => menu(page).locator(`a[href="${address}"]`);
const entry = (page: Page, overview: Overview) => menu(page).locator(`li:has(> a[href="/${overview.toLowerCase()}"]):has(> details)`);
export const overviewLink = (page: Page, overview: Overview) => entry(page, overview).locator("> a");
export const dropdown = (page: Page, overview: Overview) => entry(page, overview).locator("> details");
export const chevron = (page: Page, overview: Overview) => dropdown(page, overview).locator("> summary");
export const menuButton = (page: Page) => part(page, "open-menu");
export const closeButton = (page: Page) => part(page, "close-menu");

export const expectOpen = (page: Page, overview: Overview) => expect(dropdown(page, overview)).toHaveAttribute("open");
export const expectClosed = (page: Page, overview: Overview) => expect(dropdown(page, overview)).not.toHaveAttribute("open");

export const phoneBar = (page: Page) => page.getByRole("complementary", { name: PHONE_BAR_COPY.label, includeHidden: true });

/** Intervals are from requirements R16. `shown` slides fit in a wide window. `start` is the first active slide, from 1. */
export const CAROUSELS = {
  slideshow: { path: "/", intervalMs: 2000, count: SLIDES.length, shown: 1, start: Math.min(2, SLIDES.length) },
  reviews: { path: "/", intervalMs: 3000, count: REVIEWS.length, shown: 1, start: Math.min(2, REVIEWS.length) },
  clients: { path: "/contact", intervalMs: 3000, count: CLIENTS.items.length, shown: 4, start: 1 },
  testimonials: { path: "/about", intervalMs: 2000, count: TESTIMONIALS.length, shown: 3, start: 1 },
};
export type Name = keyof typeof CAROUSELS;
export const NAMES = Object.keys(CAROUSELS) as Name[];

export const carousel = (page: Page, name: Name) => part(page, name);
export const row = (frame: Locator) => part(frame, "row");
/** The dots of a row or of the slideshow. */
export const choices = (frame: Locator) => part(frame, "choices").getByRole("button");
export const pauseButton = (frame: Locator) => part(frame, "pause");
export const playButton = (frame: Locator) => part(frame, "play");

/** Runs in the page. @returns the current slide and the one at the start of its row, counted from 1 */
export function carouselState(selector: string) {
  const frame = document.querySelector(selector);
  const choices = [...(frame?.querySelectorAll("[data-part=choices] button") ?? [])];
  // Excludes the copies at the ends of a row, which have no role.
  const slides = [...(frame?.querySelectorAll("[aria-roledescription=slide]") ?? [])];
  const row = slides[0]?.parentElement ?? document.body;
  const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
  const shown = slides.find((slide) => {
    const isVisible = slide.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && Math.abs(slide.getBoundingClientRect().left - start) <= 2;
  });
  return {
    count: choices.length,
    current: choices.findIndex((choice) => choice.getAttribute("aria-current") === "true") + 1,
    shown: Number(shown?.getAttribute("aria-label")?.split(" ")[0]),
  };
}
export const stateOf = (page: Page, name: Name) => page.evaluate(carouselState, `[data-part="${name}"]`);
export const expectSlide = (page: Page, name: Name, slide: number) =>
  expect.poll(() => stateOf(page, name)).toMatchObject({ current: slide, shown: slide });

export const bringIntoView = (element: Locator) =>
  element.evaluate((found) => found.scrollIntoView({ block: "center", behavior: "instant" }));

/** The visitor's enquiry in all tests. */
export const ENQUIRY = {
  fullName: "Asha Rao",
  company: "Plant & Sons",
  email: "asha@plant.example",
  phone: "98480 00000",
  message: "Two chillers trip on high head pressure.\nSince May.",
};
export const form = (page: Page) => page.locator("form:has([name=fullName])");
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
export const sendButton = (page: Page) => form(page).getByRole("button");
export const alert = (page: Page) => page.getByRole("alert");

/** Fills in the fields that the page's form has. */
export async function fillIn(page: Page, values: Partial<typeof ENQUIRY> = ENQUIRY): Promise<void> {
  for (const [name, value] of Object.entries(values)) if (await field(page, name).count()) await field(page, name).fill(value);
}

export async function expectValues(page: Page, values = ENQUIRY): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** Sends the filled form without scripts. Expects exactly one enquiry and the service's own page. */
export async function expectPosted(page: Page, mailbox: readonly object[]): Promise<void> {
  await sendButton(page).click();
  await expect(page.getByText("OK", { exact: true })).toBeVisible();
  // A form post ends lines with CRLF.
  expect(mailbox).toMatchObject([{ ...ENQUIRY, message: ENQUIRY.message.replace("\n", "\r\n") }]);
}
