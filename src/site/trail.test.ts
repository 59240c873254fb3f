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
