import { render, screen } from "@testing-library/react";
import { SITE_DATA } from "../../testing/site-data";
import { Checklist } from "./checklist";

const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ useSiteData: () => mockSiteData }));

test("shows the items in order and the number to call", () => {
  const items = ["Gates are shut.", "Pumps are on automatic.", "Doors open."];
  render(<Checklist label="Checklist" heading="Before the night" text="Print it." items={items} />);
  expect(screen.getByRole("heading", { name: "Before the night" })).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(items);
  const { display, tel } = SITE_DATA.company.phone;
  expect(screen.getByRole("link", { name: display })).toHaveAttribute("href", `tel:${tel}`);
});
