import type { Page } from "@playwright/test";
import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { LIGHT_PAGE, PAGE_OF_EVERY_KIND } from "../routes";
import { firstOf, SERVICES } from "../site-content";
import { DESK_PX, holdScripts, hydrated, open, PHONE_PX, touch, WINDOW_HEIGHT_PX } from "./open-page";
import { alert, ENQUIRY, field, fillIn, sendButton } from "./parts";
import { expect, refuseOnce, test } from "./strict-test";

// The site works for visitors who use the browser's translation.

// If the HTML differs from what React expects (#418), it renders the page or the form again.
test.use({ expectedProblems: /#418/ });

/**
 * Runs in the page. Translates it as browsers do, now and whenever text is added: replaces every text node with a <font> in
 * a <font> that has other text.
 */
function translatePage(): void {
  const NOT_TEXT = "script, style, textarea, svg, font, #gatsby-announcer";
  function translateText(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest(NOT_TEXT)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateWithin(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) if (text instanceof Text) texts.push(text);
    for (const text of texts) translateText(text);
  }
  translateWithin(document.body);
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === "childList" ? addedNodes : [target]) translateWithin(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const translate = (page: Page) => page.evaluate(translatePage);

/** Clicks every visible control of the page. Only focuses links. */
const tryEveryControl = (page: Page) =>
  page.evaluate(async () => {
    for (const control of document.querySelectorAll<HTMLElement>("button[type=button], summary")) {
      if (control.checkVisibility({ visibilityProperty: true })) control.click();
      await new Promise(requestAnimationFrame);
    }
    for (const link of document.querySelectorAll<HTMLElement>("main li > a")) link.focus({ preventScroll: true });
  });

/** Pages whose only controls are those that every page has. The map of /contact is left out, because it asks Google. */
const WITHOUT_OWN_CONTROLS = ["/blog", "/contact", "/solutions", LIGHT_PAGE];

for (const path of PAGE_OF_EVERY_KIND.filter((address) => !WITHOUT_OWN_CONTROLS.includes(address)))
  test(`the controls of ${path} work`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page, path, PHONE_PX);
    await translate(page);
    // The second width closes what the first has opened.
    for (const width of [PHONE_PX, DESK_PX]) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
      await tryEveryControl(page);
    }
  });

test("changing text is shown: the caption of a service's drawing", async ({ page }) => {
  await open(page, "/", DESK_PX);
  await translate(page);
  const [, pointed = firstOf(SERVICES), focused = pointed] = SERVICES;
  const drawingOf = ({ menuTitle }: typeof pointed) => page.locator("figure figcaption", { hasText: menuTitle });
  await page.locator(`main a[href="${pointed.path}"]`).first().hover();
  await expect(drawingOf(pointed)).toBeVisible();
  await page.locator(`main a[href="${focused.path}"]`).first().focus();
  await expect(drawingOf(focused)).toBeVisible();
});

test.describe("the form", () => {
  test.use({ expectedProblems: /#418|The enquiry was not sent|^412: |status of 412/ });

  test("reports a missing field, a failure and success, and sends another enquiry", async ({ page, mailbox }) => {
    await open(page, LIGHT_PAGE);
    await translate(page);
    await field(page, "email").fill(ENQUIRY.email);
    await sendButton(page).click();
    await expect(field(page, "fullName")).toBeFocused();
    await refuseOnce(page);
    for (const result of [ENQUIRY_COPY.failed, ENQUIRY_COPY.sent, ENQUIRY_COPY.sent]) {
      await fillIn(page);
      await sendButton(page).click();
      await expect(alert(page)).toContainText(result);
      await expect(alert(page).locator("..")).toBeFocused();
      await expect(sendButton(page)).toContainText(ENQUIRY_COPY.send);
    }
    expect(mailbox).toHaveLength(2);
  });
});

test.describe("before hydration", () => {
  for (const [name, change] of [
    ["translated", translate],
    [
      "with a password manager's icon",
      (page: Page) => field(page, "email").evaluate((input) => input.insertAdjacentHTML("afterend", "<i>icon</i>")),
    ],
  ] as const)
    test(`a page ${name} keeps what was typed, and the focus`, async ({ page, mailbox }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto(LIGHT_PAGE, { waitUntil: "domcontentloaded" });
      await fillIn(page);
      await field(page, "email").focus();
      await change(page);
      await touch(page);
      releaseScripts();
      await hydrated(page);
      await expect(field(page, "email")).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.type(".test");
      await sendButton(page).click();
      await expect(alert(page)).toContainText(ENQUIRY_COPY.sent);
      expect(mailbox).toMatchObject([{ ...ENQUIRY, email: `${ENQUIRY.email}.test` }]);
    });
});
