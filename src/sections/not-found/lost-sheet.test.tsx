import { render, screen } from "@testing-library/react";
import { LostSheet } from "./lost-sheet";

test("says what happened and offers two links", () => {
  const page = {
    code: "X-404",
    heading: "This sheet is not in the set.",
    lead: "The register below is current.",
    primary: { label: "Go to the home page", href: "/" },
    secondary: { label: "Tell us what you were looking for", href: "/contact" },
  };
  render(<LostSheet {...page} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(page.heading);
  expect(screen.getByText("X-404")).toBeInTheDocument();
  expect(screen.getByText(page.lead)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Tell us what you were looking for" })).toHaveAttribute("href", "/contact");
});
