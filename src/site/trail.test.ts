import { trailTo } from "./trail";

jest.mock("./site-data", () => ({}));

const pages = [
  { path: "/", menuTitle: "Home" },
  { path: "/blog", menuTitle: "Blog" },
  { path: "/blog/3", menuTitle: "Electrical service" },
  { path: "/terms", menuTitle: "Terms & Conditions" },
];

test("an article is below the list of articles", () => {
  expect(trailTo("/blog/3", pages)).toEqual([
    { label: "Home", href: "/" },
    { label: "Blog", href: "/blog" },
    { label: "Electrical service" },
  ]);
});

test("a page of the first level is below the home page", () => {
  expect(trailTo("/terms", pages)).toEqual([{ label: "Home", href: "/" }, { label: "Terms & Conditions" }]);
});
