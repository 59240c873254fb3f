import { expect, type Page } from "@playwright/test";
import { articlePageAddress, articlesByPage } from "../src/site/article-pages";
import { test } from "./faultless-test";
import { hydrated } from "./page-faults";
import { expectSheetOnPaper } from "./printed-page";
import {
  ARTICLES,
  ABOUT as about,
  BLOG as blog,
  COMPANY as company,
  CONTACT as contact,
  firstOf,
  LEGAL_PAGES,
  SERVICES,
  SOLUTIONS,
} from "./site-words";

/** The pages that are read: about, blog, articles, contact, legal (requirements R7 and R11 to R14). Texts come from data/. */

/** "2023-11-02" as the pages show it: 02 November 2023. */
const shown = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
const anchorsOf = (sections: readonly { id: string }[]) => sections.map(({ id }) => `#${id}`);
/** The article with the most sections: far enough to scroll. */
const LONG_ARTICLE = firstOf(ARTICLES.toSorted((a, b) => b.sections.length - a.sections.length));
const ARTICLE_MAX_WIDTH_PX = 800;
const MAP_HEIGHT_PX = 450;
const MAP_PROVIDER = "https://www.google.com/**";

/** Collects every address that the page requests from another site. */
function requestsElsewhere(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") addresses.push(request.url());
  });
  return addresses;
}

async function expectShortForm(page: Page) {
  const form = page.locator("#enquiry form");
  await expect(form).toHaveCount(1);
  for (const name of ["fullName", "email", "phone"]) await expect(form.locator(`[name=${name}]`)).toBeVisible();
  for (const name of ["company", "message"]) await expect(form.locator(`[name=${name}]`)).toHaveCount(0);
}

test.describe("blog list", () => {
  for (const [pageIndex, articles] of articlesByPage(ARTICLES).entries()) {
    const address = articlePageAddress(pageIndex + 1);
    test(`${address}: a card for every article, in the order of their codes, each leading to its article`, async ({ page }) => {
      await page.goto(address);
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards).toHaveCount(articles.length);
      for (const [index, { path, title, excerpt, date, picture }] of articles.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole("heading", { name: title, exact: true })).toBeVisible();
        await expect(card.getByRole("img", { name: picture.alt, exact: true })).toBeAttached();
        await expect(card).toContainText(shown(date));
        await expect(card).toContainText(excerpt);
        await expect(card.getByRole("link", { name: `${blog.readMore} ${title}`, exact: true })).toHaveAttribute("href", path);
      }
      await expectShortForm(page);
    });
  }

  test("a list that fits on one page has no row of page numbers, and no page beyond the last exists", async ({ page, request }) => {
    const pageCount = articlesByPage(ARTICLES).length;
    await page.goto("/blog");
    await expect(page.getByRole("navigation", { name: blog.pages.label })).toHaveCount(pageCount > 1 ? 1 : 0);
    expect((await request.get(`/blog/page/${pageCount + 1}`, { maxRedirects: 0 })).status()).toBe(404);
    for (const first of ["/blog/page", "/blog/page/1"]) {
      const answer = await request.get(first, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, "/blog"]);
    }
  });

  test("the whole card is the link", async ({ page }) => {
    await page.goto("/blog");
    // the link covers the picture: pressing the picture presses the link
    await page.getByRole("main").getByRole("article").last().locator("img").click({ force: true });
    const last = articlesByPage(ARTICLES)[0]?.at(-1);
    await expect(page).toHaveURL(last?.path ?? "");
    await expect(page.getByRole("heading", { level: 1, name: last?.title, exact: true })).toBeVisible();
  });
});

for (const article of ARTICLES) {
  test(`${article.path}: picture, contents, sections, three questions, at most 800 px wide`, async ({ page }) => {
    await page.goto(article.path);
    const body = page.getByRole("main").getByRole("article");
    await expect(body.getByRole("heading", { level: 1, name: article.title, exact: true })).toBeVisible();
    await expect(body).toContainText(`${article.desk}, ${shown(article.date)}`);
    await expect(body).toContainText(article.intro);
    const box = await body.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(ARTICLE_MAX_WIDTH_PX);

    const picture = body.getByRole("img", { name: article.picture.alt, exact: true });
    await expect(picture).toHaveAttribute("loading", "eager");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    const contents = body.getByRole("navigation", { name: blog.sheet.contentsHeading }).getByRole("link");
    const anchors = await contents.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(anchors).toEqual([...anchorsOf(article.sections), "#faq"]);
    for (const { id, heading } of article.sections) {
      await expect(body.locator(`#${id}`).getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
    }

    const questions = body.locator("#faq details");
    await expect(questions).toHaveCount(3);
    await expect(questions.first()).toHaveAttribute("open");
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open");
    await expectShortForm(page);
    await test.step("on paper", () => expectSheetOnPaper(page));
  });
}

test("an anchor of the contents lands under the sticky header, not behind it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(LONG_ARTICLE.path);
    const last = LONG_ARTICLE.sections.at(-1);
    await page.getByRole("navigation", { name: blog.sheet.contentsHeading }).locator(`a[href="#${last?.id}"]`).click();
    await expect(page).toHaveURL(`${LONG_ARTICLE.path}#${last?.id}`);
    const heading = page.locator(`#${last?.id} h2`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    const headerBottom = await page
      .locator("header")
      .first()
      .evaluate((header) => header.getBoundingClientRect().bottom);
    const headingTop = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(headingTop, `at ${width} px`).toBeGreaterThanOrEqual(headerBottom);
  }
});

/** A page whose Markdown leads to another page of the site, and that link. */
const WITH_LINK = [...SERVICES, ...SOLUTIONS]
  .map(({ path, paragraphs }) => ({ path, text: paragraphs.join("\n") }))
  .concat(ARTICLES.map(({ path, sections }) => ({ path, text: sections.map(({ body }) => body).join("\n") })))
  .flatMap(({ path, text }) => ({ path, href: /\]\((\/(?:services|solutions|blog)[^)#]*)\)/.exec(text)?.[1] }))
  .find(({ href }) => href);

test("a link inside a text opens its page without a reload", async ({ page }) => {
  test.skip(!WITH_LINK, "no text of data/ leads to another page");
  const { path = "", href = "" } = WITH_LINK ?? {};
  await page.goto(path);
  const link = page.locator(`main :is(p, .ticks, .steps) a[href="${href}"]`).first();
  // until the page answers, the browser loads the link's page itself, which is right but not what is tested here
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute("data-still-here", ""));
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator("body")).toHaveAttribute("data-still-here");
});

test("about: every part of requirements R7, in order", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  const parts = [
    about.header.heading,
    about.intro.heading,
    ...about.intro.boxes.map(({ title }) => title),
    about.visionMission.vision.heading,
    about.visionMission.mission.heading,
    about.experts.heading,
    about.sustainability.heading,
    about.whoWeAre.heading,
    about.timeline.heading,
    about.team.heading,
    about.quality.heading,
    about.certificate.heading,
    about.committed.heading,
    about.testimonials.heading,
    about.ratings.heading,
    about.enquiry.heading,
  ];
  const tops: number[] = [];
  for (const heading of parts) {
    const found = main.getByRole("heading", { name: heading, exact: true });
    await expect(found, heading).toHaveCount(1);
    tops.push(await found.evaluate((element) => element.getBoundingClientRect().top + window.scrollY));
  }
  // boxes and quality are side by side; no part may start above the previous one, except beside it
  const sections = await main.evaluate((element) =>
    [...element.children].map((child) => child.getBoundingClientRect().top + window.scrollY),
  );
  const order = tops.map((top) => sections.findLastIndex((sectionTop) => sectionTop <= top));
  expect(order).toEqual([...order].sort((a, b) => a - b));

  await expect(main.getByRole("link", { name: about.sustainability.button.label })).toHaveAttribute(
    "href",
    about.sustainability.button.href,
  );
  for (const { alt } of [about.team.picture, about.certificate.picture, about.ratings.picture]) {
    const picture = main.getByRole("img", { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), alt).toBeGreaterThan(0);
  }
  await expectShortForm(page);
  await test.step("the six statistics", () => expectStatistics(page));
  await test.step("no two sections on ink touch", () => expectNoInkOnInk(page));
});

async function expectStatistics(page: Page): Promise<void> {
  const statistics = page.getByRole("region", { name: about.statistics.label });
  const pairs = await statistics
    .getByRole("term")
    .evaluateAll((terms) => terms.map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`));
  expect(pairs).toEqual(about.statistics.items.map(({ value, label }) => `${value} ${label}`));
}

/** The enquiry and the footer, which are both on ink, are not among them. */
async function expectNoInkOnInk(page: Page): Promise<void> {
  const grounds = await page.getByRole("main").evaluate((main) => [...main.children].map((child) => child.classList.contains("ink")));
  expect(grounds.some((ink, index) => ink && grounds[index + 1])).toBe(false);
}

test.describe("contact", () => {
  test("address, telephone, two e-mail addresses, hours, the full form once", async ({ page }) => {
    await page.goto("/contact");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: contact.header.heading })).toBeVisible();
    const { street, locality, city, postalCode, region, country } = company.address;
    for (const part of [company.legalName, street, locality, `${city} ${postalCode}`, `${region}, ${country}`]) {
      await expect(main.locator("address")).toContainText(part);
    }
    await expect(main.getByRole("link", { name: company.phone.display })).toHaveCount(2);
    for (const { label, address } of company.emails) {
      await expect(main.getByRole("link", { name: `${label} ${address}` })).toHaveAttribute("href", `mailto:${address}`);
    }
    await expect(main).toContainText(company.hours.display);
    for (const hint of contact.help.items) await expect(main).toContainText(hint);
    await expect(main.locator("form")).toHaveCount(1);
    for (const name of ["fullName", "company", "email", "phone", "message"]) {
      await expect(main.locator(`form [name=${name}]`)).toBeVisible();
    }
  });

  test("the map asks nothing of anybody before a click, is 450 px high and takes the focus after it", async ({ page }) => {
    const elsewhere = requestsElsewhere(page);
    await page.route(MAP_PROVIDER, (route) => route.fulfill({ contentType: "text/html", body: "<title>map</title>" }));
    await page.goto("/contact", { waitUntil: "networkidle" });
    const map = page.getByRole("region", { name: contact.map.heading });
    await map.scrollIntoViewIfNeeded();
    const drawn = await map.boundingBox();
    await expect(map.locator("iframe")).toHaveCount(0);
    expect(elsewhere).toEqual([]);

    await map.getByRole("link", { name: contact.map.button }).click();
    const frame = map.locator("iframe");
    await expect(frame).toHaveAttribute(
      "src",
      `https://www.google.com/maps?${new URLSearchParams({ q: company.mapQuery, output: "embed" })}`,
    );
    await expect(frame).toHaveAttribute("title", contact.map.heading);
    await expect(frame).toBeFocused();
    expect((await frame.boundingBox())?.height).toBe(MAP_HEIGHT_PX);
    expect(await map.boundingBox()).toEqual(drawn);
    await expect(page).toHaveURL(/\/contact$/);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the map's button leads to the map", async ({ page }) => {
      await page.goto("/contact");
      await expect(page.getByRole("link", { name: contact.map.button })).toHaveAttribute(
        "href",
        `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: company.mapQuery })}`,
      );
    });
  });
});

test.describe("legal pages", () => {
  for (const { path, title, updated, sections } of LEGAL_PAGES) {
    test(`${path}: the day of the last change, and contents that lead to every section`, async ({ page }) => {
      await page.goto(path);
      const body = page.getByRole("main").getByRole("article");
      await expect(body.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(body.locator("time")).toHaveText(shown(updated));
      const anchors = await body
        .getByRole("navigation")
        .locator("a[href^='#']")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(anchors).toEqual(anchorsOf(sections));
      for (const { id, heading } of sections) {
        await expect(body.locator(`#${id}`).getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
      }
      await expect(page.locator("#enquiry form [name=message]")).toBeVisible();
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("contents and questions of an article work", async ({ page }) => {
    await page.goto(LONG_ARTICLE.path);
    const last = LONG_ARTICLE.sections.at(-1);
    await page.getByRole("navigation", { name: blog.sheet.contentsHeading }).locator(`a[href="#${last?.id}"]`).click();
    await expect(page).toHaveURL(`${LONG_ARTICLE.path}#${last?.id}`);
    const question = page.locator("#faq details").nth(2);
    await question.locator("summary").click();
    await expect(question.locator("p").first()).toBeVisible();
  });
});
