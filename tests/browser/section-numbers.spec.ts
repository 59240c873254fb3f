import type { Page } from "@playwright/test";
import { ARTICLES, firstOf, LEGAL_PAGES, SERVICES, SOLUTIONS, STRENGTHS } from "../site-content";
import { DESK_PX, open } from "./open-page";
import { expect, test } from "./strict-test";

/** Numbers that CSS paints. Each counter is a text of its own: "1" and ".0" for a section, "5", "." and "1" for a note. */
const NUMBER = /\n(\d+)\n(\.0|\.\n\d+)(?=\n)/g;

const numbersIn = (texts: readonly string[]) =>
  [...texts.join("\n").matchAll(NUMBER)].map(([, section, rest]) => `${section}${rest}`.replace("\n", ""));

/** @returns the numbers of sections and notes, in the order of the page */
async function paintedNumbers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: [] });
  return numbersIn((documents[0]?.layout.text ?? []).flatMap((text) => strings[text] ?? []));
}

/** @returns the numbers that screen readers announce */
async function readNumbers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const read = nodes.filter(({ ignored, role }) => !ignored && role?.value === "StaticText").map(({ name }) => String(name?.value));
  expect(read.length).toBeGreaterThan(0);
  return numbersIn(read);
}

/** In WebKit these count from 0 (bugs.webkit.org/show_bug.cgi?id=308446). @returns the numbers inside a container for container queries */
const numbersInContainers = (page: Page) =>
  page.locator("main .number").evaluateAll((numbered) =>
    numbered.flatMap((element) => {
      for (let around: Element | null = element; around && around.localName !== "main"; around = around.parentElement)
        if (getComputedStyle(around).containerType !== "normal") return element.outerHTML.slice(0, 120);
      return [];
    }),
  );

const SECTION = /^\d+\.0$/;
/** @returns the expected numbers: each section follows the previous section, each note the previous number */
function counted(numbers: readonly string[]): string[] {
  let [section, note] = [0, 0];
  return numbers.map((number) => {
    if (SECTION.test(number)) [section, note] = [section + 1, 0];
    else note += 1;
    return `${section}.${note}`;
  });
}

for (const { path, contents = 0, notes = 0 } of [
  { path: "/", notes: STRENGTHS.items.length },
  { path: firstOf(SERVICES).path },
  { path: firstOf(SOLUTIONS).path },
  ...ARTICLES.slice(0, 1).map(({ path, sections }) => ({ path, contents: sections.length + 1, notes: 0 })),
  { path: firstOf(LEGAL_PAGES).path, contents: firstOf(LEGAL_PAGES).sections.length },
])
  test(`sections and notes of ${path} are numbered from 1.0, on screen and paper, but not for screen readers`, async ({ page }) => {
    await open(page, path, DESK_PX);
    const numbers = await paintedNumbers(page);
    // The table of contents comes first, and has the numbers of the sections.
    const [listed, shown] = [numbers.slice(0, contents), numbers.slice(contents)];
    expect(listed).toEqual(counted(listed));
    expect(shown.filter((number) => SECTION.test(number)).length).toBeGreaterThan(Math.max(contents, 1));
    expect(shown.filter((number) => !SECTION.test(number)).length).toBeGreaterThanOrEqual(notes);
    expect(shown).toEqual(counted(shown));
    expect(await readNumbers(page)).toEqual([]);
    expect(await numbersInContainers(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    const printed = await paintedNumbers(page);
    expect(printed.length).toBeGreaterThanOrEqual(contents);
    expect(printed).toEqual(counted(printed));
  });
