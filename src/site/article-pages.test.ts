/** @jest-environment node */
import { ARTICLES_PER_PAGE, articlePageAddress, articlePageNames, articlesByPage, inOrderOfCodes, wholeListAddress } from "./article-pages";

const articles = (count: number) => Array.from({ length: count }, (_, index) => index);

test("a list that fits on one page has one, at its own address", () => {
  expect(articlesByPage(articles(ARTICLES_PER_PAGE))).toEqual([articles(ARTICLES_PER_PAGE)]);
  expect(articlesByPage([])).toEqual([[]]);
  expect(articlePageAddress(1)).toBe("/blog");
});

test("one article more opens a second page, and none is on two", () => {
  const pages = articlesByPage(articles(2 * ARTICLES_PER_PAGE + 1));
  expect(pages.map((page) => page.length)).toEqual([ARTICLES_PER_PAGE, ARTICLES_PER_PAGE, 1]);
  expect(pages.flat()).toEqual(articles(2 * ARTICLES_PER_PAGE + 1));
  expect(articlePageAddress(3)).toBe("/blog/page/3");
});

test("further pages belong to the list, and nothing else does", () => {
  expect(["/blog/page/2", "/blog/page/42"].map(wholeListAddress)).toEqual(["/blog", "/blog"]);
  expect(["/blog", "/blog/page", "/blog/2", "/services"].map(wholeListAddress)).toEqual(["/blog", "/blog/page", "/blog/2", "/services"]);
});

test("codes are ordered by their numbers, not by their characters", () => {
  const codes = ["B-100", "B-11", "A-07", "B-1000", "B-09"].map((code) => ({ code }));
  expect(inOrderOfCodes(codes).map(({ code }) => code)).toEqual(["A-07", "B-09", "B-11", "B-100", "B-1000"]);
});

test("every page has names of its own", () => {
  const words = { title: "Notes, page {page}", description: "Page {page} of the notes: {page}.", menuTitle: "Page {page}" };
  expect(articlePageNames(words, 12)).toEqual({
    title: "Notes, page 12",
    description: "Page 12 of the notes: 12.",
    menuTitle: "Page 12",
  });
});
