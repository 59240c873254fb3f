/** @jest-environment node */
import { checkData } from "../check/check-data";
import { problemLine } from "../check/data-problem";
import { DECLARATIONS } from "../site-declarations";
import { homePage } from "./home-page";

test("the markers of the home page's picture are optional (EDITING.md, task 5)", () => {
  const { markers } = homePage.schema.shape.committed.shape;
  expect(markers.safeParse(undefined).success).toBe(true);
});

test("two slides cannot show the same entry", () => {
  const text = ["slides:", "  - entry: hvac-services", "    title: HVAC", "  - entry: hvac-services", "    title: Cooling", ""].join("\n");
  const file = { relativePath: homePage.files, bytes: new TextEncoder().encode(text) };
  expect(checkData({ files: [file], pictures: [] }, DECLARATIONS).problems.map(problemLine)).toContain(
    'data/pages/home.yaml:4:12 slides.1.entry: "hvac-services" is already used on line 2; each value must be unique',
  );
});
