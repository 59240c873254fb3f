import { render, screen } from "@testing-library/react";
import { LegalHead } from "./legal-head";

jest.mock("../../site/use-trail", () => ({ useTrail: () => [{ label: "Home", href: "/" }, { label: "Terms" }] }));

test("shows the date of the last change", () => {
  const page = {
    title: "Terms and conditions",
    updatedLabel: "Last updated",
    updated: "2026-11-20",
    shownUpdated: "20 November 2026",
    lead: "These terms govern the use of this website.",
  };
  render(<LegalHead {...page} />);
  expect(screen.getByRole("heading", { level: 1, name: page.title })).toBeInTheDocument();
  expect(screen.getByText(/Last updated/)).toHaveTextContent("Last updated 20 November 2026");
  expect(screen.getByText("20 November 2026")).toHaveAttribute("dateTime", "2026-11-20");
});
