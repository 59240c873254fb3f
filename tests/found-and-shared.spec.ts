import { expect, test } from "@playwright/test";

test("robots.txt leads to a sitemap of every address, each with the day its text last changed", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap-index\.xml$/m);

  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain("/sitemap-0.xml");
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
  expect(addresses).toHaveLength(34);
  expect(addresses).not.toContain("/404");
  for (const address of addresses) expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});

test("the feed holds the eight articles, newest first", async ({ page, request }) => {
  await page.goto("/blog");
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute("href", "/blog/rss.xml");
  const feed = await (await request.get("/blog/rss.xml")).text();
  const links = [...feed.matchAll(/<link>([^<]+\/blog\/\d)<\/link>/g)].map(([, address]) => new URL(address ?? "").pathname);
  expect(links).toEqual(["/blog/8", "/blog/7", "/blog/6", "/blog/5", "/blog/4", "/blog/3", "/blog/2", "/blog/1"]);
});

for (const address of ["/", "/services/hvac-services", "/solutions/banks-solutions", "/blog/1", "/contact"]) {
  test(`${address} shared shows a card of its own`, async ({ page, request }) => {
    await page.goto(address);
    const card = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await request.get(new URL(card ?? "").pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
  });
}

test("the structured data of a page is there without a script running, once, and is JSON", async ({ request }) => {
  const html = await (await request.get("/services/hvac-services")).text();
  const elements = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(elements).toHaveLength(1);
  const graph: { "@graph": { "@type": string }[] } = JSON.parse(elements[0]?.[1] ?? "");
  expect(graph["@graph"].map((node) => node["@type"])).toEqual([
    "ProfessionalService",
    "WebSite",
    "WebPage",
    "BreadcrumbList",
    "Service",
    "FAQPage",
  ]);
});

test("the icons and the manifest answer", async ({ page, request }) => {
  await page.goto("/");
  const manifestAddress = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest: { icons: { src: string }[] } = await (await request.get(manifestAddress ?? "")).json();
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("an article passes on its title and address, and leads to its neighbours and its subjects", async ({ page }) => {
  await page.goto("/blog/4");
  await expect(page.getByRole("link", { name: "Share on WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=HVAC.*%2Fblog%2F4$/,
  );
  const more = page.getByRole("navigation", { name: "More notes" });
  await expect(more.getByRole("link")).toHaveCount(2);
  await expect(more.getByRole("link").first()).toHaveAttribute("href", "/blog/3");
  await expect(more.getByRole("link").last()).toHaveAttribute("href", "/blog/5");
  await expect(page.locator('main footer a[href="/services/hvac-services"]')).toHaveCount(1);
  await expect(page.getByText(/\d+-minute read/)).toBeVisible();
});
