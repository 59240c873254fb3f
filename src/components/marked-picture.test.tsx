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

test("each marker has its number, its position in percent of the uncropped picture, and an entry in the legend", () => {
  render(<MarkedPicture {...picture} markers={markers} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["1Chillers", "2Pumps"]);
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

test("phones choose among the formats of their own crop, other devices among those of the picture", () => {
  render(<MarkedPicture {...picture} />);
  const sources = [...screen.getByRole("figure").querySelectorAll("source")];
  expect(sources.map(({ media, type, srcset }) => [media, type, srcset])).toEqual([
    ["(width <= 40rem)", "image/avif", "/plant-phone.avif 860w"],
    ["(width <= 40rem)", "", "/plant-phone.jpg 860w"],
    ["", "image/avif", expect.stringMatching(/^\/plant\.avif /)],
  ]);
});
