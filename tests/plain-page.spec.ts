import type { Page } from "@playwright/test";
import { menuButton } from "./header-parts";
import { MailboxWithFaults } from "./mailbox-with-faults";
import { holdScripts, hydrated, isHydrated, open, PHONE_PX, touch, WINDOW_HEIGHT_PX } from "./open-page";
import { LIGHT_PAGE } from "./routes";
import { expect, test } from "./strict-test";
import { WORKER_MAILBOX_PORT } from "./worker-mailbox";

// Whatever happens to the scripts, the visitor keeps the server's HTML and what they typed (src/layout/plain-page.ts).

const ENQUIRY = { fullName: "Asha Rao", company: "Plant & Sons", email: "asha@plant.example", phone: "1", message: "Two chillers" };

test.use({
  viewport: { width: PHONE_PX, height: WINDOW_HEIGHT_PX },
  expectedProblems: /Broken by this test|removeChild|has become plain|reach the page|^request:/,
});

const form = (page: Page) => page.locator("form:has([name=fullName])");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const menuLink = (page: Page, address: string) => page.getByRole("banner").locator(`a[href="${address}"]`).first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const isPlain = (page: Page) => expect(page.locator("html[data-plain]")).toBeAttached();

async function typeEnquiry(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(ENQUIRY)) await field(page, name).fill(text);
}
async function expectTyped(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(ENQUIRY)) await expect(field(page, name)).toHaveValue(text);
}

/** @returns the addresses of the documents that are loaded from now on */
function loadedDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  return documents;
}

/** From now on an effect of every page throws: its links are observed. */
const breakEffects = () => {
  window.IntersectionObserver = class {
    constructor() {
      throw new Error("Broken by this test");
    }
  } as unknown as typeof IntersectionObserver;
};
/** The same while React draws: the colours of services use it. */
const breakRendering = () => {
  Array.prototype.findLast = () => {
    throw new Error("Broken by this test");
  };
};
/** As a blocker does. */
const removePart = () => document.querySelector("main")?.firstElementChild?.remove();
const breakHistory = () => {
  History.prototype.replaceState = () => {
    throw new DOMException("Broken by this test", "SecurityError");
  };
};
const loseHistory = () => {
  History.prototype.replaceState = () => {};
};
const forgetHistory = () => history.replaceState(null, "");

test.describe("on the way to another page, its HTML appears after", () => {
  for (const [name, breakPage] of [
    ["an error in an effect", breakEffects],
    ["an error while drawing", breakRendering],
    ["an error in a commit, because a blocker has removed a part of the page", removePart],
  ] as const)
    test(name, async ({ page }) => {
      await open(page, LIGHT_PAGE);
      await typeEnquiry(page);
      await page.evaluate(breakPage);
      const documents = loadedDocuments(page);
      await menuLink(page, "/contact").dispatchEvent("click");
      await isPlain(page);
      await expect(page).toHaveURL("/contact");
      expect(documents).toEqual(["/contact"]);
      await expect(heading(page)).toBeVisible();
      await expectTyped(page);
      expect(await isHydrated(page)).toBe(false);

      await page.goBack();
      await expect(page).toHaveURL(LIGHT_PAGE);
      await touch(page);
      await hydrated(page);
      await page.goForward();
      await expect(page).toHaveURL("/contact");
      await expect(heading(page)).toBeVisible();
    });
});

for (const [name, breakPage] of [
  ["an effect throws", breakEffects],
  ["drawing throws", breakRendering],
] as const)
  test(`if ${name} on hydration, the menu works, the next page has its scripts, and the form posts what was typed`, async ({ page }) => {
    const mailbox = new MailboxWithFaults(WORKER_MAILBOX_PORT);
    await mailbox.start();
    const releaseScripts = await holdScripts(page);
    await page.goto("/services", { waitUntil: "domcontentloaded" });
    await page.evaluate(breakPage);
    await typeEnquiry(page);
    const documents = loadedDocuments(page);
    releaseScripts();
    await isPlain(page);
    expect(documents).toEqual(["/services"]);
    await expectTyped(page);
    await expect(field(page, "message")).toBeFocused();
    await expect(page.locator("button[type=button]:not([popovertarget])").filter({ visible: true })).toHaveCount(0);

    await menuButton(page).click();
    await menuLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await touch(page);
    await hydrated(page);

    await page.goBack();
    await isPlain(page);
    await expectTyped(page);
    await expect(form(page).getByRole("link", { name: /^WhatsApp/ })).toBeVisible();
    await form(page).getByRole("button").click();
    await expect(page.getByText("OK", { exact: true })).toBeVisible();
    expect(mailbox.messages()).toMatchObject([{ via: "send-form", templateParams: ENQUIRY }]);
    await mailbox.stop();
  });

for (const [name, breakMark, reloads] of [
  ["refuses to change the history", breakHistory, 1],
  ["does not change the history", loseHistory, 1],
  ["forgets the history on a reload", forgetHistory, 2],
] as const)
  test(`a browser that ${name} shows the plain page after ${reloads} loads`, async ({ page }) => {
    await page.addInitScript(breakMark);
    await page.addInitScript(breakEffects);
    const documents = loadedDocuments(page);
    await page.goto(LIGHT_PAGE);
    await isPlain(page);
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual(Array(1 + reloads).fill(LIGHT_PAGE));
    await expect(heading(page)).toBeVisible();
  });

test.describe("where the browser lacks", () => {
  for (const [name, remove] of [
    ["IntersectionObserver", () => Reflect.deleteProperty(window, "IntersectionObserver")],
    ["AbortController", () => Reflect.deleteProperty(window, "AbortController")],
    ["findLast", () => Reflect.deleteProperty(Array.prototype, "findLast")],
    ["Object.hasOwn", () => Reflect.deleteProperty(Object, "hasOwn")],
    ["events of media queries", () => Reflect.defineProperty(MediaQueryList.prototype, "addEventListener", { value: undefined })],
  ] as const)
    test(`${name}, no script starts, and links lead on`, async ({ page }) => {
      await page.addInitScript(remove);
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      await page.goto(LIGHT_PAGE);
      await touch(page);
      await page.waitForLoadState("networkidle");
      await menuLink(page, "/contact").dispatchEvent("click");
      await expect(page).toHaveURL("/contact");
      await expect(heading(page)).toBeVisible();
      expect(scripts).toEqual([]);
    });

  test.describe("only what the site can do without", () => {
    test.use({ expectedProblems: /^$/ });
    test("everything works", async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: {} });
        Reflect.deleteProperty(window, "requestIdleCallback");
      });
      await open(page, LIGHT_PAGE);
      await menuLink(page, "/contact").dispatchEvent("click");
      await expect(page).toHaveURL("/contact");
    });
  });
});

test("an error in a handler or a timer leaves the page as it is", async ({ page }) => {
  await open(page, "/");
  // An effect that fails would make the page plain. The form's effects have run.
  await expect(form(page)).toHaveAttribute("novalidate", "");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("Broken by this test");
    });
    HTMLFormControlsCollection.prototype.namedItem = () => {
      throw new Error("Broken by this test");
    };
  });
  await field(page, "fullName").fill(ENQUIRY.fullName);
  await expect(field(page, "fullName")).toHaveValue(ENQUIRY.fullName);
  expect(await isHydrated(page)).toBe(true);
});
