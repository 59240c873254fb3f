import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { parse, parseDocument } from "yaml";
import { checkData } from "../plugins/data-schema/check/check-data";
import { type CheckedFile, checkFile } from "../plugins/data-schema/check/checked-file";
import { problemLine } from "../plugins/data-schema/check/data-problem";
import { DATA_FOLDER, readDataFiles, readDataFolder } from "../plugins/data-schema/check/reading/read-folder";
import { labelOf } from "../plugins/data-schema/cms/labels";
import { isFolder, kindOf, nameOfKind } from "../plugins/data-schema/declare/kind-of-file";
import { DECLARATIONS } from "../plugins/site-data/declarations";
import { KINDS } from "../plugins/site-data/kinds";
import { firstOf, SERVICES } from "./site-content";

/** All files of data/, including pictures. */
const FILES = readdirSync(DATA_FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => !name.startsWith(".") && statSync(path.join(DATA_FOLDER, name)).isFile())
  .map((name) => name.split(path.sep).join("/"));

/** The CMS renders only the fields in the viewport. In this one they are in it without scrolling. */
test.use({ viewport: { width: 1280, height: 5000 } });

/** Half a minute on two idle cores. Beside other heavy work it takes several times as long. */
const ALL_KINDS_TIMEOUT_MS = 10 * 60 * 1000;

/**
 * Copies data/ to the browser's own storage and lets the CMS pick it as the project's folder. The interface is the
 * same as for a folder on disk, without the dialog.
 */
async function offerProjectFolder(page: Page): Promise<void> {
  const field = await page.evaluateHandle(() => Object.assign(document.createElement("input"), { type: "file", webkitdirectory: true }));
  await field.setInputFiles(DATA_FOLDER);
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

/** @param name below data/ */
const savedText = (page: Page, name: string) =>
  page.evaluate(async (steps) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("project");
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(steps.at(-1) ?? "")).getFile()).text();
  }, `data/${name}`.split("/"));

/** Opens the editors' page with the project's folder. */
async function openProject(page: Page): Promise<void> {
  await page.goto("/admin");
  await offerProjectFolder(page);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("treeitem", { name: "Whole site" })).toBeVisible();
}

test("the editors' page is not indexed and loads nothing from other servers", async ({ page }) => {
  const loaded: string[] = [];
  const failures: string[] = [];
  page.on("requestfinished", (request) => loaded.push(new URL(request.url()).origin));
  page.on("pageerror", (error) => failures.push(error.message));
  const response = await page.goto("/admin");
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  // The policy blocks fonts of other servers. The CMS uses those of its package.
  const isLoaded = (face: string) =>
    page.evaluate((family) => [...document.fonts].some((font) => font.family.includes(family) && font.status === "loaded"), face);
  for (const face of ["Source Sans 3", "Material Symbols Outlined"]) await expect.poll(() => isLoaded(face)).toBe(true);
  // Before anyone signs in, it only requests GitHub's status.
  const isOwn = (origin: string) => origin === new URL(page.url()).origin || origin === "null";
  expect(loaded.filter((origin) => !isOwn(origin) && origin !== "https://www.githubstatus.com")).toEqual([]);
  expect(failures).toEqual([]);
});

test("the CMS lists every collection with all of its files", async ({ page }) => {
  await openProject(page);
  const filesIn = (folder: string) => FILES.filter((name) => path.posix.dirname(name) === folder).length;
  const single = DECLARATIONS.kinds.filter((kind) => !isFolder(kind));
  const counts = new Map([
    ...DECLARATIONS.kinds.filter(isFolder).map((kind): [string, number] => [labelOf(nameOfKind(kind)), filesIn(nameOfKind(kind))]),
    ["Fixed pages", single.filter(({ page: address }) => address).length],
    ["Whole site", single.filter(({ page: address }) => !address).length],
  ]);
  for (const [label, count] of counts) {
    await expect(page.getByRole("treeitem", { name: label })).toContainText(String(count));
  }
});

/** One file of each kind. */
const ONE_OF_EACH_KIND = KINDS.flatMap((kind) => readDataFiles().find(({ relativePath }) => kindOf(relativePath, KINDS) === kind) ?? []);

/** A text field without rules besides its length, in the file or in the first entry of a list. */
const plainText = ({ fields }: CheckedFile) =>
  fields.find(
    ({ path: steps, value, meta: { graphqlRole, isLink, isAnchor, unique } }) =>
      typeof value === "string" &&
      /[a-z] [a-z]/.test(value) &&
      !(graphqlRole || isLink || isAnchor || unique) &&
      typeof steps.at(-1) === "string" &&
      steps.every((step) => typeof step === "string" || step === 0),
  );

/** The CMS may change white space at the end of a text. */
const withoutTrailingSpaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === "string" ? part.trimEnd() : part)));

/** @param name below data/ */
const collectionAddress = (name: string) => `/admin#/collections/${path.posix.dirname(name).replace(/^\.$/, "site")}`;

/** Opens a file in the CMS and unfolds the groups around a field. @returns the field's text box */
async function openField(page: Page, name: string, fieldPath: readonly PropertyKey[]): Promise<Locator> {
  const slug = path.posix.parse(name).name;
  await page.evaluate((address) => location.assign(address), `${collectionAddress(name)}/entries/${slug}`);
  const fieldAt = (depth: number) => page.locator(`.field[data-key-path="${fieldPath.slice(0, depth).join(".")}"]`);
  for (const [index, key] of fieldPath.slice(0, -1).entries()) {
    // The list's button unfolds its first entry.
    if (typeof key === "number") continue;
    await fieldAt(index + 1)
      .locator('button[aria-expanded="false"]:not([aria-haspopup])')
      .first()
      .click();
  }
  return fieldAt(fieldPath.length).getByRole("textbox");
}

/** Replaces the last letter of a word. The length stays the same. */
const changed = (text: string) => text.replace(/[a-z](?= |$)/, (letter) => (letter === "x" ? "y" : "x"));

/** Changes a text in the CMS and saves it. @returns the saved file */
async function changeText(page: Page, name: string, fieldPath: readonly PropertyKey[]): Promise<string> {
  const before = await savedText(page, name);
  const box = await openField(page, name, fieldPath);
  await box.fill(changed(await box.inputValue()));
  await page.getByRole("button", { name: "Save" }).click();
  // The CMS writes the file first, and then closes the editor, even when another file has been opened meanwhile.
  await expect(page).toHaveURL(collectionAddress(name));
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
  const after = await savedText(page, name);
  expect(after).not.toBe(before);
  return after;
}

test("saving a file of any kind changes only the edited text, and the result passes the checks", async ({ page }) => {
  test.setTimeout(ALL_KINDS_TIMEOUT_MS);
  await openProject(page);
  const saved = new Map<string, string>();
  for (const file of ONE_OF_EACH_KIND) {
    const checked = checkFile(file, KINDS);
    const field = checked && plainText(checked);
    if (!field) continue;
    await test.step(file.relativePath, async () => {
      const text = await changeText(page, file.relativePath, field.path);
      const expected = parseDocument(new TextDecoder().decode(file.bytes));
      expected.setIn(field.path, changed(String(field.value)));
      expect(withoutTrailingSpaces(parse(text))).toEqual(withoutTrailingSpaces(expected.toJS()));
      saved.set(file.relativePath, text);
    });
  }
  const folder = readDataFolder();
  const files = folder.files.map((file) => {
    const text = saved.get(file.relativePath);
    return text === undefined ? file : { ...file, bytes: new TextEncoder().encode(text) };
  });
  expect(checkData({ ...folder, files }, DECLARATIONS).problems.map(problemLine)).toEqual([]);
});

test("the first save reformats a file, the next one changes a single line", async ({ page }) => {
  await openProject(page);
  const name = `services/${firstOf(SERVICES).slug}.yaml`;
  const before = (await changeText(page, name, ["menuTitle"])).split("\n");
  const after = (await changeText(page, name, ["menuTitle"])).split("\n");
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
});

test("visitors load nothing of the CMS", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requested.filter((address) => address.startsWith("/admin"))).toEqual([]);
});
