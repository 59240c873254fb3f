import { render, screen, within } from "@testing-library/react";
import { useSiteData } from "../site/site-data";
import { SITE_DATA } from "../testing/site-data";
import { Header } from "./header";

jest.mock("../site/site-data", () => ({ ...jest.requireActual("../site/site-data"), useSiteData: jest.fn() }));
beforeEach(() => jest.mocked(useSiteData).mockReturnValue(SITE_DATA));
jest.mock("./site-menu", () => ({ runSiteMenu: jest.fn() }));

const menuAt = (pathname: string) => {
  render(<Header pathname={pathname} />);
  return screen.getByLabelText("Main");
};
const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll(":scope > div > ul > li > a")];
const group = (menu: HTMLElement, overview: string) => {
  const dropdown = entriesOf(menu).find((entry) => entry.textContent === overview)?.nextElementSibling;
  if (!(dropdown instanceof HTMLDetailsElement)) throw new Error(`${overview} is not followed by its dropdown`);
  return dropdown;
};

test("lists the pages in the order of requirements R4.2, the phone number before Contact Us", () => {
  const menu = menuAt("/");
  expect(entriesOf(menu).map((entry) => [entry.textContent, entry.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["About Us", "/about"],
    ["Solutions", "/solutions"],
    ["Services", "/services"],
    ["Blog", "/blog"],
    ["+91 40 0000 0000", "tel:+914000000000"],
    ["Contact Us", "/contact"],
  ]);
  expect(screen.getByLabelText("Kelvin, home")).toHaveAttribute("href", "/");
});

test.each([
  ["Services", 10, "M-01", "M-10", "All services", "/services"],
  ["Solutions", 8, "S-01", "S-08", "All solutions", "/solutions"],
])("shows the register of %s by code", (overview, count, first, last, all, address) => {
  const dropdown = group(menuAt("/"), overview);
  const rows = [...dropdown.querySelectorAll("li")].map((row) => row.querySelector(".mono")?.textContent);
  expect(rows).toHaveLength(count);
  expect(rows).toEqual([...rows].sort());
  expect([rows[0], rows.at(-1)]).toEqual([first, last]);
  expect(dropdown).toHaveTextContent(`${first} to ${last}`);
  expect(within(dropdown).getByText(all)).toHaveAttribute("href", address);
});

test("the two dropdowns exclude each other and are closed", () => {
  const menu = menuAt("/solutions");
  const [solutions, services] = [group(menu, "Solutions"), group(menu, "Services")];
  expect(solutions.getAttribute("name")).toBe(services.getAttribute("name"));
  expect([solutions.open, services.open]).toEqual([false, false]);
});

test.each([
  ["/", { Home: "page" }],
  ["/about", { "About Us": "page" }],
  ["/services", { Services: "page" }],
  ["/services/", { Services: "page" }],
  ["/services/hvac-services", { Services: "true" }],
  ["/solutions/banks-solutions", { Solutions: "true" }],
  ["/blog/3", { Blog: "true" }],
  ["/contact", { "Contact Us": "page" }],
  ["/terms", {}],
  ["/services/unknown", {}],
])("at %s it marks %j", (pathname, marks) => {
  const menu = menuAt(pathname);
  const marked = entriesOf(menu).filter((entry) => entry.hasAttribute("aria-current"));
  expect(Object.fromEntries(marked.map((entry) => [entry.textContent, entry.getAttribute("aria-current")]))).toEqual(marks);
});

test("the burger opens the menu and Close closes it without a script", () => {
  const menu = menuAt("/");
  expect(menu).toHaveAttribute("popover", "auto");
  expect(screen.getByLabelText("Open menu")).toHaveAttribute("popovertarget", menu.id);
  const close = screen.getByLabelText("Close menu");
  expect(close).toHaveAttribute("popovertarget", menu.id);
  expect(close).toHaveAttribute("popovertargetaction", "hide");
});
