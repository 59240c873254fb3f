import { render, screen, within } from "@testing-library/react";
import { ShownPageContext } from "../site/current-page";
import { useSiteData } from "../site/site-data";
import { SITE_DATA } from "../testing/site-data";
import { Footer } from "./footer";

jest.mock("../site/site-data", () => ({ ...jest.requireActual("../site/site-data"), useSiteData: jest.fn() }));
beforeEach(() => jest.mocked(useSiteData).mockReturnValue(SITE_DATA));

const linksOf = (heading: string) =>
  within(screen.getByRole("navigation", { name: heading }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

const { company, services, solutions } = SITE_DATA;
const words = SITE_DATA.everyPage.footer;
const asLinks = (pages: readonly { menuTitle: string; path: string }[]) => pages.map(({ menuTitle, path }) => [menuTitle, path]);

test("the company's links lead to the pages of requirements R5.1, by their own names", () => {
  render(<Footer />);
  const named = (path: string) => [SITE_DATA.fixedPages.find((page) => page.path === path)?.menuTitle, path];
  expect(linksOf(words.company)).toEqual(["/", "/contact", "/about", "/privacy-policy", "/terms"].map(named));
});

test("the lists of services and solutions name the first five of each register", () => {
  render(<Footer />);
  expect(linksOf(words.services)).toEqual(asLinks(services.slice(0, 5)));
  expect(linksOf(words.solutions)).toEqual(asLinks(solutions.slice(0, 5)));
});

test("a register of fewer than five is named whole", () => {
  jest.mocked(useSiteData).mockReturnValue({ ...SITE_DATA, services: services.slice(0, 3) });
  render(<Footer />);
  expect(linksOf(words.services)).toEqual(asLinks(services.slice(0, 3)));
});

test("the office's part gives the postal address, the phone number and both mailboxes", () => {
  render(<Footer />);
  const office = screen.getByRole("group");
  const { countryCode: _, ...address } = company.address;
  for (const line of Object.values(address)) expect(office).toHaveTextContent(line);
  expect(within(office).getByRole("link", { name: company.phone.display })).toHaveAttribute("href", `tel:${company.phone.tel}`);
  for (const { address } of company.emails) {
    expect(within(office).getByRole("link", { name: address })).toHaveAttribute("href", `mailto:${address}`);
  }
});

test.each([
  [{ pathname: "/" }, "G-00 Start"],
  [{ pathname: "/about/" }, "G-01 The firm"],
  [{ pathname: "/blog/steam", code: "B-01", menuTitle: "On steam" }, "B-01 On steam"],
  [{ pathname: "/no-such-page" }, "X-404 Nothing here"],
])("the title block names the sheet at %j", (shown, sheet) => {
  render(
    <ShownPageContext.Provider value={shown}>
      <Footer />
    </ShownPageContext.Provider>,
  );
  expect(screen.getByText(words.sheet).nextElementSibling).toHaveTextContent(sheet);
});

test("the title block counts the years from the foundation to the build", () => {
  render(<Footer />);
  expect(screen.getByText("© 1998 to 2031 Rankine")).toBeVisible();
  expect(screen.getByText("Rankine, Pune")).toBeVisible();
  expect(screen.getByText(words.qualitySystem).nextElementSibling).toHaveTextContent("ISO 50001, ISO 14001");
});
