import { render, screen, within } from "@testing-library/react";
import { SITE_DATA } from "../../testing/site-data";
import { SiteRegister } from "./site-register";

const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ useSiteData: () => mockSiteData }));

test("links to every service and every solution, in the order of their codes", () => {
  const { services, solutions, servicesPage, solutionsPage } = SITE_DATA;
  render(<SiteRegister label="Register" />);
  const addresses = screen.getAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  );
  expect(addresses).toEqual([services, solutions].map((rows) => rows.map(({ path }) => path)));
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([servicesPage.menuTitle, solutionsPage.menuTitle]);
});
