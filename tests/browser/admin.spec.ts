import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { checkData } from "../../plugins/content/check/check-folder";
import type { CheckedFile } from "../../plugins/content/check/checked-file";
import { withoutEmpty } from "../../plugins/content/check/clean";
import type { DataFolder } from "../../plugins/content/check/data-folder";
import { problemLine } from "../../plugins/content/check/problem";
import { DATA_FOLDER, readTexts } from "../../plugins/content/check/read-folder";
import { labelOf } from "../../plugins/content/cms/labels";
import { dataFiles, dataPictures } from "../../plugins/content/data";
import { isFolder, type Kind, nameOfKind } from "../../plugins/content/kind";
import { KINDS } from "../../plugins/content/kinds";
import { ARTICLES, codeAfter, firstOf, SERVICES } from "../site-content";
import {
  CMS_VIEWPORT,
  choosePicture,
  collectionAddress,
  FORM_VIEWPORT,
  fieldAt,
  fillForm,
  openField,
  openNew,
  openProject,
  savedPicture,
  savedText,
  uploadPicture,
} from "./cms";
import { expect, test } from "./strict-test";

/** All files of data/, including pictures. */
const FILES = readdirSync(DATA_FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => !name.startsWith(".") && statSync(path.join(DATA_FOLDER, name)).isFile())
  .map((name) => name.split(path.sep).join("/"));

test.use({
  viewport: CMS_VIEWPORT,
  // Painting the CMS's animations takes a sixteenth of the time.
  contextOptions: { reducedMotion: "reduce" },
  // The page's policy keeps out fonts of another server, and nothing else. The CMS looks whether the page of the edited
  // file is published, and the 404 page answers with 404.
  expectedProblems: /cdn\.jsdelivr\.net\/fontsource|The editor corrects the file first|^404: .*\/404$|status of 404/,
});
test.beforeEach(async ({ page }) => {
  // The CMS asks for GitHub's status. The result must not depend on the network of the machine.
  await page.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, json: { status: { indicator: "none" } } }),
  );
  // Without a graphics card, its fades from page to page take half of the time.
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      transition.skipTransition();
      return transition;
    };
  });
});

test("the editors' page is not indexed and loads nothing from other servers", async ({ page }) => {
  const loaded: string[] = [];
  page.on("requestfinished", (request) => loaded.push(new URL(request.url()).origin));
  await page.goto("/admin/");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  // The policy blocks fonts of other servers. The CMS uses those of its package.
  const isLoaded = (face: string) =>
    page.evaluate((family) => [...document.fonts].some((font) => font.family.includes(family) && font.status === "loaded"), face);
  for (const face of ["Source Sans 3", "Material Symbols Outlined"]) await expect.poll(() => isLoaded(face)).toBe(true);
  // Before anyone signs in, it only requests GitHub's status.
  const isOwn = (origin: string) => origin === new URL(page.url()).origin || origin === "null";
  expect(loaded.filter((origin) => !isOwn(origin) && origin !== "https://www.githubstatus.com")).toEqual([]);
});

test("the CMS lists every collection with all of its files", async ({ page }) => {
  await openProject(page);
  const filesIn = (folder: string) => FILES.filter((name) => path.posix.dirname(name) === folder).length;
  const single = KINDS.filter((kind) => !isFolder(kind));
  const counts = new Map([
    ...KINDS.filter(isFolder).map((kind): [string, number] => [labelOf(nameOfKind(kind)), filesIn(nameOfKind(kind))]),
    ["Fixed pages", single.filter(({ page: address }) => address).length],
    ["Whole site", single.filter(({ page: address }) => !address).length],
  ]);
  for (const [label, count] of counts) {
    await expect(page.getByRole("treeitem", { name: label })).toContainText(String(count));
  }
});

/** One file of each kind. */
const CHECKED = dataFiles();
const ONE_OF_EACH_KIND = KINDS.flatMap((kind) => CHECKED.find((file) => file.kind === kind) ?? []);

/** A text field without rules besides its length, in the file or in the first entry of a list. */
const plainText = ({ fields }: CheckedFile) =>
  fields.find(
    ({ path: steps, value, meta: { role, isLink, isFormer, reference, unique } }) =>
      typeof value === "string" &&
      /[a-z] [a-z]/.test(value) &&
      !(role || isLink || isFormer || reference || unique) &&
      typeof steps.at(-1) === "string" &&
      steps.every((step) => typeof step === "string" || step === 0),
  );

/** @returns the problems of data/ with other texts and further pictures */
async function problemsWith(texts: DataFolder["texts"], pictures: DataFolder["pictures"] = {}): Promise<string[]> {
  const changed = { texts: { ...readTexts(), ...texts }, pictures: { ...(await dataPictures()), ...pictures } };
  return checkData(changed).problems.map(problemLine);
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

/** The CMS takes several seconds to open the project, so each of its groups is one test. */
const CMS_GROUPS = [
  { name: "each folder", includes: (kind: Kind) => isFolder(kind) },
  { name: "fixed pages", includes: (kind: Kind) => !isFolder(kind) && kind.page !== undefined },
  { name: "the whole site", includes: (kind: Kind) => !isFolder(kind) && kind.page === undefined },
];

for (const { name, includes } of CMS_GROUPS) {
  test(`saving a file of ${name} changes only the edited text, then a single line, and the result passes the checks`, async ({ page }) => {
    const edits = ONE_OF_EACH_KIND.filter(({ kind }) => includes(kind)).flatMap((file) => {
      const field = plainText(file);
      return field ? [{ ...file, field }] : [];
    });
    const saved: Record<string, string> = {};
    await openProject(page);
    for (const { name: file, field } of edits) {
      await test.step(file, async () => {
        const text = await changeText(page, file, field.path);
        const expected = parseDocument(readTexts()[file] ?? "");
        expected.setIn(field.path, changed(String(field.value)));
        // The CMS leaves out empty optional fields, and may change white space at the end of a text.
        expect(withoutEmpty(parse(text))).toEqual(withoutEmpty(expected.toJS()));
        saved[file] = text;
      });
    }
    expect(await problemsWith(saved)).toEqual([]);
    await test.step("the first save reformats a file, the next one changes a single line", async () => {
      const { name: file, field } = firstOf(edits);
      const before = saved[file]?.split("\n") ?? [];
      const after = (await changeText(page, file, field.path)).split("\n");
      expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
    });
  });
}

test("visitors load nothing of the CMS", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requested.filter((address) => address.startsWith("/admin"))).toEqual([]);
});

/** Fields of every new page. */
const SEO = { title: "Lifts from the pit up", description: "Doors, ropes and controllers of lifts, looked after by people who answer." };
const ENQUIRY = { heading: "Which lift?", lead: "Tell us how many floors it serves." };

test("a service made from nothing, with pictures that exist, passes the checks", async ({ page }) => {
  const service = {
    seo: SEO,
    code: codeAfter(SERVICES),
    title: "Lifts",
    menuTitle: "Lifts",
    kelvin: 3000,
    picture: { alt: "A lift shaft" },
    summary: "Doors, ropes and controllers.",
    lead: "Lifts that answer.",
    headline: "Start with the doors.",
    paragraphs: ["Doors fail **first**."],
    facts: { codes: "IS 14665", issued: "Reports", areas: "Offices" },
    offerings: [{ title: "Care", detail: "Monthly visits." }],
    care: "Call [us](/contact).",
    faqs: [{ question: "How often?", answer: "Monthly." }],
    cta: "Ask for a visit",
    enquiry: ENQUIRY,
  };
  await openProject(page);
  await openNew(page, "services");
  await fillForm(page, service);
  await choosePicture(page, "picture.file", "plant.jpg");
  await choosePicture(page, "drawing", "drawings/m-02.svg");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(collectionAddress("services/x.yaml"));
  const text = await savedText(page, "services/lifts.yaml");
  expect(parse(text)).toMatchObject({ ...service, drawing: "/images/drawings/m-02.svg", picture: { file: "/images/plant.jpg" } });
  expect(await problemsWith({ "services/lifts.yaml": text })).toEqual([]);
  await test.step("after a reload, another file can link to it", async () => {
    const name = `services/${firstOf(SERVICES).slug}.yaml`;
    await page.reload();
    await expect(page.getByRole("treeitem", { name: "Whole site" })).toBeVisible();
    await (await openField(page, name, ["care"])).fill("Call [the lift desk](/services/lifts).");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(collectionAddress(name));
  });
});

/** A photograph of a phone: 6 MB, with the name that its camera gave it. */
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

test("an article made from nothing, with a photograph of a phone, passes the checks", async ({ page }) => {
  const article = {
    seo: SEO,
    code: codeAfter(ARTICLES),
    title: "Ten lessons from lifts",
    menuTitle: "Ten lessons",
    date: "2024-01-15",
    desk: "Lift desk",
    excerpt: "Doors fail before ropes do.",
    picture: { alt: "A lift shaft" },
    intro: "Doors fail first.",
    sections: [{ heading: "Doors", body: "Ask [us](/contact)." }],
    faq: [
      { question: "How often?", answer: "Monthly." },
      { question: "By whom?", answer: "By us." },
      { question: "At night?", answer: "Yes." },
    ],
  };
  await openProject(page);
  await openNew(page, "blog");
  await fillForm(page, article);
  await uploadPicture(page, "picture.file", await phonePhotograph());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(collectionAddress("blog/x.yaml"));
  const text = await savedText(page, "blog/ten-lessons-from-lifts.yaml");
  const uploaded = "img_20261102_101533.webp";
  expect(parse(text)).toMatchObject({ ...article, picture: { file: `/images/${uploaded}` } });
  expect(
    await problemsWith({ "blog/ten-lessons-from-lifts.yaml": text }, { [`/images/${uploaded}`]: await savedPicture(page, uploaded) }),
  ).toEqual([]);
});

test("mistakes are named before a file is saved, and the editor decides", async ({ page }) => {
  // A duplicate is a problem of the file whose name comes later.
  const [other, ...rest] = [...SERVICES].sort((a, b) => a.slug.localeCompare(b.slug));
  const name = `services/${rest.at(-1)?.slug}.yaml`;
  await openProject(page);
  const before = await savedText(page, name);
  await page.setViewportSize(FORM_VIEWPORT);
  await (await openField(page, name, ["title"])).fill(other?.title ?? "");
  await fieldAt(page, "care").getByRole("textbox").fill("Ask [us](/contatc).");
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Not right yet" });
  await expect(dialog).toContainText(`Title: "${other?.title}" is already used in data/services/${other?.slug}.yaml`);
  await expect(dialog).toContainText('Care: there is no page "/contatc"; did you mean "/contact"?');
  await dialog.getByRole("button", { name: "Correct it" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  expect(await savedText(page, name)).toBe(before);

  await page.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Save all the same" }).click();
  await expect(page).toHaveURL(collectionAddress(name));
  expect(await savedText(page, name)).toContain("/contatc");
});
