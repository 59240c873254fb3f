import { trailTo } from "./trail";

jest.mock("./site-data", () => ({}));

const PAGES = [
  { path: "/", code: "G-00", menuTitle: "Home" },
  { path: "/blog", code: "G-05", menuTitle: "Blog" },
  { path: "/terms", code: "G-07", menuTitle: "Terms & Conditions" },
];

test("an article is below the article list", () => {
  expect(trailTo({ path: "/blog/3", menuTitle: "Electrical service" }, PAGES)).toEqual([
    { label: "Home", href: "/" },
    { label: "Blog", href: "/blog" },
    { label: "Electrical service" },
  ]);
});

test("a first-level page is below the home page", () => {
  expect(trailTo({ path: "/terms", menuTitle: "Terms & Conditions" }, PAGES)).toEqual([
    { label: "Home", href: "/" },
    { label: "Terms & Conditions" },
  ]);
});

test("the pages above come from the top, whatever their order, and a page is not above itself", () => {
  const pages = [
    { path: "/blog/page/2", code: "G-05", menuTitle: "Page 2" },
    { path: "/blog", code: "G-05", menuTitle: "Blog" },
    { path: "/", code: "G-00", menuTitle: "Home" },
    { path: "/blogs", code: "G-08", menuTitle: "Other blogs" },
  ];
  expect(trailTo({ path: "/blog/page/2", menuTitle: "Page 2" }, pages)).toEqual([
    { label: "Home", href: "/" },
    { label: "Blog", href: "/blog" },
    { label: "Page 2" },
  ]);
});
