import { render, screen, within } from "@testing-library/react";
import { SITE_DATA } from "../../testing/example-site";
import { PageTitle } from "./page-title";

const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ useSiteData: () => mockSiteData }));

jest.mock("../../site/current-page", () => ({
  ...jest.requireActual("../../site/current-page"),
  useCurrentPage: () => ({
    path: "/services/x",
    menuTitle: "HVAC",
    above: [
      { path: "/", menuTitle: "Home" },
      { path: "/services", menuTitle: "Services" },
    ],
  }),
}));

test("the breadcrumbs link every step but the page itself", () => {
  render(<PageTitle heading="HVAC" lead="Cooling, held." />);
  const way = screen.getByRole("navigation");
  expect(
    within(way)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/services"]);
  expect(within(way).getByText("HVAC")).toHaveAttribute("aria-current", "page");
});

test("the mark is at its place on the scale, links to the key of its register and says so", () => {
  const { codes } = SITE_DATA.servicesPage;
  render(<PageTitle heading="HVAC" lead="Cooling, held." offering={{ code: "M-02", colourTemperature: 2900 }} />);
  const mark = screen.getByRole("link", { name: `M-02 (${codes.link})` });
  expect(mark).toHaveAttribute("href", "/services#codes");
  expect(mark.parentElement?.style.getPropertyValue("--at")).toBe("3.2%");
});
