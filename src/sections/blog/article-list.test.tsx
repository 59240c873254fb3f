import { render, screen } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { ArticleList } from "./article-list";

const article = (number: number) => ({
  path: `/blog/${number}`,
  title: `Article ${number}`,
  date: "2023-11-02",
  shownDate: "02 November 2023",
  excerpt: "Start with the stock figures.",
  picture: { alt: `Picture ${number}`, image: exampleImage(`picture-${number}`), phoneImage: exampleImage(`picture-${number}-phone`) },
});

test("in three columns, a wide card's picture is wider than the others", () => {
  render(<ArticleList articles={[article(1), article(2)]} />);
  const [wide, single] = screen.getAllByRole("img").map((picture) => picture.getAttribute("sizes"));
  expect(wide).toMatch(/^\(width >= 90rem\) 844px/);
  expect(single).toMatch(/^\(width >= 90rem\) 440px/);
});

test("keeps the given order, and loads only the first picture eagerly", () => {
  render(<ArticleList articles={[article(1), article(2), article(3)]} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog/1", "/blog/2", "/blog/3"]);
  const loading = screen.getAllByRole("img").map((picture) => [picture.getAttribute("loading"), picture.getAttribute("fetchpriority")]);
  expect(loading).toEqual([
    ["eager", "high"],
    ["lazy", null],
    ["lazy", null],
  ]);
});
