/** @jest-environment node */
import { ARTICLES_PER_PAGE } from "../site/article-pages";
import { EXAMPLE_ARTICLE, exampleFile } from "../../plugins/site-data/testing/example-data";
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

test("a list with more articles than fit on a page has further pages, which change with the articles on them", () => {
  const blog = exampleFile(
    "pages/blog.yaml",
    `seo: { title: Notes, description: Notes of Rankine }
code: G-05
menuTitle: Notes
header: { heading: What we learned }
pages:
  title: Notes, page {page}
  description: The notes of Rankine from page {page} of all pages, for whoever reads on.
  menuTitle: Page {page}
  label: Pages
  earlier: Before
  later: After
`,
  );
  const articles = Array.from({ length: ARTICLES_PER_PAGE + 1 }, (_, index) =>
    exampleFile(`blog/note-${index}.yaml`, EXAMPLE_ARTICLE.replace("code: B-03", `code: B-${String(index).padStart(2, "0")}`)),
  );
  const others = EXAMPLE_SITE.filter(({ relativePath }) => !/blog/.test(relativePath));
  const list = siteContent([...others, blog, ...articles]).pages.filter(({ path }) => /^\/blog(\/page\/|$)/.test(path));
  const [first, second] = list;
  expect(list).toHaveLength(2);
  expect(first).toMatchObject({ path: "/blog", title: "Notes", menuTitle: "Notes", code: "G-05" });
  expect(first?.dataFiles).toHaveLength(1 + ARTICLES_PER_PAGE);
  expect(second).toMatchObject({ path: "/blog/page/2", title: "Notes, page 2", menuTitle: "Page 2", heading: first?.heading });
  expect(second?.dataFiles).toEqual(["pages/blog.yaml", `blog/note-${ARTICLES_PER_PAGE}.yaml`]);
});
