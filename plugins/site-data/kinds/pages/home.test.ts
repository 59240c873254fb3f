/** @jest-environment node */
import { exampleProblems } from "../../../data-schema/example/example-data";
import { homePageSchema } from "./home";

test("the markers of the home page's picture are optional (EDITING.md, task 5)", () => {
  const { callouts } = homePageSchema.shape.committed.shape;
  expect(callouts.safeParse(undefined).success).toBe(true);
});

test("two slides cannot show the same entry", () => {
  const text = ["slides:", "  - entry: hvac-services", "    title: HVAC", "  - entry: hvac-services", "    title: Cooling", ""].join("\n");
  expect(exampleProblems("pages/home.yaml", text)).toContain(
    'data/pages/home.yaml:4:12 slides.1.entry: "hvac-services" is already used on line 2; each value must be unique',
  );
});
