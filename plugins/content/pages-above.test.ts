/** @jest-environment node */
import { kindsAbove } from "./pages-above";

const pagesAbove = (address: string) => kindsAbove(address).map(({ page }) => page);

test("an article is below the article list, which is below the home page", () => {
  expect(pagesAbove("/blog/*")).toEqual(["/", "/blog"]);
});

test("a page of the first level is below the home page, which is below none", () => {
  expect(pagesAbove("/blog")).toEqual(["/"]);
  expect(pagesAbove("/blogs/*")).toEqual(["/"]);
  expect(pagesAbove("/")).toEqual([]);
});
