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
  const scripts: string[] = [];
  // data is asked for again by Gatsby's loader itself; the scripts of other pages, whose links are in view, once each
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  for (let crossing = 0; crossing < 3; crossing += 1) {
    await link.dispatchEvent("pointerover");
    await settled();
  }
  expect(scripts).not.toEqual([]);
  expect(scripts).toEqual([...new Set(scripts)]);
  await context.setOffline(false);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await link.click();
  await expect(heading).not.toHaveText(String(before));
});
