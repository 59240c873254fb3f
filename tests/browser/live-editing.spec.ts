import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { ARTICLES, codeAfter, firstOf, HOME, lastOf, SERVICES, SOLUTIONS } from "../site-content";
import { copyProject } from "./copy-project";

const PORT = 9106;
const HOST = "127.0.0.1";
const START_TIMEOUT_MS = 8 * 60 * 1000;
/** An edit takes a second to show on an idle machine, longer while Gatsby compiles. */
const SHOWN_TIMEOUT_MS = 60 * 1000;

/** The page of the home page's first slide. Without it, the home page is invalid. */
const ENTRY = firstOf([...SERVICES, ...SOLUTIONS].filter(({ slug }) => slug === HOME.slides[0]?.entry));

/** `gatsby develop` runs in a copy of the project. The tests edit its data/. */
test.describe("while developing", () => {
  test.describe.configure({ mode: "serial" });
  let site: string;
  let server: ChildProcess;
  let terminal = "";

  const ENTRY_FILE = `${ENTRY.path.slice(1)}.yaml`;
  const file = (name: string) => path.join(site, "data", name);
  const edit = (written: string | RegExp, edited: string) => {
    const text = readFileSync(file(ENTRY_FILE), "utf8");
    expect(text).toMatch(written);
    writeFileSync(file(ENTRY_FILE), text.replace(written, edited));
  };
  const page = (address: string) => `http://${HOST}:${PORT}${address}`;
  /** The terminal breaks lines at its width. */
  const expectReported = (text: string | RegExp) =>
    expect.poll(() => terminal.replace(/\s+/g, " "), { timeout: SHOWN_TIMEOUT_MS }).toMatch(text);
  const statusOf = async (address: string) => (await fetch(page(`/page-data${address}/page-data.json`))).status;

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    site = await copyProject();
    server = spawn("npx", ["gatsby", "develop", "-H", HOST, "-p", String(PORT)], { cwd: site, detached: true });
    for (const stream of [server.stdout, server.stderr]) stream?.on("data", (chunk) => (terminal += String(chunk)));
    await expect(async () => expect(await statusOf(ENTRY.path)).toBe(200)).toPass({ timeout: START_TIMEOUT_MS });
  });
  test.afterAll(() => {
    if (server?.pid) process.kill(-server.pid);
    if (site) rmSync(site, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  });

  test("a saved text shows, an invalid one is reported, and the corrected one shows", async ({ page: browser }) => {
    test.setTimeout(START_TIMEOUT_MS);
    const heading = browser.getByRole("heading", { level: 1 });
    await browser.goto(page(ENTRY.path), { timeout: START_TIMEOUT_MS });
    await expect(heading).toContainText(ENTRY.title, { timeout: START_TIMEOUT_MS });

    const document = parseDocument(readFileSync(file(ENTRY_FILE), "utf8"));
    document.set("title", "Cooling");
    writeFileSync(file(ENTRY_FILE), document.toString());
    await expect(heading).toHaveText(/Cooling/, { timeout: SHOWN_TIMEOUT_MS });

    edit("\ntitle: Cooling\n", "\ntitel: Air\n");
    await expectReported(/data\/(?:services|solutions)\/[a-z0-9-]+\.yaml:\d+:1 titel: is not a known field here; did you mean "title"\?/);
    await browser.reload();
    await expect(heading).toHaveText(/Cooling/);
    // Warnings about the code would hide the problem.
    expect(terminal).not.toContain("warn chunk");

    edit("\ntitel: Air\n", "\ntitle: Air\n");
    await expect(heading).toHaveText(/Air/, { timeout: SHOWN_TIMEOUT_MS });
    await expectReported(/data\/ is valid again/);
  });

  test("a new file adds a page, and deleting it removes the page", async ({ page: browser }) => {
    test.setTimeout(START_TIMEOUT_MS);
    const { slug } = lastOf(ARTICLES);
    const article = parseDocument(readFileSync(file(`blog/${slug}.yaml`), "utf8"));
    article.set("code", codeAfter(ARTICLES));
    article.set("title", "A new article");
    article.setIn(["seo", "title"], "A new article | Kelvin");
    article.setIn(["seo", "description"], "An article that exists because its file does and for no other reason.");
    writeFileSync(file("blog/new-article.yaml"), article.toString());
    await expect(async () => expect(await statusOf("/blog/new-article")).toBe(200)).toPass({ timeout: SHOWN_TIMEOUT_MS });
    await browser.goto(page("/blog/new-article"));
    await expect(browser.getByRole("heading", { level: 1 })).toHaveText(/A new article/, { timeout: SHOWN_TIMEOUT_MS });

    rmSync(file("blog/new-article.yaml"));
    await expect(async () => expect(await statusOf("/blog/new-article")).toBe(404)).toPass({ timeout: SHOWN_TIMEOUT_MS });
  });

  test("deleting a file that others need is reported, and the other pages stay", async () => {
    test.setTimeout(START_TIMEOUT_MS);
    terminal = "";
    renameSync(file(ENTRY_FILE), path.join(site, "away.yaml"));
    await expectReported(`there is no service or solution "${ENTRY.slug}"`);
    expect(await statusOf("/about")).toBe(200);
    renameSync(path.join(site, "away.yaml"), file(ENTRY_FILE));
    await expectReported("data/ is valid again");
    expect(await statusOf(ENTRY.path)).toBe(200);
  });
});
