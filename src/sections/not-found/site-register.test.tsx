import { render, screen, within } from "@testing-library/react";
import { SiteRegister } from "./site-register";

jest.mock("../../site/site-data", () => ({
  useSiteData: () => ({
    services: [
      { code: "M-01", kelvin: 2700, menuTitle: "Fire", path: "/services/fire" },
      { code: "M-02", kelvin: 2900, menuTitle: "HVAC", path: "/services/hvac-services" },
    ],
    solutions: [{ code: "S-01", kelvin: 5500, menuTitle: "Industrial", path: "/solutions/industrial" }],
    servicesPage: { menuTitle: "Services" },
    solutionsPage: { menuTitle: "Solutions" },
  }),
}));

test("leads to every service and every solution, in the order of their codes", () => {
  render(<SiteRegister label="Register" />);
  const [services, solutions] = screen.getAllByRole("list").map((list) => within(list).getAllByRole("link"));
  expect(services?.map((link) => link.getAttribute("href"))).toEqual(["/services/fire", "/services/hvac-services"]);
  expect(solutions?.map((link) => link.getAttribute("href"))).toEqual(["/solutions/industrial"]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["Services", "Solutions"]);
});
