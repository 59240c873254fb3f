import { render, screen, within } from "@testing-library/react";
import { exampleImage } from "../testing/example-image";
import { MarkedPicture } from "./marked-picture";

const picture = {
  image: exampleImage("plant"),
  phoneImage: exampleImage("plant-phone", 860, 688),
  alt: "A plant room",
  focus: "right",
  aspectRatio: 16 / 9,
};
const markers = [
  { label: "Chillers", x: 55.1, y: 55 },
  { label: "Pumps", x: 73.2, y: 79 },
];

const markersOf = (figure: HTMLElement) => [...figure.querySelectorAll<HTMLElement>("[aria-hidden] b")];

test("each marker is drawn with its number at its place, in percent of the uncropped picture", () => {
  render(<MarkedPicture {...picture} markers={markers} />);
  const drawn = markersOf(screen.getByRole("figure"));
  expect(drawn.map((marker) => [marker.textContent, marker.style.getPropertyValue("--x"), marker.style.getPropertyValue("--y")])).toEqual([
    ["1", "55.1%", "55%"],
    ["2", "73.2%", "79%"],
  ]);
});

test("a picture without markers has no markers and no legend", () => {
  render(<MarkedPicture {...picture} markers={null} />);
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("img", { name: "A plant room" })).toBeInTheDocument();
  expect(markersOf(figure)).toHaveLength(0);
  expect(within(figure).queryByRole("list")).toBeNull();
});

test("loads lazily unless it is eager", () => {
  const { rerender } = render(<MarkedPicture {...picture} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  rerender(<MarkedPicture {...picture} eager />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});
