import { render, screen } from "@testing-library/react";
import { SITE_DATA } from "../../testing/example-site";
import { IncludedSystems } from "./included-systems";

jest.mock("../../site/site-data", () => ({ useSiteData: () => SITE_DATA }));

test("a title leads to its service while that is published, and to any other address", () => {
  const system = (title: string, href: string | null) => ({ title, detail: "It works.", href });
  const systems = [
    system("Draught", "/services/fans#offering-draught"),
    system("Light", "/services/deleted-lamps#offering-light"),
    system("Advice", "#enquiry"),
    system("Keys", null),
  ];
  render(<IncludedSystems label="Systems" heading="What is included" systems={systems} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Draught", "/services/fans#offering-draught"],
    ["Advice", "#enquiry"],
  ]);
  expect(screen.getByRole("heading", { name: "Light" })).toBeVisible();
});
