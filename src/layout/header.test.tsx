import { render, screen, within } from "@testing-library/react";
import { CurrentPageContext } from "../site/current-page";
import { useSiteData } from "../site/site-data";
import { SITE_DATA } from "../testing/example-site";
import { Header } from "./header";

jest.mock("../site/site-data", () => ({ ...jest.requireActual("../site/site-data"), useSiteData: jest.fn() }));
beforeEach(() => jest.mocked(useSiteData).mockReturnValue(SITE_DATA));
jest.mock("./site-menu", () => ({ runSiteMenu: jest.fn() }));

/** A URL without a page. */
const UNKNOWN = "/old/services/unknown";

const menuAt = (pathname: string) => {
  const path = pathname === UNKNOWN ? "/404" : pathname.replace(/(.)\/$/, "$1");
  render(
    <CurrentPageContext value={{ path, menuTitle: "Shown", ancestors: [] }}>
      <Header pathname={pathname} />
    </CurrentPageContext>,
  );
  return screen.getByRole("navigation", { name: "Main" });
};
const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll(":scope > ul > li > a")];
const group = (menu: HTMLElement, overview: string) => {
  const dropdown = entriesOf(menu).find((entry) => entry.textContent === overview)?.nextElementSibling;
  if (!(dropdown instanceof HTMLDetailsElement)) throw new Error(`No dropdown follows ${overview}`);
  return dropdown;
};

test("lists the pages in the order of requirements R4.2, with the phone number before Contact Us", () => {
  const menu = menuAt("/");
  expect(entriesOf(menu).map((entry) => [entry.textContent, entry.getAttribute("href")])).toEqual([
    ["The page /", "/"],
    ["The page /about", "/about"],
    ["Sectors", "/solutions"],
    ["Trades", "/services"],
    ["The page /blog", "/blog"],
    ["+91 20 1111 2222", "tel:+912011112222"],
    ["The page /contact", "/contact"],
  ]);
  expect(screen.getByLabelText("Rankine, home")).toHaveAttribute("href", "/");
});

test.each([
  ["Trades", 7, "Chillers", "Pumps", "Every trade", "/services"],
  ["Sectors", 6, "Airports", "Ferries", "Every sector", "/solutions"],
])("shows the list of %s in the editor's order", (overview, count, first, last, all, address) => {
  const dropdown = group(menuAt("/"), overview);
  const rows = [...dropdown.querySelectorAll("li")].map((row) => row.textContent);
  expect(rows).toHaveLength(count);
  expect([rows[0], rows.at(-1)]).toEqual([first, last]);
  expect(within(dropdown).getByText(all)).toHaveAttribute("href", address);
});

test("both dropdowns are closed, and only one can be open", () => {
  const menu = menuAt("/solutions");
  const [solutions, services] = [group(menu, "Sectors"), group(menu, "Trades")];
  expect(solutions.getAttribute("name")).toBe(services.getAttribute("name"));
  expect([solutions.open, services.open]).toEqual([false, false]);
});

test.each([
  ["/", { "The page /": "page" }],
  ["/services/", { Trades: "page" }],
  ["/solutions/depots", { Sectors: "true" }],
  ["/blog/about-steam", { "The page /blog": "true" }],
  ["/contact", { "The page /contact": "page" }],
  ["/terms", {}],
  [UNKNOWN, { Trades: "true" }],
])("at %s the current links are %j", (pathname, marks) => {
  const menu = menuAt(pathname);
  const marked = entriesOf(menu).filter((entry) => entry.hasAttribute("aria-current"));
  expect(Object.fromEntries(marked.map((entry) => [entry.textContent, entry.getAttribute("aria-current")]))).toEqual(marks);
});
