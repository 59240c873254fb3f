import type { Page } from "@playwright/test";
import { DESK_PX, open } from "./open-page";
import { ARTICLES, firstOf, LEGAL_PAGES, SERVICES, SOLUTIONS } from "./site-content";
import { expect, test } from "./strict-test";

/** Between the texts of a page as they are painted: a counter and what follows it are two texts. */
const END_OF_TEXT = "\n";
const SECTION_NUMBER = /\n(\d+)\n(\.0)(?=\n)/g;
const NOTE_NUMBER = /\n(\d+)\n(\.)\n(\d+)(?=\n)/g;

/** @returns the painted numbers of sections, and those of notes after their section's, in the order of the page */
async function paintedNumbers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: [] });
  const texts = (documents[0]?.layout.text ?? []).flatMap((text) => strings[text] ?? []).join(END_OF_TEXT);
  const found = (number: RegExp) => [...texts.matchAll(number)].map(([, ...parts]) => parts.join(""));
  return { sections: found(SECTION_NUMBER), notes: found(NOTE_NUMBER) };
}

const sectionOf = (note: string) => note.split(".")[0] ?? "";
const isOf = (section: string) => (note: string) => sectionOf(note) === section;
const fromOne = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.0`);

for (const path of ["/", "/about", firstOf(SERVICES).path, firstOf(SOLUTIONS).path])
  test(`the sections of ${path} are numbered from 1.0, and the notes after their section, on screen and on paper`, async ({ page }) => {
    await open(page, path, DESK_PX);
    const { sections, notes } = await paintedNumbers(page);
    expect(sections.length).toBeGreaterThan(1);
    expect(sections).toEqual(fromOne(sections.length));
    expect(notes.length).toBeGreaterThan(0);
    expect(notes).toEqual(notes.map((note) => `${sectionOf(note)}.${notes.filter(isOf(sectionOf(note))).indexOf(note) + 1}`));
    await page.emulateMedia({ media: "print" });
    const printed = await paintedNumbers(page);
    expect(printed.sections).toEqual(fromOne(printed.sections.length));
    expect(notes).toEqual(expect.arrayContaining(printed.notes));
  });

/** "4.0", or its part after the counter, which is a text of its own. A link that contains it begins with it. */
const TOLD_NUMBER = /^\d*\.0(?=\s|$)/;

async function expectNoNumberTold(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ""));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => TOLD_NUMBER.test(name.trim()))).toEqual([]);
}

for (const [path, entries] of [
  [firstOf(ARTICLES).path, firstOf(ARTICLES).sections.length + 1],
  [firstOf(LEGAL_PAGES).path, firstOf(LEGAL_PAGES).sections.length],
] as const)
  test(`the sections below ${path} continue the numbers of its table of contents, and screen readers are told none`, async ({ page }) => {
    await open(page, path, DESK_PX);
    const { sections } = await paintedNumbers(page);
    expect(sections.length).toBeGreaterThan(entries);
    expect(sections).toEqual(fromOne(sections.length));
    await expectNoNumberTold(page);
  });
