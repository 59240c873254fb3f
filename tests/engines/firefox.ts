import puppeteer from "puppeteer-core";
import { type RunningEngine, scriptCall } from "./engine";

/**
 * Starts an installed Firefox, driven by WebDriver BiDi. (Playwright drives its own builds of Firefox only.)
 * @param executablePath Firefox 140 or later
 */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    close: () => browser.close(),
    page: {
      open: async (address) => {
        await page.goto(address, { waitUntil: "load" });
      },
      resize: (width, height) => page.setViewport({ width, height }),
      run: (script, ...values) => page.evaluate<[], () => ReturnType<typeof script>>(scriptCall(script, values)),
      point: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      screenshot: async () => Buffer.from(await page.screenshot()),
    },
  };
}
