/** @jest-environment node */
import { checkData } from "./check/check-data";
import { code, kelvin, markers, sections, seo, statistics } from "./shared-fields";
import { DECLARATIONS } from "./site-declarations";

const MARKER = { label: "A pump", x: 100, y: 0 };
const FIGURE = { value: "12", label: "years" };
const SECTION = { id: "scope", heading: "Scope", body: "A text." };
const DESCRIPTION = "Cooling, ventilation and heating for hospitals, hotels and laboratories.";

test.each([
  ["a marker in a corner", markers, [MARKER], true],
  ["a marker outside of the picture", markers, [{ ...MARKER, x: 150 }], false],
  ["more markers than a picture has space for", markers, Array(20).fill(MARKER), false],
  ["a description of a line", seo, { title: "HVAC", description: DESCRIPTION }, true],
  ["a description of one word", seo, { title: "HVAC", description: "Cooling." }, false],
  ["a code", code, "M-02", true],
  ["a code without its number", code, "HVAC", false],
  ["a place on the colour scale", kelvin, 5600, true],
  ["a place below the colour scale", kelvin, 1000, false],
  ["as many figures as the design has space for", statistics(2, ""), { label: "Figures", items: [FIGURE, FIGURE] }, true],
  ["one figure too few", statistics(2, ""), { label: "Figures", items: [FIGURE] }, false],
  ["a text of one section", sections(""), [SECTION], true],
  ["a text without sections", sections(""), [], false],
])("%s", (_, field, written, isSound) => {
  expect(field.safeParse(written).success).toBe(isSound);
});

test.each([
  ["seo.title", "services", "seo: { title: Cooling }\n"],
  ["seo.description", "services", `seo: { description: "${DESCRIPTION}" }\n`],
  ["code", "services", "code: M-02\n"],
  ["code", "legal", "code: L-02\n"],
])("no two pages have the same %s: %s", (field, folder, text) => {
  const files = ["one", "two"].map((name) => ({ relativePath: `${folder}/${name}.yaml`, bytes: new TextEncoder().encode(text) }));
  const { problems } = checkData({ files, pictures: [] }, DECLARATIONS);
  expect(problems.filter((problem) => problem.field === field)).toMatchObject([{ message: expect.stringContaining("is already used in") }]);
});

test("a button to a page that does not exist is reported", () => {
  const bytes = new TextEncoder().encode("primary: { label: Home, href: /nowhere }\n");
  const { problems } = checkData({ files: [{ relativePath: "pages/not-found.yaml", bytes }], pictures: [] }, DECLARATIONS);
  expect(problems).toContainEqual(expect.objectContaining({ field: "primary.href", message: expect.stringContaining("/nowhere") }));
});
