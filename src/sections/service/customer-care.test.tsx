import { render, screen } from "@testing-library/react";
import { CustomerCare } from "./customer-care";

jest.mock("../../site/site-data", () => ({
  useSiteData: () => ({ company: { phone: { display: "+91 40 1234 5678", tel: "+914012345678" } } }),
}));

test("says who answers at night and calls the company's number", () => {
  render(<CustomerCare heading="24/7 customer care" text="<p>A duty <em>engineer</em> answers.</p>" kelvin={2900} />);
  expect(screen.getByRole("heading", { name: "24/7 customer care" })).toBeInTheDocument();
  expect(screen.getByText("engineer")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "+91 40 1234 5678" })).toHaveAttribute("href", "tel:+914012345678");
});
