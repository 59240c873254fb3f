import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { checkData } from "../../plugins/content/check/check-folder";
import type { CheckedFile } from "../../plugins/content/check/checked-file";
import { withoutEmpty } from "../../plugins/content/check/clean";
import type { DataFolder, PictureFacts } from "../../plugins/content/check/data-folder";
import { pictureFacts } from "../../plugins/content/check/picture-facts";
import { problemLine } from "../../plugins/content/check/problem";
import { DATA_PATH, readTexts } from "../../plugins/content/check/read-folder";
import { cmsPage } from "../../plugins/content/cms/cms-page";
import { labelOf } from "../../plugins/content/cms/labels";
import { dataFiles, dataPictures } from "../../plugins/content/data";
import { isFolder, nameOfKind } from "../../plugins/content/kind";
import { KINDS } from "../../plugins/content/kinds";
import { codeAfter, firstOf, SERVICES } from "../site-content";
import { PHONE_PX } from "./open-page";
import { expect, test } from "./strict-test";

/** The CMS renders only the fields in the viewport. These sizes need no scrolling. Larger ones paint slowly. */
const CMS_VIEWPORT = { width: 800, height: 1600 };
const FORM_VIEWPORT = { width: 800, height: 3600 };

test.use({
  viewport: CMS_VIEWPORT,
  // Makes painting the CMS's animations sixteen times as fast.
  contextOptions: { reducedMotion: "reduce" },
  // The page's policy blocks fonts from another server, and nothing else. The CMS checks whether the page of the edited file
  // is published, and the 404 page responds with 404.
  expectedProblems: /cdn\.jsdelivr\.net\/fontsource|^404: .*\/404$|status of 404/,
});
test.beforeEach(async ({ page }) => {
  // The CMS requests GitHub's status, and the test must not depend on the network.
  await page.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, json: { status: { indicator: "none" } } }),
  );
  // Without a graphics card, the CMS's view transitions take half of the test's time.
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      transition.skipTransition();
      return transition;
    };
  });
});

test("/admin is not indexed and loads nothing from other servers", async ({ page }) => {
  const loaded: string[] = [];
  page.on("requestfinished", (request) => loaded.push(new URL(request.url()).origin));
  await page.goto("/admin/");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  // The policy blocks fonts from other servers. The CMS uses those in its package.
  const isLoaded = (face: string) =>
    page.evaluate((family) => [...document.fonts].some((font) => font.family.includes(family) && font.status === "loaded"), face);
  for (const face of ["Source Sans 3", "Material Symbols Outlined"]) await expect.poll(() => isLoaded(face)).toBe(true);
  // Before sign-in, the CMS requests only GitHub's status.
  const isOwn = (origin: string) => origin === new URL(page.url()).origin || origin === "null";
  expect(loaded.filter((origin) => !isOwn(origin) && origin !== "https://www.githubstatus.com")).toEqual([]);
});

/** @returns a text field of one line whose only limit is its length, at the top level or in the first entry of a list */
const plainText = ({ fields }: CheckedFile) =>
  fields.find(
    ({ path: steps, value, meta: { role, isLink, isFormer, reference, unique } }) =>
      typeof value === "string" &&
      /[a-z] [a-z]/.test(value) &&
      !value.includes("\n") &&
      !(role || isLink || isFormer || reference || unique) &&
      typeof steps.at(-1) === "string" &&
      steps.every((step) => typeof step === "string" || step === 0),
  );

/** @returns the problems of data/ with these texts and pictures added or replaced */
async function problemsWith(texts: DataFolder["texts"], pictures: DataFolder["pictures"]): Promise<string[]> {
  const changed = { texts: { ...readTexts(), ...texts }, pictures: { ...(await dataPictures()), ...pictures } };
  return checkData(changed).problems.map(problemLine);
}

/**
 * Together they have every type of field, of file and of folder, except a list within a list. Only the launch list has that,
 * and the launch list is empty once it is answered.
 */
const KINDS_TO_SAVE = ["services", "solutions", "blog", "pages-home", "company", "team", "timeline", "clients"];

/** @returns a file of each of these kinds, with the field to edit. No draft, because the CMS asks for the page */
const filesToSave = () =>
  KINDS_TO_SAVE.map((name) => {
    const file = dataFiles().find(({ kind, isDraft }) => nameOfKind(kind) === name && !isDraft);
    const field = file && plainText(file);
    if (!field) throw new Error(`No file of the kind ${name} has a plain text.`);
    return { ...file, field };
  });

/** Replaces one letter, so the length stays the same. */
const changed = (text: string) => text.replace(/[a-z](?= |$)/, (letter) => (letter === "x" ? "y" : "x"));

/** Changes a text in the CMS and saves it. @returns the saved file */
async function changeText(page: Page, name: string, fieldPath: readonly PropertyKey[]): Promise<string> {
  const before = await savedText(page, name);
  const box = await openField(page, name, fieldPath);
  await box.fill(changed(await box.inputValue()));
  await page.getByRole("button", { name: "Save" }).click();
  // The CMS writes the file before it closes the editor, even if another file has been opened meanwhile.
  await expect(page).toHaveURL(collectionAddress(name));
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
  const after = await savedText(page, name);
  expect(after).not.toBe(before);
  return after;
}

test("saving changes only the edited text, with fields of every type, a second save a single line, and the result passes the checks", async ({
  page,
}) => {
  test.slow(); // It saves nine times.
  const edits = filesToSave();
  const saved: Record<string, string> = {};
  await openProject(page);
  await test.step("each folder lists all of its files", async () => {
    for (const folder of KINDS.filter(isFolder).map(nameOfKind)) {
      const count = readdirSync(path.join(DATA_PATH, folder)).filter((name) => !name.startsWith(".")).length;
      await expect(page.getByRole("treeitem", { name: labelOf(folder) })).toContainText(String(count));
    }
  });
  for (const { name: file, field } of edits) {
    await test.step(file, async () => {
      const text = await changeText(page, file, field.path);
      const expected = parseDocument(readTexts()[file] ?? "");
      expected.setIn(field.path, changed(String(field.value)));
      // The CMS omits empty optional fields, and may change trailing white space.
      expect(withoutEmpty(parse(text))).toEqual(withoutEmpty(expected.toJS()));
      saved[file] = text;
    });
  }
  expect(await problemsWith(saved, {})).toEqual([]);
  await test.step("the first save reformats a file, the second changes a single line", async () => {
    const { name: file, field } = firstOf(edits);
    const before = saved[file]?.split("\n") ?? [];
    const after = (await changeText(page, file, field.path)).split("\n");
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  });
});

/** @returns a phone photograph of 6 MB with a name as cameras give it */
async function phonePhotograph() {
  const PHONE_PIXELS = { width: 4032, height: 3024 };
  const BYTES = 6 * 1024 * 1024;
  const photo = await sharp({ create: { ...PHONE_PIXELS, channels: 3, background: "#777" } })
    .jpeg()
    .toBuffer();
  return {
    name: "IMG_20261102_101533.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.concat([photo, Buffer.alloc(BYTES - photo.length)]),
  };
}

test("a new service with a phone photograph and an existing drawing passes the checks", async ({ page }) => {
  test.slow(); // It fills in a whole form, and loads the CMS twice.
  const service = {
    seo: { title: "Lifts from the pit up", description: "Doors, ropes and controllers of lifts, looked after by people who answer." },
    code: codeAfter(SERVICES),
    title: "Lifts",
    menuTitle: "Lifts",
    colourTemperature: 3000,
    picture: { alt: "A lift shaft" },
    summary: "Doors, ropes and controllers.",
    lead: "Lifts that answer.",
    headline: "Start with the doors.",
    paragraphs: ["Doors fail **first**."],
    facts: { standards: "IS 14665", issued: "Reports", areas: "Offices" },
    scope: [{ title: "Care", detail: "Monthly visits." }],
    care: "Call [us](/contact).",
    faqs: [{ question: "How often?", answer: "Monthly." }],
    cta: "Ask for a visit",
    enquiry: { heading: "Which lift?", lead: "Tell us how many floors it serves." },
  };
  await openProject(page);
  await page.setViewportSize(FORM_VIEWPORT);
  await page.evaluate(() => location.assign("/admin/#/collections/services/new"));
  await fillForm(page, service);
  await uploadPicture(page, "picture.file", await phonePhotograph());
  const { drawing } = firstOf(SERVICES);
  await choosePicture(page, "drawing", drawing.replace("/images/", ""));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(collectionAddress("services/x.yaml"));
  const text = await savedText(page, "services/lifts.yaml");
  const uploaded = "img_20261102_101533.webp";
  expect(parse(text)).toMatchObject({ ...service, drawing, picture: { file: `/images/${uploaded}` } });
  expect(await problemsWith({ "services/lifts.yaml": text }, { [`/images/${uploaded}`]: await savedPicture(page, uploaded) })).toEqual([]);
  await test.step("another file can link to it, also in another tab", async () => {
    const name = `services/${firstOf(SERVICES).slug}.yaml`;
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole("treeitem", { name: "Whole site" })).toBeVisible();
    await (await openField(page, name, ["care"])).fill("Call [the lift desk](/services/lifts).");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(collectionAddress(name));
  });
});

test("problems are shown before a file is saved, and the editor decides; warnings that the edit adds are shown once it is saved", async ({
  page,
}) => {
  const [other, ...rest] = [...SERVICES].sort((a, b) => a.slug.localeCompare(b.slug));
  const name = `services/${rest.at(-1)?.slug}.yaml`;
  await openProject(page);
  const before = await savedText(page, name);
  await page.setViewportSize(FORM_VIEWPORT);
  const title = other?.title.replace(/\s+/g, " ") ?? "";
  await (await openField(page, name, ["title"])).fill(title);
  await fieldAt(page, "care").getByRole("textbox").fill("Ask [us](/contatc).");
  await fieldAt(page, "code")
    .getByRole("textbox")
    .fill(other?.code ?? "");
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Not right yet" });
  await expect(dialog).toContainText(`Title: "${title}" is already used in data/services/${other?.slug}.yaml`);
  await expect(dialog).toContainText('Care: there is no page "/contatc"; did you mean "/contact"?');
  await dialog.getByRole("button", { name: "Correct it" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  expect(await savedText(page, name)).toBe(before);

  await page.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Save all the same" }).click();
  const warnings = page.getByRole("dialog", { name: "Saved, and worth a look" });
  await expect(warnings).toContainText(`Code: "${other?.code}" is already used in data/services/${other?.slug}.yaml`);
  await expect(page).toHaveURL(collectionAddress(name));
  const saved = await savedText(page, name);
  for (const text of ["/contatc", `code: ${other?.code}`]) expect(saved).toContain(text);
  await warnings.getByRole("button", { name: "OK" }).click();
  await expect(warnings).toBeHidden();
});

test("on GitHub, Save only saves; Save and Publish and Publish Changes publish", async ({ page }) => {
  const { commits, events } = await signInToGitHub(page);
  const publish = page.getByRole("button", { name: "Publish Changes" });
  const edit = async () => {
    const box = await openField(page, "company.yaml", ["legalName"]);
    await box.fill(changed(await box.inputValue()));
  };
  await page.goto("/admin/");
  await expect(publish).toBeDisabled();
  await edit();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => commits).toEqual([expect.stringMatching(/^\[skip ci\] /)]);
  await publish.click();
  await expect.poll(() => events).toEqual(parse(readFileSync(".github/workflows/publish.yml", "utf8")).on.repository_dispatch.types);

  await edit();
  await page.getByRole("button", { name: "More Options", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save and Publish" }).click();
  await expect.poll(() => commits[1]).toMatch(/^Update /);
  await expect(publish).toBeDisabled();
});

test("where Netlify builds, Publish Changes is hidden, because it would publish nothing", async ({ page }) => {
  await signInToGitHub(page);
  await page.route("**/admin/", (route) => route.fulfill({ contentType: "text/html", body: cmsPage({ hasPublishButton: false }) }));
  for (const width of [CMS_VIEWPORT.width, PHONE_PX]) {
    await page.setViewportSize({ ...CMS_VIEWPORT, width });
    await page.goto("/admin/");
    const publish = page.getByRole("button", { name: "Publish Changes", includeHidden: true });
    await expect(publish).toHaveCount(1);
    await expect(publish).toBeHidden();
  }
});

/**
 * Signs in to a GitHub repository with the texts of data/. The test responds instead of GitHub.
 * @returns the messages of the commits that the CMS makes, and the events that it sends to workflows
 */
async function signInToGitHub(page: Page): Promise<{ commits: string[]; events: string[] }> {
  const texts = readTexts();
  const commits: string[] = [];
  const events: string[] = [];
  const head = () => `commit-${commits.length}`;
  const history = () => ({ oid: head(), message: commits.at(-1) ?? "", author: { name: "A" }, committedDate: "2026-01-01T00:00:00Z" });

  /** Responds to all of the CMS's queries alike: each asks for files by their hash, which is the path here, or for history. */
  const repository = (query: string) => {
    const target = { oid: head(), history: { nodes: [history()] } };
    const blobs = [...query.matchAll(/(\w+): object\(oid: "([^"]*)"\)/g)].map(([, alias, name = ""]) => [alias, { text: texts[name] }]);
    const histories = [...query.matchAll(/(\w+):\s+ref/g)].map(([, alias]) => [alias, { target }]);
    return { ref: { target }, ...Object.fromEntries([...blobs, ...histories]) };
  };
  const respond = ({ pathname }: URL, body: GitHubRequest | null) => {
    if (pathname === "/user") return { id: 1, login: "editor", name: "Editor" };
    if (pathname.includes("/git/trees/"))
      return { tree: Object.keys(texts).map((name) => ({ type: "blob", path: `data/${name}`, sha: name, size: 1 })) };
    if (pathname.endsWith("/dispatches")) events.push(body?.event_type ?? "");
    if (!body?.query?.includes("createCommitOnBranch")) return { data: { repository: repository(body?.query ?? "") } };
    commits.push(body.variables?.input?.message.headline ?? "");
    return { data: { createCommitOnBranch: { commit: history() } } };
  };
  await page.route("https://api.github.com/**", (route) => {
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*", "Access-Control-Allow-Methods": "*" };
    return route.fulfill({ headers, json: respond(new URL(route.request().url()), route.request().postDataJSON()) });
  });
  await page.addInitScript(() => localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "github", token: "token" })));
  return { commits, events };
}

/** The parts of the CMS's requests that the test reads. */
interface GitHubRequest {
  readonly event_type?: string;
  readonly query?: string;
  readonly variables?: { readonly input?: { readonly message: { readonly headline: string } } };
}

/**
 * Copies data/ to the browser's own storage, which the CMS then gets as the project's folder. The interface is the same as
 * for a folder on disk, without the dialog.
 */
async function offerProjectFolder(page: Page): Promise<void> {
  const field = await page.evaluateHandle(() => Object.assign(document.createElement("input"), { type: "file", webkitdirectory: true }));
  await field.setInputFiles(DATA_PATH);
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
const savedText = async (page: Page, name: string): Promise<string> => (await savedFile(page, name)).toString();

/** @param name below data/images */
const savedPicture = async (page: Page, name: string): Promise<PictureFacts> => pictureFacts(await savedFile(page, `images/${name}`));

/** Opens /admin with the project's folder. */
async function openProject(page: Page): Promise<void> {
  await page.goto("/admin/");
  await offerProjectFolder(page);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("treeitem", { name: "Whole site" })).toBeVisible();
}

/** @param name below data/ */
const collectionAddress = (name: string) => `/admin/#/collections/${path.posix.dirname(name).replace(/^\.$/, "site")}`;

/** @param key the field's path: "layers.0.title" */
const fieldAt = (page: Page, key: string): Locator => page.locator(`.field[data-key-path="${key}"]`);

/** Opens a file in the CMS and expands the groups around a field. @returns the field's text box */
async function openField(page: Page, name: string, fieldPath: readonly PropertyKey[]): Promise<Locator> {
  const slug = path.posix.parse(name).name;
  await page.evaluate((address) => location.assign(address), `${collectionAddress(name)}/entries/${slug}`);
  for (const [index, key] of fieldPath.slice(0, -1).entries()) {
    // The list's button expands its first entry.
    if (typeof key === "number") continue;
    await fieldAt(page, fieldPath.slice(0, index + 1).join("."))
      .locator('button[aria-expanded="false"]:not([aria-haspopup])')
      .first()
      .click();
  }
  return fieldAt(page, fieldPath.join(".")).getByRole("textbox");
}

/** Types texts, numbers and dates into the fields of a form. Adds an entry to a list for each of its values. */
async function fillForm(page: Page, values: object, parent = ""): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const field = fieldAt(page, `${parent}${key}`);
    if (Array.isArray(value)) for (const _ of value) await field.getByRole("button", { name: "Add" }).last().click();
    if (typeof value === "object") await fillForm(page, value, `${parent}${key}.`);
    else await field.locator(":is(input, textarea, [contenteditable=true]):visible").first().fill(String(value));
  }
}

/** Opens a picture field's dialog, in which `select` selects a picture. Resolves once the field shows the picture. */
async function insertPicture(page: Page, key: string, select: (dialog: Locator) => Promise<void>): Promise<void> {
  await fieldAt(page, key).getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  await select(dialog);
  await dialog.getByRole("button", { name: "Insert" }).click();
  // The CMS first scales an uploaded photo down.
  await expect(fieldAt(page, key).getByRole("button", { name: "Replace" })).toBeVisible();
}

/** Chooses an existing picture. @param picture below data/images */
const choosePicture = (page: Page, key: string, picture: string): Promise<void> =>
  insertPicture(page, key, async (dialog) => {
    for (const folder of picture.split("/").slice(0, -1)) await dialog.getByRole("option", { name: folder, exact: true }).dblclick();
    await dialog.getByRole("option", { name: path.posix.basename(picture), exact: true }).click();
  });

const uploadPicture = (page: Page, key: string, picture: { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  insertPicture(page, key, async (dialog) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload" }).click();
    await (await chooser).setFiles(picture);
    await expect(dialog.getByRole("option", { name: picture.name.toLowerCase() })).toHaveAttribute("aria-selected", "true");
  });
