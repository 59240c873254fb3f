/** @jest-environment node */
import { existsSync } from "node:fs";
import { readDataFiles } from "../checks/reading/data-files";
import { siteContent } from "./site-content";

const { company, pages } = siteContent(readDataFiles());

test("every address of requirements R2 is a page, and the 404 page is one more", () => {
  const SPECIFIED_PAGES = 34;
  expect(pages.map(({ path }) => path)).toContain("/404");
  expect(pages.filter(({ path }) => path !== "/404")).toHaveLength(SPECIFIED_PAGES);
});

test("every page has a heading of its own and a picture that exists, for its card", () => {
  for (const { path, heading, pictureFile } of pages) {
    expect({ path, heading: heading.length > 0, picture: pictureFile !== undefined && existsSync(pictureFile) }).toEqual({
      path,
      heading: true,
      picture: true,
    });
  }
});

test("the company's facts come along", () => {
  expect(company.founded).toBe(2015);
});
