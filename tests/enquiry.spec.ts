import { type Browser, test as base, chromium, expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility";
import { findFullBrowser } from "./find-browser";
import { answerTooLate, type Fault, Held, MailboxWithFaults, refuseWith, reset, resetMidAnswer, speakGarbage } from "./mailbox-with-faults";
import { followRequests } from "./page-faults";
import { LIGHT_PAGE } from "./routes";
import { ARTICLES, COMPANY, CONTACT, firstOf, SERVICES } from "./site-words";
import { holdScripts } from "./slow-site";
import { WORKER_MAILBOX_PORT } from "./worker-mailbox";

interface Fixtures {
  /** Whether the browser keeps a page that was left, for the way back. */
  readonly keepsPages: boolean;
  /** A page whose visitor goes back and forward between documents. */
  readonly wandering: Page;
}
interface WorkerFixtures {
  /** Starts a browser that keeps pages, or finds the one that an earlier test has started. */
  readonly browserThatKeeps: () => Promise<Browser>;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  keepsPages: [false, { option: true }],
  browserThatKeeps: [
    async ({ launchOptions }, use) => {
      const options = { ...launchOptions, executablePath: findFullBrowser(), ignoreDefaultArgs: ["--disable-back-forward-cache"] };
      let started: Promise<Browser> | undefined;
      await use(() => {
        started ??= chromium.launch(options);
        return started;
      });
      await (await started)?.close();
    },
    { scope: "worker" },
  ],
  async wandering({ page, keepsPages, browserThatKeeps, baseURL }, use) {
    if (!keepsPages) return use(page);
    const reason = "Not run: only a full Chromium keeps pages (apt-get install chromium, or npx playwright install chromium).";
    base.skip(!findFullBrowser(), reason);
    const context = await (await browserThatKeeps()).newContext({ baseURL });
    await use(await context.newPage());
    await context.close();
  },
});

// A field that is filled in scrolls into the window, and nothing can be pressed before that ends: at once, without motion.
// With motion: where a browser keeps pages, below, and in the other engines
test.use({ contextOptions: { reducedMotion: "reduce" } });

const MINIMUM_FILL_MS = 3000;
const SEND_LIMIT_MS = 15_000;
/** Longer than any timer of the page: a second copy would have left by then. */
const SECOND_COPY_MS = 60_000;
const SERVICE = firstOf(SERVICES);

const { success: SENT, failure: FAILED, labels: LABELS, errors: ERRORS } = CONTACT.form;
/** What the page says where some fields need attention. */
const needsAttention = (count: number) => (count === 1 ? ERRORS.one : ERRORS.many.replace("{count}", String(count)));
const ENQUIRY = {
  fullName: "Asha Rao",
  company: "Plant & Sons",
  email: "asha@plant.example",
  phone: "98480 00000",
  message: "Two chillers trip on high head pressure.\nSince May.",
};
type Name = keyof typeof ENQUIRY;
const SHORT: Name[] = ["fullName", "email", "phone"];
const FULL: Name[] = ["fullName", "company", "email", "phone", "message"];

const mailbox = new MailboxWithFaults(WORKER_MAILBOX_PORT);
/** Waits until all that the page asked of anybody is answered. */
let requestsAnswered: () => Promise<void>;
test.beforeEach(async ({ page }) => {
  requestsAnswered = followRequests(page);
  await mailbox.start();
});
test.afterEach(() => mailbox.stop());
/** For a further enquiry from the same document. */
async function renewMailbox(): Promise<void> {
  await mailbox.stop();
  await mailbox.start();
}

const form = (page: Page) => page.locator("form:has([name=fullName])");
const field = (page: Page, name: Name) => form(page).locator(`[name=${name}]`);
const sendButton = (page: Page) => form(page).getByRole("button");
const alert = (page: Page) => page.getByRole("alert");

/** Opens a page whose clock the test controls, and waits until its form is interactive. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.dispatchEvent("body", "pointerdown");
  await expect(form(page)).toHaveAttribute("novalidate", "");
}

/** From here on time passes only if the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
}

async function fillIn(page: Page, values: Partial<Record<Name, string>>): Promise<void> {
  for (const name of FULL) if (values[name] !== undefined) await field(page, name).fill(values[name]);
}

/** As long as a person takes. */
async function fillInSlowly(page: Page, values = ENQUIRY): Promise<void> {
  await fillIn(page, values);
  await page.clock.fastForward(MINIMUM_FILL_MS);
}

async function expectValues(page: Page, values: Partial<Record<Name, string>>): Promise<void> {
  for (const name of FULL) if (values[name] !== undefined) await expect(field(page, name)).toHaveValue(values[name]);
}

/** Opens a page and fills in its form, after as long as a person takes. */
async function openFilledIn(page: Page, values = ENQUIRY, address = LIGHT_PAGE): Promise<void> {
  await open(page, address);
  await fillInSlowly(page, values);
}

/** Lets all timers of the page run out, and what they send be answered. */
async function expectNoSecondCopy(page: Page): Promise<void> {
  await page.clock.fastForward(SECOND_COPY_MS);
  await requestsAnswered();
}

async function expectOneMessage(params: Record<string, string>): Promise<void> {
  await expect.poll(() => mailbox.messages().length).toBeGreaterThan(0);
  expect(mailbox.messages().map(({ templateParams }) => templateParams)).toEqual([params]);
}

async function expectSent(page: Page, params: Record<string, string> = ENQUIRY): Promise<void> {
  await expect(alert(page).getByText(SENT, { exact: true })).toBeVisible();
  for (const name of FULL) if (name in params && (await field(page, name).count()) > 0) await expect(field(page, name)).toHaveValue("");
  await expectOneMessage(params);
}

test.describe("sending", () => {
  for (const address of ["/", "/contact"])
    test(`the full form of ${address} sends five fields`, async ({ page }) => {
      await openFilledIn(page, ENQUIRY, address);
      await sendButton(page).click();
      await expectSent(page);
      await expect(alert(page).locator("..")).toBeFocused();
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("draft")))).toEqual([]);
    });

  for (const address of ["/about", "/blog", ...ARTICLES.slice(0, 1).map(({ path }) => path)])
    test(`the short form of ${address} sends three fields`, async ({ page }) => {
      await open(page, address);
      const { fullName, email, phone } = ENQUIRY;
      await fillIn(page, { fullName, email, phone });
      expect(await form(page).getByRole("textbox").count()).toBe(SHORT.length);
      await page.clock.fastForward(MINIMUM_FILL_MS);
      await sendButton(page).click();
      await expectSent(page, { fullName, email, phone });
    });

  test("every text arrives as it was typed, and one enquiry after the other", async ({ page }) => {
    await open(page, LIGHT_PAGE);
    for (const [what, message] of [
      ["50,000 characters", "x".repeat(50_000)],
      ["50,000 characters of Telugu", "తె".repeat(25_000)],
      ["emoji", "👷🏽‍♀️🏗️ ".repeat(200)],
      ["text from right to left", "مرحبا بكم، المصنع في حيدر آباد"],
      ["a script", `<script>alert(1)</script>"'&</textarea>{{message}}`],
    ] as const)
      await test.step(what, async () => {
        await renewMailbox();
        await fillInSlowly(page, { ...ENQUIRY, message });
        await sendButton(page).click();
        await expectSent(page, { ...ENQUIRY, message });
      });
  });

  test("the library comes with the first touch of the form, not with the page", async ({ page }) => {
    const libraries: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith(".js") && (await response.text()).includes("The public key is required")) libraries.push(response.url());
    });
    await open(page, LIGHT_PAGE);
    await page.waitForLoadState("networkidle");
    expect(libraries).toEqual([]);
    await field(page, "fullName").focus();
    await expect.poll(() => libraries.length).toBe(1);
  });
});

const FAULTS: Record<string, Fault> = {
  "400": refuseWith(400, "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates"),
  "403": refuseWith(403, "API calls are disabled for non-browser applications"),
  "412": refuseWith(412, "Gmail_API: Request had insufficient authentication scopes."),
  "429": refuseWith(429, "Too Many Requests"),
  "500": refuseWith(500, "Internal Server Error"),
  "a garbage body": refuseWith(502, "<html>\u0000\uFFFD bad gateway"),
  "an answer that is not HTTP": speakGarbage,
  "a connection reset before the answer": reset,
  "a connection reset in the middle of the answer": resetMidAnswer,
};

/** The exact text, every value kept, the reason logged; then the retry delivers exactly one message. */
async function expectFailureThenRetry(page: Page, logged: readonly string[], recover = async () => mailbox.clearFault()): Promise<void> {
  await expect(alert(page).getByText(FAILED, { exact: true })).toBeVisible();
  await expect(alert(page).locator("..")).toBeFocused();
  await expectValues(page, ENQUIRY);
  expect(logged.filter((text) => text.startsWith("The enquiry was not sent:"))).toHaveLength(1);
  expect(mailbox.messages()).toEqual([]);
  await recover();
  await sendButton(page).click();
  await expectSent(page);
  await expectNoSecondCopy(page);
  await expectOneMessage(ENQUIRY);
}

const errorsOf = (page: Page): string[] => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  return logged;
};

test.describe("faults", () => {
  test("whatever is answered instead of success, one fault after the other", async ({ page }) => {
    const logged = errorsOf(page);
    await open(page, LIGHT_PAGE);
    for (const [name, fault] of Object.entries(FAULTS))
      await test.step(name, async () => {
        logged.length = 0;
        await renewMailbox();
        await fillInSlowly(page);
        mailbox.failWith(fault);
        await sendButton(page).click();
        await expectFailureThenRetry(page, logged);
      });
  });

  test("status 200 with a garbage body is success (requirements R17.9)", async ({ page }) => {
    await openFilledIn(page);
    mailbox.failWith(refuseWith(200, "\uFFFD\u0000 not OK"));
    await sendButton(page).click();
    await expect(alert(page).getByText(SENT, { exact: true })).toBeVisible();
  });

  test("a refused connection", async ({ page }) => {
    const logged = errorsOf(page);
    await openFilledIn(page);
    await mailbox.stop();
    await sendButton(page).click();
    await expect(alert(page).getByText(FAILED, { exact: true })).toBeVisible();
    await mailbox.start();
    await expectFailureThenRetry(page, logged);
  });

  test("offline, even before the library has come", async ({ page, context }) => {
    const logged = errorsOf(page);
    await open(page, LIGHT_PAGE);
    await context.setOffline(true);
    await fillIn(page, ENQUIRY);
    await page.clock.fastForward(MINIMUM_FILL_MS);
    await sendButton(page).click();
    await expectFailureThenRetry(page, logged, () => context.setOffline(false));
  });

  test("an answer later than the time limit", async ({ page }) => {
    const logged = errorsOf(page);
    await openFilledIn(page);
    mailbox.failWith(answerTooLate);
    await stopClock(page);
    await sendButton(page).click();
    await expect.poll(() => mailbox.posts).toBe(1);
    await page.clock.fastForward(SEND_LIMIT_MS - 1);
    await expect(sendButton(page)).toHaveText(LABELS.sending);
    await page.clock.fastForward(1);
    await expect(alert(page)).toBeVisible();
    await page.clock.resume();
    await expectFailureThenRetry(page, logged);
  });

  test("after a failure the other ways carry the text along", async ({ page }) => {
    await openFilledIn(page);
    mailbox.failWith(FAULTS["500"] ?? reset);
    await sendButton(page).click();
    const { message, ...rest } = ENQUIRY;
    const carried = `${Object.entries(rest)
      .map(([name, value]) => `${LABELS[name as keyof typeof rest]}: ${value}`)
      .join("\n")}\n\n${message}`;
    const href = async (start: string) => new URL((await alert(page).locator(`a[href^="${start}"]`).getAttribute("href")) ?? "");
    expect((await href("tel:")).pathname).toBe(COMPANY.phone.tel);
    expect((await href("mailto:")).searchParams.get("body")).toBe(carried.replace(/\n/g, "\r\n"));
    expect((await href("https://wa.me/")).searchParams.get("text")).toBe(carried);
  });
});

test.describe("impatience", () => {
  test("a double click, Enter pressed twice, and a click while it is sent send once", async ({ page }) => {
    await open(page, LIGHT_PAGE);
    async function expectSentOnce() {
      await expectSent(page);
      await expectNoSecondCopy(page);
      expect(mailbox.posts).toBe(1);
    }

    await test.step("a double click", async () => {
      await fillInSlowly(page);
      await sendButton(page).dblclick();
      await expectSentOnce();
    });

    await test.step("Enter pressed twice", async () => {
      await renewMailbox();
      await fillInSlowly(page);
      await field(page, "email").press("Enter");
      await field(page, "email").press("Enter");
      await expectSentOnce();
    });

    await test.step("a click while it is sent", async () => {
      await renewMailbox();
      const held = new Held();
      await fillInSlowly(page);
      mailbox.failWith(held.fault);
      await sendButton(page).click();
      await held.arrived();
      await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
      await expectValues(page, ENQUIRY);
      // Forced, because Playwright waits until a button is no longer aria-disabled
      await sendButton(page).click({ force: true });
      held.letGo();
      await expectSentOnce();
    });
  });

  test("an enquiry faster than a person types is sent, a little later", async ({ page }) => {
    await open(page, LIGHT_PAGE);
    await stopClock(page);
    await fillIn(page, ENQUIRY);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText(LABELS.sending);
    await page.clock.fastForward(MINIMUM_FILL_MS);
    await page.clock.resume();
    await expectSent(page);
  });
});

test.describe("moving about", () => {
  test("to another page while it is sent: it arrives once, and that page says so", async ({ page }) => {
    const held = new Held();
    await openFilledIn(page);
    mailbox.failWith(held.fault);
    await sendButton(page).click();
    await held.arrived();
    await page.getByRole("contentinfo").locator(`a[href="${SERVICE.path}"]`).click();
    await expect(page).toHaveURL(SERVICE.path);
    await expectValues(page, ENQUIRY);
    await expect(sendButton(page)).toHaveText(LABELS.sending);
    held.letGo();
    await expectSent(page);
    await expectNoSecondCopy(page);
    expect(mailbox.posts).toBe(1);
  });

  test("to another document while it is sent: the text is there, and sending it delivers one message", async ({ page }) => {
    const held = new Held();
    await openFilledIn(page);
    mailbox.failWith(held.fault);
    await sendButton(page).click();
    await held.arrived();
    await page.goto("/contact");
    held.letGo();
    mailbox.clearFault();
    await expect(form(page)).toHaveAttribute("novalidate", "");
    await expectValues(page, ENQUIRY);
    await page.clock.fastForward(MINIMUM_FILL_MS);
    await sendButton(page).click();
    await expectSent(page);
  });

  test("a draft survives a reload and moving between pages, until it is sent", async ({ page }) => {
    await openFilledIn(page);
    await page.reload();
    await expectValues(page, ENQUIRY);
    await page.goto(SERVICE.path);
    await expect(form(page)).toHaveAttribute("novalidate", "");
    await expectValues(page, ENQUIRY);
    await page.clock.fastForward(MINIMUM_FILL_MS);
    await sendButton(page).click();
    await expectSent(page);
    await page.reload();
    await expect(form(page)).toHaveAttribute("novalidate", "");
    await expect(field(page, "message")).toHaveValue("");
  });

  test("what is typed before the scripts have come stays", async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await fillIn(page, ENQUIRY);
    await expect(form(page)).not.toHaveAttribute("novalidate");
    letScriptsGo();
    await expect(form(page)).toHaveAttribute("novalidate", "");
    await expectValues(page, ENQUIRY);
  });
});

for (const keepsPages of [false, true])
  test.describe(`back and forward between documents, with pages ${keepsPages ? "kept in the cache" : "loaded anew"}`, () => {
    test.use({ keepsPages });
    // in one worker, so that the browser that keeps pages is started once
    if (keepsPages) test.describe.configure({ mode: "default" });

    const isReady = (page: Page) => expect(form(page)).toHaveAttribute("novalidate", "");
    async function arrive(page: Page, address: string) {
      // the page's own clock: Playwright's knows nothing of how a document was reached
      await page.goto(address);
      await page.evaluate(() =>
        addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-kept", persisted)),
      );
      await page.dispatchEvent("body", "pointerdown");
      await isReady(page);
    }
    async function goToContact(page: Page) {
      await page.getByRole("contentinfo").locator("a[href='/contact']").click();
      await expect(page).toHaveURL("/contact");
      await page.dispatchEvent("body", "pointerdown");
      await isReady(page);
    }
    async function goBack(page: Page) {
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(LIGHT_PAGE);
      await expect(page.locator("html[data-kept]")).toHaveCount(keepsPages ? 1 : 0);
      await page.dispatchEvent("body", "pointerdown");
      await isReady(page);
    }
    /** Sends as fast as no person does: the enquiry waits before it leaves. */
    async function send(page: Page) {
      await sendButton(page).click();
      await expect(alert(page).getByText(SENT, { exact: true })).toBeVisible({ timeout: MINIMUM_FILL_MS + SEND_LIMIT_MS });
    }
    const EMPTY = { fullName: "", company: "", email: "", phone: "", message: "" };

    test("an enquiry that another document sent does not come back", async ({ wandering: page }) => {
      await arrive(page, LIGHT_PAGE);
      await fillIn(page, ENQUIRY);
      await goToContact(page);
      await expectValues(page, ENQUIRY);
      await send(page);
      await expectSent(page);
      await goBack(page);
      await expectValues(page, EMPTY);
      await field(page, "company").fill("Plant & Daughters");
      await page.reload();
      await page.dispatchEvent("body", "pointerdown");
      await isReady(page);
      await expectValues(page, { ...EMPTY, company: "Plant & Daughters" });
    });

    test("a success is not shown again", async ({ wandering: page }) => {
      await arrive(page, LIGHT_PAGE);
      await fillIn(page, ENQUIRY);
      await send(page);
      await expectSent(page);
      await goToContact(page);
      await expectValues(page, EMPTY);
      await goBack(page);
      await expect(alert(page)).toHaveCount(0);
      await expectValues(page, EMPTY);
    });

    test("what was typed last goes on, there and back", async ({ wandering: page }) => {
      await arrive(page, LIGHT_PAGE);
      await fillIn(page, ENQUIRY);
      await goToContact(page);
      await field(page, "message").fill("One chiller");
      await goBack(page);
      await expectValues(page, { ...ENQUIRY, message: "One chiller" });
      await field(page, "phone").fill("98480 11111");
      await page.goForward({ waitUntil: "commit" });
      await expect(page).toHaveURL("/contact");
      await page.dispatchEvent("body", "pointerdown");
      await isReady(page);
      await expectValues(page, { ...ENQUIRY, message: "One chiller", phone: "98480 11111" });
    });

    test("an enquiry that was on its way when its page was left is sent by the other document alone", async ({ wandering: page }) => {
      const held = new Held();
      await arrive(page, LIGHT_PAGE);
      await fillIn(page, ENQUIRY);
      mailbox.failWith(held.fault);
      await sendButton(page).click();
      await held.arrived();
      await goToContact(page);
      mailbox.clearFault();
      await expectValues(page, ENQUIRY);
      await send(page);
      await expectSent(page);
      await goBack(page);
      await expect(alert(page)).toHaveCount(0);
      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled");
      await expectValues(page, EMPTY);
      const next = { ...ENQUIRY, message: "A boiler" };
      await fillIn(page, next);
      await send(page);
      // the newest first
      expect(mailbox.messages().map(({ templateParams }) => templateParams)).toEqual([next, ENQUIRY]);
    });
  });

test.describe("checking", () => {
  test("what is typed after a success is a new enquiry: fixing its faults does not bring the success back", async ({ page }) => {
    await openFilledIn(page);
    await sendButton(page).click();
    await expectSent(page);
    const { email, ...rest } = ENQUIRY;
    await fillIn(page, rest);
    await sendButton(page).click();
    await expect(alert(page)).toContainText(LABELS.email);
    await field(page, "email").fill(email);
    await expect(alert(page)).toHaveCount(0);
    expect(mailbox.posts).toBe(1);
  });

  test("by keyboard: summary, its links, the fields, and errors that disappear as they are fixed", async ({ page }) => {
    await open(page, LIGHT_PAGE);
    await field(page, "email").fill("asha@");
    await field(page, "email").press("Enter");
    await expect(alert(page).locator("..")).toBeFocused();
    await expect(alert(page)).toContainText(needsAttention(3));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(field(page, "email")).toBeFocused();
    await expect(field(page, "email")).toHaveAccessibleDescription(ERRORS.email);
    await page.keyboard.type("plant.example");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(alert(page)).toContainText(needsAttention(2));
    expect(mailbox.posts).toBe(0);
  });

  test("no state has an accessibility fault", async ({ page }) => {
    const faults = () => accessibilityFaults(page, "#enquiry");
    await open(page, LIGHT_PAGE);
    await sendButton(page).click();
    await expect(alert(page)).toBeVisible();
    expect(await faults()).toEqual([]);
    await fillIn(page, ENQUIRY);
    await page.clock.fastForward(MINIMUM_FILL_MS);
    const held = new Held();
    mailbox.failWith(held.fault);
    await sendButton(page).click();
    await held.arrived();
    expect(await faults()).toEqual([]);
    held.letGo();
    await expectSent(page);
    mailbox.clearFault();
    expect(await faults()).toEqual([]);
    await fillIn(page, ENQUIRY);
    mailbox.failWith(reset);
    await sendButton(page).click();
    await expect(alert(page)).toContainText(FAILED);
    expect(await faults()).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser checks the fields", async ({ page }) => {
    await page.goto("/contact");
    await field(page, "fullName").fill("Asha");
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page, "email")).toBeFocused();
    expect(mailbox.posts).toBe(0);
  });

  test("and posts the enquiry", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page, ENQUIRY);
    await sendButton(page).click();
    await expect(page.getByText("OK")).toBeVisible();
    // A form post ends lines with CRLF
    await expectOneMessage({ ...ENQUIRY, message: ENQUIRY.message.replace("\n", "\r\n") });
    expect(mailbox.messages()[0]?.via).toBe("send-form");
  });
});
