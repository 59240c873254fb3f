import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { PictureFacts } from "../../plugins/content/check/data-folder";
import { pictureFacts } from "../../plugins/content/check/picture-facts";
import { DATA_FOLDER } from "../../plugins/content/check/read-folder";

/** The CMS renders only the fields in the viewport. In these they are in it without scrolling. Painting large ones is slow. */
export const CMS_VIEWPORT = { width: 800, height: 1600 };
export const FORM_VIEWPORT = { width: 800, height: 3600 };

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

/** @param name below data/. @returns the file as the CMS has saved it */
async function savedFile(page: Page, name: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (steps) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("project");
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    return [...new Uint8Array(await (await (await folder.getFileHandle(steps.at(-1) ?? "")).getFile()).arrayBuffer())];
  }, `data/${name}`.split("/"));
  return Buffer.from(bytes);
}

/** @param name below data/ */
export const savedText = async (page: Page, name: string): Promise<string> => (await savedFile(page, name)).toString();

/** @param name below data/images */
export const savedPicture = async (page: Page, name: string): Promise<PictureFacts> =>
  pictureFacts(await savedFile(page, `images/${name}`));

/** Opens the editors' page with the project's folder. */
export async function openProject(page: Page): Promise<void> {
  await page.goto("/admin/");
  await offerProjectFolder(page);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("treeitem", { name: "Whole site" })).toBeVisible();
}

/** @param name below data/ */
export const collectionAddress = (name: string) => `/admin/#/collections/${path.posix.dirname(name).replace(/^\.$/, "site")}`;

/** Opens a file in the CMS and unfolds the groups around a field. @returns the field's text box */
export async function openField(page: Page, name: string, fieldPath: readonly PropertyKey[]): Promise<Locator> {
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

/** @param key a field's path: "layers.0.title" */
export const fieldAt = (page: Page, key: string): Locator => page.locator(`.field[data-key-path="${key}"]`);

/** Opens the form for a new file of a folder. */
export async function openNew(page: Page, folder: string): Promise<void> {
  await page.setViewportSize(FORM_VIEWPORT);
  await page.evaluate((address) => location.assign(address), `/admin/#/collections/${folder}/new`);
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

/** Types texts, numbers and days into the fields of a form. Adds as many entries to its lists as there are values. */
export async function fillForm(page: Page, values: object, parent = ""): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const field = fieldAt(page, `${parent}${key}`);
    if (Array.isArray(value)) for (const _ of value) await field.getByRole("button", { name: "Add" }).last().click();
    if (typeof value === "object") await fillForm(page, value, `${parent}${key}.`);
    else await field.locator(":is(input, textarea, [contenteditable=true]):visible").first().fill(String(value));
  }
}

/** Opens the dialog of a picture's field. `select` selects a picture in it. Returns once the field shows the picture. */
async function insertPicture(page: Page, key: string, select: (dialog: Locator) => Promise<void>): Promise<void> {
  await fieldAt(page, key).getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  await select(dialog);
  await dialog.getByRole("button", { name: "Insert" }).click();
  // The CMS makes an uploaded photo smaller first.
  await expect(fieldAt(page, key).getByRole("button", { name: "Replace" })).toBeVisible();
}

/** Chooses a picture that exists. @param picture below data/images */
export const choosePicture = (page: Page, key: string, picture: string): Promise<void> =>
  insertPicture(page, key, async (dialog) => {
    for (const folder of picture.split("/").slice(0, -1)) await dialog.getByRole("option", { name: folder, exact: true }).dblclick();
    await dialog.getByRole("option", { name: path.posix.basename(picture), exact: true }).click();
  });

/** Uploads a picture of this computer. */
export const uploadPicture = (page: Page, key: string, picture: { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  insertPicture(page, key, async (dialog) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload" }).click();
    await (await chooser).setFiles(picture);
    await expect(dialog.getByRole("option", { name: picture.name.toLowerCase() })).toHaveAttribute("aria-selected", "true");
  });
