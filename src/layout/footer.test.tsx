import { render, screen, within } from "@testing-library/react";
import { CurrentPageContext } from "../site/current-page";
import { useSiteData } from "../site/site-data";
import { SITE_DATA } from "../testing/example-site";
import { Footer } from "./footer";
import { FOOTER_COPY } from "./layout-copy";

jest.mock("../site/site-data", () => ({ ...jest.requireActual("../site/site-data"), useSiteData: jest.fn() }));
beforeEach(() => jest.mocked(useSiteData).mockReturnValue(SITE_DATA));

const linksOf = (heading: string) =>
  within(screen.getByRole("navigation", { name: heading }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

const { company, services, solutions } = SITE_DATA;
const asLinks = (pages: readonly { menuTitle: string; path: string }[]) => pages.map(({ menuTitle, path }) => [menuTitle, path]);

test("lists the company's pages and the first five services and solutions by their menu titles", () => {
  render(<Footer />);
  expect(linksOf(FOOTER_COPY.company)).toContainEqual(["The page /terms", "/terms"]);
  expect(linksOf(FOOTER_COPY.services)).toEqual(asLinks(services.slice(0, 5)));
  expect(linksOf(FOOTER_COPY.solutions)).toEqual(asLinks(solutions.slice(0, 5)));
});

test.each([
  [{ path: "/services/hvac", code: "M-02", menuTitle: "HVAC", ancestors: [] }, "HVAC (M-02)"],
  [{ path: "/contact", menuTitle: "Contact Us", ancestors: [] }, "Contact Us"],
])("the fact table names the page with its code, and the copyright owner without a year that only a build would update", (page, shown) => {
  render(
    <CurrentPageContext value={page}>
      <Footer />
    </CurrentPageContext>,
  );
  expect(screen.getByText(FOOTER_COPY.page).nextElementSibling?.textContent).toBe(shown);
  expect(screen.getByText(FOOTER_COPY.drawnBy).nextElementSibling).toHaveTextContent("Rankine, Pune");
  expect(screen.getByText(FOOTER_COPY.qualitySystem).nextElementSibling).toHaveTextContent(/^ISO 50001$/);
  expect(screen.getByText(FOOTER_COPY.rights).nextElementSibling).toHaveTextContent("© Rankine, since 1998");
});

test.each([
  ["CIN", "U12345AB2001PTC123456"],
  ["LLPIN", "AAB-1234"],
])("shows the company details that the law requires, as far as the data has them, with its %s", (label, cin) => {
  render(<Footer />);
  for (const absent of ["Registered name", label, "GSTIN"]) expect(screen.queryByText(absent)).toBeNull();
  const complaints = { name: "R. Joule, secretary", email: "joule@rankine.example" };
  jest.mocked(useSiteData).mockReturnValue({ ...SITE_DATA, company: { ...company, cin, complaints } });
  render(<Footer />);
  expect(screen.getByText("Registered name").nextElementSibling).toHaveTextContent(company.legalName);
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(cin);
  expect(screen.getByRole("link", { name: /R\. Joule, secretary/ })).toHaveAttribute("href", "mailto:joule@rankine.example");
  expect(screen.queryByText("GSTIN")).toBeNull();
});
