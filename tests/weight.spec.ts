import { brotliCompressSync } from "node:zlib";
import { expect, type Request, test } from "@playwright/test";
import { sumOfLayoutShifts, watchLayoutShifts } from "./layout-shifts";
import { hydrated } from "./page-faults";
import { PAGE_OF_EVERY_KIND } from "./routes";

const KIB = 1024;
/** A page whose scripts run and that has neither asked nor heard for so long has all that it loads by itself. */
const QUIET_MS = 1000;

/** Of other pages these are prefetched for visible links, once the page is hydrated (src/layout/links.ts). */
const FILE_OF_ONE_PAGE = /^\/(component---.*\.(js|css)|page-data\/.*page-data\.json)$/;

/** The project's budgets, in KiB as sent with brotli. */
const BUDGET = { home: 155, elsewhere: 120, scripts: 52, fonts: 52, styles: 12 };

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const path of PAGE_OF_EVERY_KIND) {
  test(`the first view of ${path} on a phone`, async ({ page }, { annotations }) => {
    await watchLayoutShifts(page);
    const loaded: { kind: string; pathname: string; size: Promise<number> }[] = [];
    const weigh = (request: Request) => {
      const { pathname } = new URL(request.url());
      const kind = pathname.endsWith(".js") ? "scripts" : pathname.endsWith(".woff2") ? "fonts" : "other";
      loaded.push({ kind, pathname, size: request.sizes().then(({ responseBodySize }) => responseBodySize) });
    };
    let lastHeardMs = Date.now();
    const hear = () => {
      lastHeardMs = Date.now();
    };
    page.on("request", hear).on("requestfinished", hear).on("requestfinished", weigh);
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    await expect.poll(() => Date.now() - lastHeardMs, { timeout: 30_000 }).toBeGreaterThan(QUIET_MS);
    page.off("requestfinished", weigh); // the slideshow keeps loading; nothing may be read from it once the page is closed

    const own = await page.locator("script[data-scripts]").evaluate(({ dataset }) => `${dataset.scripts} ${dataset.json}`.split(" "));
    const isAhead = (pathname: string) => FILE_OF_ONE_PAGE.test(pathname) && !own.includes(pathname);
    const sizes = await Promise.all(
      loaded.filter(({ pathname }) => !isAhead(pathname)).map(async ({ kind, size }) => ({ kind, bytes: await size })),
    );
    const kib = (wanted?: string) =>
      sizes.filter(({ kind }) => !wanted || kind === wanted).reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
    const css = await page.locator("style").evaluateAll((all) => all.map((style) => style.textContent).join(""));
    const styles = brotliCompressSync(css).length / KIB;
    const measured = { all: kib(), scripts: kib("scripts"), fonts: kib("fonts"), styles };
    annotations.push({ type: "KiB", description: JSON.stringify(measured) });

    expect.soft(measured.all, "everything").toBeLessThanOrEqual(path === "/" ? BUDGET.home : BUDGET.elsewhere);
    expect.soft(measured.scripts, "scripts").toBeLessThanOrEqual(BUDGET.scripts);
    expect.soft(measured.fonts, "fonts").toBeLessThanOrEqual(BUDGET.fonts);
    expect.soft(measured.styles, "styles").toBeLessThanOrEqual(BUDGET.styles);
    expect(measured.scripts, "a page without scripts was not measured whole").toBeGreaterThan(0);
    expect(await sumOfLayoutShifts(page), "layout shift").toBeCloseTo(0, 3);
  });
}
