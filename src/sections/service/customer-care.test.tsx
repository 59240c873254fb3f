import { render, screen } from "@testing-library/react";
import { useSiteData } from "../../site/site-data";
import { SITE_DATA } from "../../testing/example-site";
import { CustomerCare } from "./customer-care";

jest.mock("../../site/site-data", () => ({ ...jest.requireActual("../../site/site-data"), useSiteData: jest.fn() }));

test.each([
  ["its own number", "+91 20 3333-4444", "+91 20 3333-4444", "tel:+912033334444"],
  ["the office's number, if it has none", null, SITE_DATA.phone.display, SITE_DATA.phone.href],
])("the service desk is called on %s", (_, serviceDeskPhone, name, href) => {
  jest.mocked(useSiteData).mockReturnValue({ ...SITE_DATA, company: { ...SITE_DATA.company, serviceDeskPhone } });
  render(<CustomerCare heading="At any hour" text="Call us." colourTemperature={2700} />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
