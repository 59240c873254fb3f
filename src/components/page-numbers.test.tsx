import { render, screen } from "@testing-library/react";
import { PageNumbers, shownNumbers } from "./page-numbers";

const strings = { label: "Pages of minutes", earlier: "Before", later: "After", menuTitle: "Leaf {page}" };
const pages = (current: number, count: number) => <PageNumbers strings={strings} current={current} count={count} />;
const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("a list of one page has no page numbers", () => {
  const { container } = render(pages(1, 1));
  expect(container).toBeEmptyDOMElement();
});

test("a page in the middle links to its neighbours and marks itself as current", () => {
  render(pages(2, 3));
  expect(screen.getByRole("navigation", { name: "Pages of minutes" })).toBeInTheDocument();
  expect(addresses()).toEqual(["/blog", "/blog/page/2", "/blog/page/3", "/blog", "/blog/page/3"]);
  expect(screen.getByRole("link", { name: "Before" })).toHaveAttribute("rel", "prev");
  expect(screen.getByRole("link", { name: "After" })).toHaveAttribute("rel", "next");
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Leaf 2");
});

test("the first page has no earlier link, the last no later link", () => {
  const { rerender } = render(pages(1, 2));
  expect(screen.queryByRole("link", { name: "Before" })).toBeNull();
  rerender(pages(2, 2));
  expect(screen.queryByRole("link", { name: "After" })).toBeNull();
});

test("numbers that are left out are shown as a gap", () => {
  render(pages(20, 42));
  const afterGap = screen.getAllByRole("listitem").filter(({ className }) => className === "afterGap");
  expect(afterGap.map(({ textContent }) => textContent)).toEqual(["19", "42"]);
});

test.each([
  [1, 42, [1, 2, 42]],
  [4, 42, [1, 2, 3, 4, 5, 42]],
  [20, 42, [1, 19, 20, 21, 42]],
  [42, 42, [1, 41, 42]],
  [2, 4, [1, 2, 3, 4]],
])("page %i of %i shows the first, the last and the neighbours", (current, count, shown) => {
  expect(shownNumbers(current, count)).toEqual(shown);
});
