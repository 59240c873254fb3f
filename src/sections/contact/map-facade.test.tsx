import { fireEvent, render, screen } from "@testing-library/react";
import { MapFacade } from "./map-facade";

const NORTH = { latitude: 17.47, longitude: 78.45 };
const SOUTH = { latitude: 17.35, longitude: 78.45 };

const showMap = (office = NORTH) =>
  render(<MapFacade notice="Nothing is sent." query="Plot 118 & 119, Hyderabad" office={office} />).container;

test.each([
  [NORTH, "bottom"],
  [SOUTH, "top"],
])("on a phone the card does not cover the pin of an office at %j", (office, cardAt) => {
  showMap(office);
  expect(screen.getByText("Nothing is sent.").parentElement).toHaveAttribute("data-at", cardAt);
});

test("before a click, the button is a link to the office on Google Maps", () => {
  showMap();
  const address = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
  expect(address.origin + address.pathname).toBe("https://www.google.com/maps/search/");
  expect(Object.fromEntries(address.searchParams)).toEqual({ api: "1", query: "Plot 118 & 119, Hyderabad" });
});

test("a Ctrl-click opens the map in a new tab", () => {
  const container = showMap();
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  expect(container.querySelector("iframe")).toBeNull();
});
