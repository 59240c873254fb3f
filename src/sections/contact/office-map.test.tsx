import { fireEvent, render, screen } from "@testing-library/react";
import { OfficeMap } from "./office-map";

const map = { heading: "Find us", notice: "Nothing is sent.", button: "Load interactive map", pin: { x: 50, y: 50 } };

test.each([
  [{ x: 50, y: 20 }, "bottom"],
  [{ x: 50, y: 80 }, "top"],
])("a pin at %j is never under the button on a phone", (pin, cardAt) => {
  render(<OfficeMap map={{ ...map, pin }} query="Hyderabad" />);
  expect(screen.getByText(map.notice).parentElement).toHaveAttribute("data-at", cardAt);
});

test("looks up the office's address, written so that an address bar understands it, and needs no key", () => {
  render(<OfficeMap map={map} query="Plot 118 & 119, Hyderabad" />);
  const button = screen.getByRole("link", { name: "Load interactive map" });
  expect(button).toHaveAttribute("href", "https://www.google.com/maps/search/?api=1&query=Plot+118+%26+119%2C+Hyderabad");
  fireEvent.click(button);
  expect(screen.getByTitle("Find us")).toHaveAttribute("src", "https://www.google.com/maps?q=Plot+118+%26+119%2C+Hyderabad&output=embed");
});
