import type { Page } from "@playwright/test";
import { ARTICLES, firstOf, LEGAL_PAGES, SERVICES, SOLUTIONS } from "../site-content";
import { DESK_PX, open } from "./open-page";
import { expect, test } from "./strict-test";

/** Between the texts of a page as they are painted: a counter and what follows it are two texts. */
const END_OF_TEXT = "\n";
const SECTION_NUMBER = /\n(\d+)\n(\.0)(?=\n)/g;
const NOTE_NUMBER = /\n(\d+)\n(\.)\n(\d+)(?=\n)/g;

/** @returns the numbers of sections, and those of notes after their section's, in the order of the texts */
function numbersIn(texts: readonly string[]) {
  const text = texts.join(END_OF_TEXT);
  const found = (number: RegExp) => [...text.matchAll(number)].map(([, ...parts]) => parts.join(""));
  return { sections: found(SECTION_NUMBER), notes: found(NOTE_NUMBER) };
}

async function paintedNumbers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: [] });
  return numbersIn((documents[0]?.layout.text ?? []).flatMap((text) => strings[text] ?? []));
}

async function expectNoNumberTold(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const told = nodes.filter(({ ignored, role }) => !ignored && role?.value === "StaticText").map(({ name }) => String(name?.value));
  expect(told.length).toBeGreaterThan(0);
  expect(numbersIn(told)).toEqual({ sections: [], notes: [] });
}

const sectionOf = (note: string) => note.split(".")[0] ?? "";
const isOf = (section: string) => (note: string) => sectionOf(note) === section;
const fromOne = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.0`);

/** Pages with the strengths, which are numbered notes. */
const WITH_NOTES = ["/", "/about"];

for (const path of [...WITH_NOTES, firstOf(SERVICES).path, firstOf(SOLUTIONS).path])
  test(`sections and notes of ${path} are numbered from 1.0, on screen and paper, but not for screen readers`, async ({ page }) => {
    await open(page, path, DESK_PX);
    const { sections, notes } = await paintedNumbers(page);
    expect(sections.length).toBeGreaterThan(1);
    expect(sections).toEqual(fromOne(sections.length));
    if (WITH_NOTES.includes(path)) expect(notes.length).toBeGreaterThan(0);
    await expectNoNumberTold(page);
    expect(notes).toEqual(notes.map((note) => `${sectionOf(note)}.${notes.filter(isOf(sectionOf(note))).indexOf(note) + 1}`));
    await page.emulateMedia({ media: "print" });
    const printed = await paintedNumbers(page);
    expect(printed.sections).toEqual(fromOne(printed.sections.length));
    expect(notes).toEqual(expect.arrayContaining(printed.notes));
  });

for (const [path, entries] of [
  [firstOf(ARTICLES).path, firstOf(ARTICLES).sections.length + 1],
  [firstOf(LEGAL_PAGES).path, firstOf(LEGAL_PAGES).sections.length],
] as const)
  test(`the sections below ${path} continue the numbers of its table of contents, but not for screen readers`, async ({ page }) => {
    await open(page, path, DESK_PX);
    const { sections } = await paintedNumbers(page);
    expect(sections.length).toBeGreaterThan(entries);
    expect(sections).toEqual(fromOne(sections.length));
    await expectNoNumberTold(page);
  });
