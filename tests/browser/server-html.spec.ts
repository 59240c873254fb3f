import type { Page } from "@playwright/test";
import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { LIGHT_PAGE } from "../routes";
import { holdScripts, hydrated, open, PHONE_PX, touch, WINDOW_HEIGHT_PX } from "./open-page";
import { expectPosted, expectValues, field, fillIn, form, menuButton, menuLink } from "./parts";
import { expect, test } from "./strict-test";

// If scripts fail, visitors keep the server's HTML and what they typed (src/layout/server-html.ts).

test.use({
  viewport: { width: PHONE_PX, height: WINDOW_HEIGHT_PX },
  expectedProblems:
    /Broken by this test|Uncaught error|insertBefore|The enquiry was not sent|ERR_CONNECTION_RE|Not rendering React|Unexpected|was preloaded/,
});

const isPlain = (page: Page) => expect(page.locator("html:not([data-scripting])")).toBeAttached();

test("if rendering throws on hydration, the form posts what was typed, the menu works, and the next page has its scripts", async ({
  page,
  mailbox,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  // The colours of services use findLast.
  await page.evaluate(() => {
    Array.prototype.findLast = () => {
      throw new Error("Broken by this test");
    };
  });
  await fillIn(page);
  releaseScripts();
  await isPlain(page);
  await expectValues(page);
  await expect(field(page, "message")).toBeFocused();
  await expect(page.locator("button[type=button]:not([popovertarget])").filter({ visible: true })).toHaveCount(0);

  await expect(form(page).getByRole("link", { name: /^E-mail/ })).toBeVisible();
  await expectPosted(page, mailbox);

  await page.goBack();
  await menuButton(page).click();
  await menuLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await touch(page);
  await hydrated(page);
});

test("if React gives up while the page is in use, the server's HTML returns with what was typed", async ({ page }) => {
  await open(page, LIGHT_PAGE);
  await fillIn(page);
  await field(page, "message").focus();
  // Empties the button as a content blocker does, so that React cannot insert the button's next text.
  await form(page)
    .locator("button[type=submit]")
    .evaluate((button) => button.replaceChildren());
  const place = await page.evaluate(() => scrollY);
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  await isPlain(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expectValues(page);
  await expect(field(page, "message")).toBeFocused();
  await menuLink(page, "/contact").dispatchEvent("click");
  await expect(page).toHaveURL("/contact");
});

const MISSING = {
  "the app": /\/app-[^/]+\.js$/,
  "webpack's runtime": /\/webpack-runtime-[^/]+\.js$/,
  "the page's data": /\/page-data\/index\/page-data\.json$/,
};

for (const [name, file] of Object.entries(MISSING))
  test(`if ${name} does not arrive, the page shows no controls for scripts, and the form explains itself and keeps its text`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort("connectionreset"));
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await fillIn(page);
    await isPlain(page);
    await expect(page.locator("button[type=button]:not([popovertarget])").filter({ visible: true })).toHaveCount(0);
    await expect(form(page).getByText(ENQUIRY_COPY.withoutScripts)).toBeVisible();
    await expectValues(page);
  });

test("if a script is broken, the page shows no controls for scripts", async ({ page }) => {
  await page.route(MISSING["the app"], (route) => route.fulfill({ contentType: "text/javascript", body: "Broken by this test(" }));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await touch(page);
  await isPlain(page);
});
