import { render, screen, within } from "@testing-library/react";
import { useSiteData } from "../site/site-data";
import { SITE_DATA } from "../testing/site-data";
import { Footer } from "./footer";

jest.mock("../site/site-data", () => ({ ...jest.requireActual("../site/site-data"), useSiteData: jest.fn() }));
beforeEach(() => jest.mocked(useSiteData).mockReturnValue(SITE_DATA));

const linksOf = (heading: string) =>
  within(screen.getByRole("navigation", { name: heading }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("Company leads to the pages of requirements R5.1", () => {
  render(<Footer pathname="/" />);
  expect(linksOf("Company")).toEqual([
    ["Home", "/"],
    ["Contact Us", "/contact"],
    ["About Us", "/about"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms & Conditions", "/terms"],
  ]);
});

test("Services and Our Solutions name the first five of each register", () => {
  render(<Footer pathname="/" />);
  const firstFive = (rows: readonly { menuTitle: string; path: string }[]) => rows.slice(0, 5).map((row) => [row.menuTitle, row.path]);
  expect(linksOf("Services")).toEqual(firstFive(SITE_DATA.services.nodes));
  expect(linksOf("Our Solutions")).toEqual(firstFive(SITE_DATA.solutions.nodes));
  expect(linksOf("Services")).toHaveLength(5);
});

test("Office Contact gives the postal address in Hyderabad, the phone number and both mailboxes", () => {
  render(<Footer pathname="/" />);
  const address = screen.getByRole("group");
  expect(address).toHaveTextContent("Hyderabad");
  expect(within(address).getByRole("link", { name: "+91 40 0000 0000" })).toHaveAttribute("href", "tel:+914000000000");
  expect(within(address).getByRole("link", { name: "sales@kelvin.example" })).toHaveAttribute("href", "mailto:sales@kelvin.example");
  expect(within(address).getByRole("link", { name: "enquiry@kelvin.example" })).toBeVisible();
});

test.each([
  ["/", "G-00 Home"],
  ["/services/hvac-services", "M-02 HVAC"],
  ["/services/hvac-services/", "M-02 HVAC"],
  ["/blog/3", "B-03 Electrical service"],
  ["/no-such-page", "X-404 Not found"],
])("the title block names the sheet at %s", (pathname, sheet) => {
  render(<Footer pathname={pathname} />);
  expect(screen.getByText("Sheet").nextElementSibling).toHaveTextContent(sheet);
});

test("the title block counts the years from the foundation to the build", () => {
  render(<Footer pathname="/" />);
  expect(screen.getByText("© 2015 to 2026 Kelvin")).toBeVisible();
  expect(screen.getByText("Kelvin, Hyderabad")).toBeVisible();
  expect(screen.getByText("Quality system").nextElementSibling).toHaveTextContent("ISO 9001:2015");
});
