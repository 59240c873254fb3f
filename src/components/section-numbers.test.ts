import { sectionNumbers } from "./section-numbers";

test("counts from 1, for every page anew", () => {
  const onePage = sectionNumbers();
  expect([onePage(), onePage(), onePage()]).toEqual([1, 2, 3]);
  expect(sectionNumbers()()).toBe(1);
});
