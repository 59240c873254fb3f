import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { createStaticSite, LOOPBACK } from "../server/static-site";
import { copySite } from "./site-copy";
import { CONTACT_WORDS } from "./site-words";

const BUILD_TIMEOUT_MS = 10 * 60 * 1000;
/** Takes a second on an idle machine; the tests share theirs. */
const HTML_CHECK_TIMEOUT_MS = 2 * 60 * 1000;

/** Copies a data file under another name, with a few of its values changed: what an editor does to add a page. */
function dropFile(site: string, from: string, to: string, changes: Record<string, unknown>): void {
  const document = parseDocument(readFileSync(path.join(site, "data", from), "utf8"));
  for (const [key, value] of Object.entries(changes)) document.setIn(key.split("."), value);
  writeFileSync(path.join(site, "data", to), document.toString());
}

/** A host's environment before anybody has set the enquiry service's identifiers. */
const withoutIdentifiers = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GATSBY_EMAILJS_")));

/** `npm run build` of a copy of the project: a production build without the mailbox, with three more data files. */
test.describe("a production build", () => {
  // One build serves all of these tests: they must not be spread over workers.
  test.describe.configure({ mode: "default" });

  let site: string;
  let terminal: string;
  let server: Server;
  const page = (address: string) => readFileSync(path.join(site, "public", `${address}.html`), "utf8");
  const run = (...words: string[]) => spawnSync("npm", ["run", ...words], { cwd: site, env: withoutIdentifiers(), encoding: "utf8" });

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    site = await copySite("production");
    rmSync(path.join(site, ".env.production"), { force: true });

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
    const { status, stdout, stderr } = run("build");
    terminal = (stdout + stderr).replace(/\s+/g, " ");
    expect(status, stdout + stderr).toBe(0);
    server = createStaticSite(path.join(site, "public"));
    await new Promise<void>((listening) => server.listen(0, LOOPBACK, listening));
  });
  test.afterAll(() => {
    server?.close();
    if (site) rmSync(site, { recursive: true, force: true });
  });

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
    test(`a dropped ${kind} appears as a page, in the menu and last on the overview`, async ({ page: browser }) => {
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

  test("a dropped article appears as a page and last in the list", async ({ page: browser }) => {
    await browser.setContent(page("blog/9"));
    await expect(browser.locator("h1")).toHaveText("Lifts: what to ask");
    await browser.setContent(page("blog"));
    await expect(browser.locator('main a[href^="/blog/"]').last()).toHaveAttribute("href", "/blog/9");
  });

  test("publishes nothing of the mailbox, of source maps or of the machine", () => {
    test.setTimeout(HTML_CHECK_TIMEOUT_MS);
    const { status, stdout, stderr } = run("test:html", "--", "files.test");
    expect(status, stdout + stderr).toBe(0);
    expect(stderr).toContain("nothing leads to the mailbox");
  });

  test("without identifiers warns once, and its form leads to the other ways", async ({ page: browser }) => {
    expect(terminal.match(/The enquiry form cannot send: GATSBY_EMAILJS_PUBLIC_KEY, /g)).toHaveLength(1);
    await browser.goto(`http://${LOOPBACK}:${(server.address() as AddressInfo).port}/terms`);
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
    await expect(alert).toContainText("Failed to send email. Please try again later.");
    await expect(alert.getByRole("link", { name: /^Call/ })).toBeVisible();
    await expect(alert.getByRole("link", { name: new RegExp(`^${CONTACT_WORDS.offices.emailLabel}`) })).toHaveAttribute("href", /Asha/);
    await expect(alert.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", /Asha/);
  });
});
