/** @jest-environment node */
import { EXAMPLE_SITE } from "../testing/example-site";
import { siteContent } from "./site-content";

const { company, pages } = siteContent(EXAMPLE_SITE);
const pageAt = (address: string) => pages.find(({ path }) => path === address);

test("every file that makes a page is one, and no other file is", () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([
    "/",
    "/404",
    "/blog",
    "/blog/example",
    "/services",
    "/services/example-service",
    "/solutions",
    "/solutions/example-solution",
    "/terms",
  ]);
});

test.each([
  ["/", "Welcome to Rankine"],
  ["/services", "What we build"],
  ["/404", "This page is not here"],
  ["/terms", "The conditions"],
  ["/blog/example", "What a good visit covers"],
])("the card of %s has the page's own heading", (address, heading) => {
  expect(pageAt(address)?.heading).toBe(heading);
});

test("a page shows its first picture on its card, and one without shows the home page's", () => {
  expect(pageAt("/solutions/example-solution")).toMatchObject({ pictureFile: expect.stringMatching(/images\/plant\.png$/), focus: "left" });
  expect(pageAt("/terms")).toMatchObject({ pictureFile: pageAt("/")?.pictureFile, focus: "top" });
});

test("the company's facts come along, and a site without them is none", () => {
  expect(company.founded).toBe(1998);
  const without = EXAMPLE_SITE.filter(({ relativePath }) => relativePath !== "company.yaml");
  expect(() => siteContent(without)).toThrow("data/company.yaml is missing");
});
