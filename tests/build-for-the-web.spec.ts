import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { createStaticSite, LOOPBACK } from "../hosting/static-site";
import { ARTICLES_PER_PAGE, articlePageAddress } from "../src/site/article-pages";
import { LIGHT_PAGE } from "./routes";
import { copyBuiltSite } from "./site-copy";
import { ARTICLES, CONTACT, codeAfter, firstOf, lastOf, SERVICES, SOLUTIONS } from "./site-words";

const BUILD_TIMEOUT_MS = 10 * 60 * 1000;
/** Takes a second on an idle machine; the tests share theirs. */
const HTML_CHECK_TIMEOUT_MS = 2 * 60 * 1000;

/** Copies a data file under another name, with a few of its values changed: what an editor does to add a page. */
function dropFile(site: string, from: string, to: string, changes: Record<string, unknown>): void {
  const document = parseDocument(readFileSync(path.join(site, "data", from), "utf8"));
  for (const [key, value] of Object.entries(changes)) document.setIn(key.split("."), value);
  writeFileSync(path.join(site, "data", to), document.toString());
}

/** The pages that are added: each a copy of the first of its kind, coded after the last. */
const DROPPED = {
  service: { folder: "services", slug: "dropped-service", title: "Dropped service", sheets: SERVICES },
  solution: { folder: "solutions", slug: "dropped-solution", title: "Dropped sector", sheets: SOLUTIONS },
  article: { folder: "blog", slug: "dropped-article", title: "Dropped note", sheets: ARTICLES },
};

/** Where the dropped article is listed: "blog" or "blog/page/2". */
const LAST_PAGE_OF_LIST = articlePageAddress(Math.ceil((ARTICLES.length + 1) / ARTICLES_PER_PAGE)).slice(1);

/** A host's environment before anybody has set the enquiry service's identifiers. */
const withoutIdentifiers = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GATSBY_EMAILJS_")));

/** `npm run build` of a copy of the project: a production build without the mailbox, with three more data files. */
test.describe("a production build", () => {
  // One build serves all of these tests: they must not be spread over workers.
  test.describe.configure({ mode: "default" });

  let site: string;
  let terminal: string;
  let server: Server;
  const page = (address: string) => readFileSync(path.join(site, "dist", `${address}.html`), "utf8");
  const run = (...words: string[]) => spawnSync("npm", ["run", ...words], { cwd: site, env: withoutIdentifiers(), encoding: "utf8" });

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    site = copyBuiltSite("production");
    rmSync(path.join(site, ".env.production"), { force: true });

    for (const { folder, slug, title, sheets } of Object.values(DROPPED)) {
      dropFile(site, `${folder}/${firstOf<{ slug: string }>(sheets).slug}.yaml`, `${folder}/${slug}.yaml`, {
        code: codeAfter(sheets),
        title,
        menuTitle: title,
        "seo.title": title,
        "seo.description": `${title}, a page that exists because its file does and for no other reason.`,
      });
    }
    const { status, stdout, stderr } = run("build");
    terminal = (stdout + stderr).replace(/\s+/g, " ");
    expect(status, stdout + stderr).toBe(0);
    server = await createStaticSite(path.join(site, "dist"));
    await new Promise<void>((listening) => server.listen(0, LOOPBACK, listening));
  });
  test.afterAll(() => {
    server?.close();
    if (site) rmSync(site, { recursive: true, force: true });
  });

  for (const { folder, slug, title, sheets } of [DROPPED.service, DROPPED.solution]) {
    test(`a file dropped into data/${folder} appears as a page, in the menu and last on the overview`, async ({ page: browser }) => {
      await browser.setContent(page(`${folder}/${slug}`));
      await expect(browser.locator("h1")).toHaveText(title);

      await browser.setContent(page("contact"));
      await expect(browser.locator(`header a[href="/${folder}/${slug}"]`)).toHaveCount(1);

      await browser.setContent(page(folder));
      const cards = await browser
        .locator(`main a[href^="/${folder}/"]:has(h2, h3)`)
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(cards.slice(-2)).toEqual([lastOf<{ path: string }>(sheets).path, `/${folder}/${slug}`]);
    });
  }

  test("a dropped article appears as a page and last in the list", async ({ page: browser }) => {
    const { slug, title } = DROPPED.article;
    await browser.setContent(page(`blog/${slug}`));
    await expect(browser.locator("h1")).toHaveText(title);
    await browser.setContent(page(LAST_PAGE_OF_LIST));
    await expect(browser.locator('main li:has(h2) a[href^="/blog/"]').last()).toHaveAttribute("href", `/blog/${slug}`);
  });

  test("publishes nothing of the mailbox, of source maps or of the machine", () => {
    test.setTimeout(HTML_CHECK_TIMEOUT_MS);
    const { status, stdout, stderr } = run("test:html", "--", "files.test");
    expect(status, stdout + stderr).toBe(0);
    expect(stderr).toContain("nothing leads to the mailbox");
  });

  test("without identifiers warns once, and its form leads to the other ways", async ({ page: browser }) => {
    expect(terminal.match(/The enquiry form cannot send: GATSBY_EMAILJS_PUBLIC_KEY, /g)).toHaveLength(1);
    await browser.goto(`http://${LOOPBACK}:${(server.address() as AddressInfo).port}${LIGHT_PAGE}`);
    await browser.locator("body").dispatchEvent("pointerdown");
    const form = browser.locator("form:has([name=fullName])");
    await expect(form).toHaveAttribute("novalidate", "");
    for (const [name, value] of Object.entries({
      fullName: "Asha Rao",
      email: "asha@plant.example",
      phone: "98480 00000",
      message: "Hello",
    }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator("[name=company]").fill("Plant & Sons");
    await form.getByRole("button").click();
    const alert = browser.getByRole("alert");
    await expect(alert).toContainText(CONTACT.form.failure);
    await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
    await expect(alert.locator('a[href^="mailto:"]')).toHaveAttribute("href", /Asha/);
    await expect(alert.locator('a[href^="https://wa.me/"]')).toHaveAttribute("href", /Asha/);
  });
});
