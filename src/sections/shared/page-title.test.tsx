import { render, screen, within } from "@testing-library/react";
import { CurrentPageContext } from "../../site/current-page";
import { SITE_DATA } from "../../testing/example-site";
import { PageTitle } from "./page-title";

const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ useSiteData: () => mockSiteData }));

beforeEach(() => {
  const ancestors = [
    { path: "/", menuTitle: "Home" },
    { path: "/services", menuTitle: "Services" },
  ];
  render(
    <CurrentPageContext value={{ path: "/services/x", menuTitle: "HVAC", ancestors }}>
      <PageTitle heading="HVAC" lead="Cooling, held." offering={{ code: "M-02", colourTemperature: 2900 }} />
    </CurrentPageContext>,
  );
});

test("the breadcrumbs link to every level except the page itself", () => {
  const way = within(screen.getByRole("navigation"));
  expect(way.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/services"]);
  expect(way.getByText("HVAC")).toHaveAttribute("aria-current", "page");
});

test("the tag is at its position on the scale, links to the legend of the codes and says so", () => {
  const tag = screen.getByRole("link", { name: `M-02 (${SITE_DATA.servicesPage.codeLegend.link})` });
  expect(tag).toHaveAttribute("href", "/services#codes");
  expect(tag.parentElement?.style.getPropertyValue("--at")).toBe("3.2%");
});
