import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { MapFacade } from "./map-facade";

const EMBED = "https://maps.example/embed";
const PAGE = "https://maps.example/page";

const showMap = () =>
  render(
    <MapFacade
      cardAt="bottom"
      title="Find us"
      notice="Nothing is sent."
      button="Load interactive map"
      embedAddress={EMBED}
      pageAddress={PAGE}
    >
      <svg data-testid="drawing" />
    </MapFacade>,
  );

test("before a click there is a drawing and a link to the map, and no frame", () => {
  const { container } = showMap();
  expect(screen.getByTestId("drawing")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Load interactive map" })).toHaveAttribute("href", PAGE);
  expect(container.querySelector("iframe")).toBeNull();
  expect(container.innerHTML).not.toContain(EMBED);
});

test("a click puts the map in the drawing's place and the focus on the map", () => {
  showMap();
  const link = screen.getByRole("link");
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  const map = screen.getByTitle("Find us");
  expect(map).toHaveAttribute("src", EMBED);
  expect(map).toHaveFocus();
  expect(screen.queryByTestId("drawing")).toBeNull();
});

test("a click with the Ctrl key opens the map in a tab of its own", () => {
  const { container } = showMap();
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  expect(container.querySelector("iframe")).toBeNull();
});
