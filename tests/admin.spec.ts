import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, type Page, type TestStepInfo, test } from "@playwright/test";
import { createKeptFormat } from "../plugins/admin-page/browser/keep-writing";
import { firstOf, SERVICES } from "./site-words";

const DATA = path.resolve(__dirname, "../data");

/** Everything in data/, pictures included, as in an editor's copy of the project. */
const FILES = readdirSync(DATA, { recursive: true, encoding: "utf8" })
  .filter((name) => !name.startsWith(".") && statSync(path.join(DATA, name)).isFile())
  .map((name) => `data/${name.split(path.sep).join("/")}`);

const countIn = (folder: string) => FILES.filter((name) => name.startsWith(`data/${folder}/`)).length;

/**
 * Puts a copy of data/ into the browser's own storage and lets the CMS pick it as the project's folder:
 * the same interface as a folder on disk, without the dialog that asks for one.
 */
async function offerProjectFolder(page: Page): Promise<void> {
  const field = await page.evaluateHandle(() => Object.assign(document.createElement("input"), { type: "file", webkitdirectory: true }));
  await field.setInputFiles(DATA);
  await field.evaluate(async ({ files }) => {
    const project = await (await navigator.storage.getDirectory()).getDirectoryHandle("project", { create: true });
    await project.getDirectoryHandle(".git", { create: true });
    for (const file of files ?? []) {
      let folder = project;
      for (const step of file.webkitRelativePath.split("/").slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
      const writable = await (await folder.getFileHandle(file.name, { create: true })).createWritable();
      await writable.write(file);
      await writable.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => project });
  });
}

const savedText = (page: Page, name: string) =>
  page.evaluate(async (steps) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("project");
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(steps.at(-1) ?? "")).getFile()).text();
  }, name.split("/"));

/** Requests to other servers, and those that its policy or a missing file made fail. */
function watchRequests(page: Page) {
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400 && response.url().includes("/admin")) faults.push(`${response.status()} ${response.url()}`);
  });
  return { foreign, faults };
}

test("the editors' page is not for search engines and loads nothing of others", async ({ page }) => {
  const { foreign, faults } = watchRequests(page);
  const response = await page.goto("/admin");
  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  expect(faults).toEqual([]);
  // before anyone signs in, it asks only whether GitHub is up
  expect(foreign.filter((address) => !address.startsWith("https://www.githubstatus.com/"))).toEqual([]);
});

const textOf = (name: string) => readFileSync(path.resolve(DATA, "..", name), "utf8");
/** Where an entry of the list of such a file begins. */
const ENTRY_START = /^ {2}- /gm;

/** Opens the editors' page with the project's folder. */
async function openProject(page: Page): Promise<void> {
  await page.goto("/admin");
  await offerProjectFolder(page);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("treeitem", { name: "Whole site" })).toBeVisible();
}

/** Opens one of the files of which there is one each. */
const openSiteFile = (page: Page, name: string) =>
  page.evaluate((address) => location.assign(address), `#/collections/site/entries/${name}`);

/** @returns the file as /admin saves it without a change: long texts may have been wrapped otherwise by hand */
function asSaved(file: string, text: string): string {
  const { read, write } = createKeptFormat({ isOneFile: true, isJson: file.endsWith(".json") });
  return write(read(text));
}

/** Changes a file in its editor and saves it, which closes the editor; expects its text to be what the change makes of it. */
async function expectChange(page: Page, file: string, change: () => Promise<void>, made: (before: string) => string): Promise<void> {
  const before = asSaved(file, await savedText(page, file));
  await change();
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await expect(save).toBeHidden();
  // the editors' page goes back to the list by itself
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/);
  // in the moment of its exchange the file is not there
  await expect(async () => expect(await savedText(page, file)).toBe(made(before))).toPass();
}

test("every collection is read, and what is saved is the only change", async ({ page }) => {
  const { faults } = watchRequests(page);
  await openProject(page);
  await test.step("every collection is read", () => expectCollections(page));
  await test.step("a changed text is the only change", () => changeText(page));
  await test.step("a change of JSON is the only change", () => changeJson(page));
  await test.step("a deleted entry takes its own comments along, and no others", (step) => deleteEntry(page, step));
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

async function expectCollections(page: Page): Promise<void> {
  for (const [label, count] of Object.entries({
    Services: countIn("services"),
    Solutions: countIn("solutions"),
    Blog: countIn("blog"),
    Legal: countIn("legal"),
    "Fixed pages": countIn("pages"),
    "Whole site": FILES.filter((name) => /^data\/[^/]+$/.test(name)).length,
  })) {
    await expect(page.getByRole("treeitem", { name: label })).toContainText(String(count));
  }
}

async function changeText(page: Page): Promise<void> {
  const { slug, code, title } = firstOf(SERVICES);
  async function change() {
    await page.getByText(`${code} ${title}`, { exact: true }).click();
    await page.getByRole("textbox", { name: "Menu title" }).fill("Air conditioning");
  }
  await expectChange(page, `data/services/${slug}.yaml`, change, (text) => text.replace(/^menuTitle: .*$/m, "menuTitle: Air conditioning"));
  await expect(page.getByText("Entry saved.")).toBeVisible();
}

async function changeJson(page: Page): Promise<void> {
  async function change() {
    await openSiteFile(page, "clients");
    await page.getByRole("textbox", { name: "Heading" }).fill("Who calls us back");
  }
  await expectChange(page, "data/clients.json", change, (text) => text.replace(/("heading": )".*"/, '$1"Who calls us back"'));
}

async function deleteEntry(page: Page, step: TestStepInfo): Promise<void> {
  const name = ["team", "timeline", "strengths"].find(
    (candidate) => (textOf(`data/${candidate}.yaml`).match(ENTRY_START)?.length ?? 0) > 1,
  );
  if (name === undefined) return step.skip(true, "no list has two entries");
  await openSiteFile(page, name);
  const change = () => page.getByRole("button", { name: "Remove", exact: true }).first().click();
  await expectChange(page, `data/${name}.yaml`, change, (text) => text.replace(/^ {2}- [\s\S]*?(?=^ {2}(?:- |#))/m, ""));
}

test("visitors load nothing of it", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requested.filter((address) => address.startsWith("/admin"))).toEqual([]);
});
