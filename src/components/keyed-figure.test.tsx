import { render, screen, within } from "@testing-library/react";
import { exampleImage } from "../testing/example-image";
import { KeyedFigure } from "./keyed-figure";

const picture = {
  image: exampleImage("plant"),
  phoneImage: exampleImage("plant-phone", 860, 688),
  alt: "A plant room",
  focus: "right",
  aspectRatio: 16 / 9,
};
const callouts = [
  { label: "Chillers", x: 55.1, y: 55 },
  { label: "Pumps", x: 73.2, y: 79 },
];

const markersOf = (figure: HTMLElement) => [...figure.querySelectorAll<HTMLElement>("[aria-hidden] b")];

test("each callout has a numbered marker at its place, in percent of the uncropped picture", () => {
  render(<KeyedFigure {...picture} callouts={callouts} />);
  const markers = markersOf(screen.getByRole("figure"));
  expect(markers.map((marker) => [marker.textContent, marker.style.getPropertyValue("--x"), marker.style.getPropertyValue("--y")])).toEqual(
    [
      ["1", "55.1%", "55%"],
      ["2", "73.2%", "79%"],
    ],
  );
});

test("the legend lists the callouts in the order of the markers", () => {
  render(<KeyedFigure {...picture} callouts={callouts} />);
  const keys = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(keys.map((key) => key.textContent)).toEqual(["1Chillers", "2Pumps"]);
});

test("a picture without callouts has no markers and no legend", () => {
  render(<KeyedFigure {...picture} callouts={null} />);
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("img", { name: "A plant room" })).toBeInTheDocument();
  expect(markersOf(figure)).toHaveLength(0);
  expect(within(figure).queryByRole("list")).toBeNull();
});

test("loads lazily unless it is eager", () => {
  const { rerender } = render(<KeyedFigure {...picture} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  rerender(<KeyedFigure {...picture} eager />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});
