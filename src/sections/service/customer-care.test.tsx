import { render, screen } from "@testing-library/react";
import { SITE_DATA } from "../../testing/site-data";
import { CustomerCare } from "./customer-care";

const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ useSiteData: () => mockSiteData }));

test("shows the text and a link that calls the company", () => {
  render(<CustomerCare heading="24/7 customer care" text="<p>A duty <em>engineer</em> answers.</p>" kelvin={2900} />);
  expect(screen.getByRole("heading", { name: "24/7 customer care" })).toBeInTheDocument();
  expect(screen.getByText("engineer")).toBeInTheDocument();
  const { display, tel } = SITE_DATA.company.phone;
  expect(screen.getByRole("link", { name: display })).toHaveAttribute("href", `tel:${tel}`);
});
