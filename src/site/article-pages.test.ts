/** @jest-environment node */
import { ARTICLES_PER_PAGE, articlePageAddress, articlePageNames, articlesByPage, inOrderOfCodes } from "./article-pages";

const articles = (count: number) => Array.from({ length: count }, (_, index) => index);

test("a short list has one page at /blog", () => {
  expect(articlesByPage(articles(ARTICLES_PER_PAGE))).toEqual([articles(ARTICLES_PER_PAGE)]);
  expect(articlesByPage([])).toEqual([[]]);
  expect(articlePageAddress(1)).toBe("/blog");
});

test("one more article needs a second page, and no article is on both", () => {
  const pages = articlesByPage(articles(2 * ARTICLES_PER_PAGE + 1));
  expect(pages.map((page) => page.length)).toEqual([ARTICLES_PER_PAGE, ARTICLES_PER_PAGE, 1]);
  expect(pages.flat()).toEqual(articles(2 * ARTICLES_PER_PAGE + 1));
  expect(articlePageAddress(3)).toBe("/blog/page/3");
});

test("codes are sorted by number, not by character", () => {
  const codes = ["B-100", "B-11", "A-07", "B-1000", "B-09"].map((code) => ({ code }));
  expect(inOrderOfCodes(codes).map(({ code }) => code)).toEqual(["A-07", "B-09", "B-11", "B-100", "B-1000"]);
});

test("every page has its own names", () => {
  const names = { title: "Notes, page {page}", description: "Page {page} of the notes: {page}.", menuTitle: "Page {page}" };
  expect(articlePageNames(names, 12)).toEqual({
    title: "Notes, page 12",
    description: "Page 12 of the notes: 12.",
    menuTitle: "Page 12",
  });
});
