import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { ARTICLES, firstOf, HOME, lastOf, SERVICES, SOLUTIONS } from "../site-content";

const PORT = 9106;
const HOST = "127.0.0.1";
const START_TIMEOUT_MS = 8 * 60 * 1000;
/** An edit appears within a second on an idle machine, later while Gatsby compiles. */
const SHOWN_TIMEOUT_MS = 60 * 1000;
const PROJECT = path.resolve(__dirname, "../..");
/** Written by an installation, a build or a test. */
const NOT_SOURCE = ["node_modules", ".cache", ".git", "public", "test-results"];

/** A page that the home page names: the one of its first slide. */
const ENTRY = firstOf([...SERVICES, ...SOLUTIONS].filter(({ slug }) => slug === HOME.slides[0]?.offering));
const ENTRY_FILE = `${ENTRY.path.slice(1)}.yaml`;

/** `gatsby develop` runs in a copy of the project, whose data/ the tests edit. */
test.describe.configure({ mode: "serial", timeout: START_TIMEOUT_MS });
let site: string;
const file = (name: string) => path.join(site, "data", name);
const page = (address: string) => `http://${HOST}:${PORT}${address}`;
const statusOf = async (address: string) => (await fetch(page(`/page-data${address}/page-data.json`))).status;
const expectStatus = (address: string, status: number, timeout = SHOWN_TIMEOUT_MS) =>
  expect(async () => expect(await statusOf(address)).toBe(status)).toPass({ timeout });

let server: ChildProcess;
let terminal = "";
/** The terminal breaks lines at its width. */
const expectReported = (text: string | RegExp) =>
  expect.poll(() => terminal.replace(/\s+/g, " "), { timeout: SHOWN_TIMEOUT_MS }).toMatch(text);

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS); // Hooks do not have the timeout of their tests.
  site = mkdtempSync(path.join(tmpdir(), "kelvin-"));
  cpSync(PROJECT, site, { recursive: true, filter: (source) => !NOT_SOURCE.includes(path.relative(PROJECT, source)) });
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(site, "node_modules"));
  server = spawn("npx", ["gatsby", "develop", "-H", HOST, "-p", String(PORT)], { cwd: site, detached: true });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (chunk) => (terminal += String(chunk)));
  await expectStatus(ENTRY.path, 200, START_TIMEOUT_MS);
});
test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid);
  rmSync(site, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
});

test("a saved text appears, an invalid one is reported, and the corrected one appears", async ({ page: browser }) => {
  const heading = browser.getByRole("heading", { level: 1 });
  const saveTitle = (field: string, title: string) => {
    const written = readFileSync(file(ENTRY_FILE), "utf8");
    writeFileSync(file(ENTRY_FILE), written.replace(/^(title|titel): .*$/m, `${field}: ${title}`));
  };
  await browser.goto(page(ENTRY.path), { timeout: START_TIMEOUT_MS });
  await expect(heading).toContainText(ENTRY.title, { timeout: START_TIMEOUT_MS });

  saveTitle("title", "Cooling");
  await expect(heading).toHaveText(/Cooling/, { timeout: SHOWN_TIMEOUT_MS });

  saveTitle("titel", "Air");
  await expectReported(/data\/(?:services|solutions)\/[a-z0-9-]+\.yaml:\d+:1 titel: is not a known field here; did you mean "title"\?/);
  await browser.reload();
  await expect(heading).toHaveText(/Cooling/);
  // Warnings about the code would hide the problem in the terminal.
  expect(terminal).not.toContain("warn chunk");

  saveTitle("title", "Air");
  await expect(heading).toHaveText(/Air/, { timeout: SHOWN_TIMEOUT_MS });
  await expectReported(/data\/ is valid again/);
});

test("a new file adds a page, and deleting it removes the page", async () => {
  const article = parseDocument(readFileSync(file(`blog/${lastOf(ARTICLES).slug}.yaml`), "utf8"));
  article.set("title", "A new article");
  article.setIn(["seo", "title"], "A new article | Kelvin");
  article.setIn(["seo", "description"], "An article that exists because its file does and for no other reason.");
  writeFileSync(file("blog/new-article.yaml"), article.toString());
  await expectStatus("/blog/new-article", 200);
  rmSync(file("blog/new-article.yaml"));
  await expectStatus("/blog/new-article", 404);
});

test("a deleted page disappears, the pages that name it remain, and it comes back with its file", async () => {
  renameSync(file(ENTRY_FILE), path.join(site, "away.yaml"));
  await expectStatus(ENTRY.path, 404);
  expect(await statusOf("/index")).toBe(200);
  renameSync(path.join(site, "away.yaml"), file(ENTRY_FILE));
  await expectStatus(ENTRY.path, 200);
});
