import { render, screen } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { PictureCards } from "./picture-cards";

const card = (number: number) => ({
  path: `/blog/${number}`,
  title: `Article ${number}`,
  note: "02 November 2023",
  text: "Start with the stock figures.",
  picture: { alt: `Picture ${number}`, image: exampleImage(`picture-${number}`), phoneImage: exampleImage(`picture-${number}-phone`) },
});

test("a wide card's picture is wider than the others if there are three columns", () => {
  render(<PictureCards cards={[card(1), card(2)]} />);
  const [wide, single] = screen.getAllByRole("img").map((picture) => picture.getAttribute("sizes"));
  expect(wide).toMatch(/^\(width >= 90rem\) 844px/);
  expect(single).toMatch(/^\(width >= 90rem\) 440px/);
});

test("keeps the given order, and loads only the first picture eagerly", () => {
  render(<PictureCards cards={[card(1), card(2), card(3)]} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog/1", "/blog/2", "/blog/3"]);
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"))).toEqual(["eager", "lazy", "lazy"]);
});
