import { expect, test } from "@playwright/test";
import { close, listen } from "../server/listen";
import { PAGE_OF_EVERY_KIND } from "./routes";
import { createSlowSite } from "./slow-site";

/** Where "good" ends (web.dev/cls). Text at the foot of its box moves up a line when the next line comes; nothing may jump. */
const JUMP = 0.1;
const FIRST_PORT = 9200;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px nothing jumps while a page arrives in pieces`, async ({ page, baseURL }, { parallelIndex }) => {
    const port = FIRST_PORT + parallelIndex;
    const server = createSlowSite(baseURL ?? "");
    await listen(server, { port, owner: "The slow site of the tests", variable: "none" });
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.layoutShifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) window.layoutShifts.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    const shifts: Record<string, number> = {};
    for (const address of PAGE_OF_EVERY_KIND) {
      await page.goto(`http://127.0.0.1:${port}${address}`);
      shifts[address] = await page.evaluate(() => window.layoutShifts.reduce((sum, shift) => sum + shift, 0));
    }
    await close(server);
    expect(Object.entries(shifts).filter(([, shift]) => shift > JUMP)).toEqual([]);
  });
}
