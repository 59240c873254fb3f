import { render, screen } from "@testing-library/react";
import { MapFacade } from "./map-facade";

test("without a script, a link leads to the office on Google Maps", () => {
  render(<MapFacade notice="Nothing is sent." query="Plot 118 & 119, Hyderabad" office={{ latitude: 17.47, longitude: 78.45 }} />);
  const address = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
  expect(address.origin + address.pathname).toBe("https://www.google.com/maps/search/");
  expect(Object.fromEntries(address.searchParams)).toEqual({ api: "1", query: "Plot 118 & 119, Hyderabad" });
});
