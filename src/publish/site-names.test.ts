/** @jest-environment node */
import { exampleFile } from "../../plugins/site-data/testing/example-data";
import { siteNames } from "./site-names";

const COMPANY = exampleFile("company.yaml", "name: Rankine\nlegalName: Rankine Works\n");
const BLOG = exampleFile("pages/blog.yaml", "seo: { title: Notes from the works }\n");

test("the site is called what the data says", () => {
  expect(siteNames([COMPANY, BLOG])).toEqual({ name: "Rankine", legalName: "Rankine Works", feedTitle: "Notes from the works" });
});

test.each([
  ["missing", []],
  ["unreadable", [exampleFile("company.yaml", "name: [\n"), exampleFile("pages/blog.yaml", "seo: text\n")]],
  ["nested too deeply", [exampleFile("company.yaml", "[".repeat(5000)), exampleFile("pages/blog.yaml", "")]],
  ["incomplete", [exampleFile("company.yaml", "name: 7\n"), exampleFile("pages/blog.yaml", "seo: {}\n")]],
])("files that are %s are left to the checks of data/, which come later", (_, files) => {
  expect(siteNames(files)).toEqual({ name: "?", legalName: "?", feedTitle: "?" });
});
