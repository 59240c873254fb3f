import type { BrowserType } from "@playwright/test";
import { type RunningEngine, scriptCall } from "./engine";

/** Starts a browser that Playwright drives itself: a build of its own, or a Chromium. */
export async function startPlaywright(type: BrowserType, options: Parameters<BrowserType["launch"]>[0]): Promise<RunningEngine> {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  return {
    version: browser.version(),
    close: () => browser.close(),
    page: {
      open: async (address) => {
        await page.goto(address);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      run: (script, ...values) => page.evaluate(scriptCall(script, values)),
      point: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
    },
  };
}
