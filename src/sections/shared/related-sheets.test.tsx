import { render, screen } from "@testing-library/react";
import { RelatedSheets } from "./related-sheets";

test("links to the related pages in the order of the data", () => {
  const sheets = [
    { code: "S-07", kelvin: 8500, menuTitle: "Hotels", path: "/solutions/hotels-solutions" },
    { code: "S-02", kelvin: 6000, menuTitle: "Healthcare", path: "/solutions/healthcare-solutions" },
  ];
  render(<RelatedSheets number={3} label="Related solutions" heading="Where this sheet is used" sheets={sheets} cool />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["S-07Hotels8500 K", "/solutions/hotels-solutions"],
    ["S-02Healthcare6000 K", "/solutions/healthcare-solutions"],
  ]);
});
