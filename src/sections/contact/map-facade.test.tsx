import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { MapFacade } from "./map-facade";

const FRAME = "https://www.google.com/maps?q=Plot+118+%26+119%2C+Hyderabad&output=embed";
const PAGE = "https://www.google.com/maps/search/?api=1&query=Plot+118+%26+119%2C+Hyderabad";

const NORTH = { latitude: 17.47, longitude: 78.45 };
const SOUTH = { latitude: 17.35, longitude: 78.45 };

const showMap = (office = NORTH) =>
  render(
    <MapFacade
      heading="Find us"
      notice="Nothing is sent."
      button="Load interactive map"
      query="Plot 118 & 119, Hyderabad"
      office={office}
    />,
  ).container;

test("before a click there is a drawing and a link to the map, and no iframe", () => {
  const container = showMap();
  expect(container.querySelector("svg")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Load interactive map" })).toHaveAttribute("href", PAGE);
  expect(container.querySelector("iframe")).toBeNull();
  expect(container.innerHTML).not.toContain("output=embed");
});

test.each([
  [NORTH, "bottom"],
  [SOUTH, "top"],
])("on a phone the card does not cover the pin of an office at %j", (office, cardAt) => {
  showMap(office);
  expect(screen.getByText("Nothing is sent.").parentElement).toHaveAttribute("data-at", cardAt);
});

test("a click replaces the drawing with the map, which takes the focus", () => {
  const container = showMap();
  const link = screen.getByRole("link");
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  const map = screen.getByTitle("Find us");
  expect(map).toHaveAttribute("src", FRAME);
  expect(map).toHaveFocus();
  expect(container.querySelector("svg")).toBeNull();
});

test("a click with the Ctrl key opens the map in a new tab", () => {
  const container = showMap();
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  expect(container.querySelector("iframe")).toBeNull();
});
