import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./page-faults";
import { LIGHT_PAGE, PAGE_OF_EVERY_KIND } from "./routes";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Everything that moves by itself at this moment, as the browser knows it: transitions and animations of any element. */
const movements = (page: Page) =>
  page.evaluate(() => document.getAnimations().map((animation) => `${(animation as CSSAnimation).animationName ?? "transition"}`));

for (const path of PAGE_OF_EVERY_KIND) {
  test(`nothing moves on ${path}, nor under the pointer`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await movements(page)).toEqual([]);
    for (const link of await page.getByRole("main").getByRole("link").all()) {
      if (!(await link.isVisible())) continue;
      await link.hover();
      expect(await movements(page)).toEqual([]);
    }
  });
}

test("Play shows slides without a bar that moves", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const show = page.getByRole("region", { name: "Selected work" });
  const current = () => show.locator("ol [aria-current]").getAttribute("aria-label");
  await show.getByRole("button", { name: "Play slideshow" }).click();
  const before = await current();
  expect(await movements(page)).toEqual([]);
  await expect.poll(current).not.toBe(before);
  expect(await movements(page)).toEqual([]);
});

test("Play turns the reviews without sliding", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const reviews = page.getByRole("region", { name: "client reviews" });
  await reviews.getByRole("button", { name: "Next review" }).click();
  expect(await movements(page)).toEqual([]);
  expect(await reviews.getByRole("group", { name: /^All / }).evaluate((row) => getComputedStyle(row).scrollBehavior)).toBe("auto");
});

test("an enquiry is sent without a wheel that turns", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/email/send*", async (route) => {
    await answered;
    await route.fulfill({ status: 200, body: "OK" });
  });
  await page.clock.install();
  await page.goto(LIGHT_PAGE);
  await page.dispatchEvent("body", "pointerdown");
  const form = page.locator("form:has([name=fullName])");
  await expect(form).toHaveAttribute("novalidate", "");
  for (const [name, value] of Object.entries({ fullName: "Asha", email: "asha@plant.example", phone: "98480 00000", message: "Hello." })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await page.clock.fastForward(5000);
  const send = form.getByRole("button");
  await send.click();
  await expect(send).toHaveAttribute("aria-disabled", "true");
  expect(await movements(page)).toEqual([]);
  answer();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await movements(page)).toEqual([]);
});

test("the phone menu opens at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await movements(page)).toEqual([]);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeInViewport({ ratio: 1 });
});
