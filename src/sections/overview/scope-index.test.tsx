import { render, screen } from "@testing-library/react";
import { ScopeIndex } from "./scope-index";

const COPY = { label: "Index", heading: "From A to Z", summary: "{count} offerings" };

test("links to every offering of every service from A to Z, also to those of the same title", () => {
  const services = [
    { path: "/services/water", menuTitle: "Water", scope: [{ title: "Testing" }, { title: "Mains" }] },
    { path: "/services/air", menuTitle: "Air", scope: [{ title: "Testing" }] },
  ];
  render(<ScopeIndex copy={COPY} services={services} />);
  const links = screen.getAllByRole("link", { hidden: true }).map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Mains Water", "/services/water#offering-mains"],
    ["Testing Water", "/services/water#offering-testing"],
    ["Testing Air", "/services/air#offering-testing"],
  ]);
  expect(screen.getByText("3 offerings")).toBeInTheDocument();
});
