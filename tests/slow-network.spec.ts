import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { close, listen } from "../server/listen";
import { layoutShifts, watchLayoutShifts } from "./layout-shifts";
import { PAGE_OF_EVERY_KIND } from "./routes";
import { createSlowSite } from "./slow-site";

/** The upper limit of "good" (web.dev/cls). Text at the bottom of its box moves up when the next line arrives; nothing may jump. */
const JUMP = 0.1;

let server: Server;
test.beforeEach(async ({ baseURL }) => {
  server = createSlowSite(baseURL ?? "");
  await listen(server, { port: 0, owner: "The slow site", variable: "SITE_PORT" });
});
test.afterEach(() => close(server));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px nothing jumps while a page arrives in pieces`, async ({ page }) => {
    const { port } = server.address() as AddressInfo;
    await page.setViewportSize(viewport);
    await watchLayoutShifts(page);
    const shifts: Record<string, number> = {};
    for (const address of PAGE_OF_EVERY_KIND) {
      await page.goto(`http://127.0.0.1:${port}${address}`);
      shifts[address] = (await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > JUMP)).toEqual([]);
  });
}
