import { render, screen } from "@testing-library/react";
import { ClosingBand } from "./closing-band";

test("shows the offer and its button", () => {
  const closing = { heading: "Walk one shift with us.", text: "An engineer follows.", button: { label: "Book a walk", href: "#enquiry" } };
  render(<ClosingBand number={4} label="Closing" {...closing} kelvin={6000} />);
  expect(screen.getByRole("heading", { name: closing.heading })).toBeInTheDocument();
  expect(screen.getByText(closing.text)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Book a walk" })).toHaveAttribute("href", "#enquiry");
});
