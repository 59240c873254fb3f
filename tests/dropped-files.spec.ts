import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { copySite } from "./site-copy";

const BUILD_TIMEOUT_MS = 10 * 60 * 1000;
/** Copies a data file under another name, with a few of its values changed: what an editor does to add a page. */
function dropFile(site: string, from: string, to: string, changes: Record<string, unknown>): void {
  const document = parseDocument(readFileSync(path.join(site, "data", from), "utf8"));
  for (const [key, value] of Object.entries(changes)) document.setIn(key.split("."), value);
  writeFileSync(path.join(site, "data", to), document.toString());
}

test.describe("a file dropped into data/", () => {
  // One build serves all of them: they must not be spread over workers.
  test.describe.configure({ mode: "default" });

  let site: string;
  const page = (address: string) => readFileSync(path.join(site, "public", `${address}.html`), "utf8");

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    site = await copySite("dropped");

    const seo = (about: string) => ({
      "seo.title": `${about} | Kelvin`,
      "seo.description": `${about}, a page that exists because its file does and for no other reason.`,
    });
    dropFile(site, "services/hvac-services.yaml", "services/lift-services.yaml", {
      code: "M-11",
      kelvin: 4700,
      title: "Lifts",
      menuTitle: "Lifts",
      ...seo("Lifts"),
    });
    dropFile(site, "solutions/banks-solutions.yaml", "solutions/port-solutions.yaml", {
      code: "S-09",
      kelvin: 8900,
      title: "Ports",
      menuTitle: "Ports",
      ...seo("Ports"),
    });
    dropFile(site, "blog/8.yaml", "blog/9.yaml", {
      code: "B-09",
      title: "Lifts: what to ask",
      menuTitle: "Lift notes",
      date: "2023-12-14",
      ...seo("Lift notes"),
    });
    execFileSync("npm", ["run", "build"], { cwd: site, stdio: "pipe" });
  });
  test.afterAll(() => rmSync(site, { recursive: true, force: true }));

  for (const { kind, address, overview, title, before } of [
    { kind: "service", address: "services/lift-services", overview: "services", title: "Lifts", before: "/services/cleanroom-instruments" },
    {
      kind: "solution",
      address: "solutions/port-solutions",
      overview: "solutions",
      title: "Ports",
      before: "/solutions/residential-solutions",
    },
  ]) {
    test(`a ${kind} appears as a page, in the menu and last on the overview`, async ({ page: browser }) => {
      await browser.setContent(page(address));
      await expect(browser.locator("h1")).toHaveText(title);

      await browser.setContent(page("contact"));
      await expect(browser.locator(`header a[href="/${address}"]`)).toHaveCount(1);

      await browser.setContent(page(overview));
      const cards = await browser
        .locator(`main a[href^="/${overview}/"]:has(h2, h3)`)
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(cards.slice(-2)).toEqual([before, `/${address}`]);
    });
  }

  test("an article appears as a page and last in the list", async ({ page: browser }) => {
    await browser.setContent(page("blog/9"));
    await expect(browser.locator("h1")).toHaveText("Lifts: what to ask");
    await browser.setContent(page("blog"));
    await expect(browser.locator('main a[href^="/blog/"]').last()).toHaveAttribute("href", "/blog/9");
  });
});
