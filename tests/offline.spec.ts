import { expect, test } from "@playwright/test";
import { followRequests, hydrated } from "./page-faults";
import { LIGHT_PAGE } from "./routes";

test("a pointer that crosses a link while offline asks for its page once; back online, a press opens it", async ({ page, context }) => {
  const settled = followRequests(page);
  await page.goto(LIGHT_PAGE);
  await hydrated(page);
  await settled();
  const link = page.locator("footer a[href^='/services/']").first();
  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await link.dispatchEvent("pointerover");
  await settled();
  const once = asked.length;
  await link.dispatchEvent("pointerover");
  await link.dispatchEvent("pointerover");
  await settled();
  expect(asked.slice(once)).toEqual([]);
  await context.setOffline(false);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await link.click();
  await expect(heading).not.toHaveText(String(before));
});
