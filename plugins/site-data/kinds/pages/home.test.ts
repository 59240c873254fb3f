import { homePageSchema } from "./home";

test("the markers of the home page's picture are optional (EDITING.md, task 5)", () => {
  const { callouts } = homePageSchema.shape.committed.shape;
  expect(callouts.safeParse(undefined).success).toBe(true);
});
