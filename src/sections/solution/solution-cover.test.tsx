import { render, screen, within } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { SITE_DATA } from "../../testing/site-data";
import { SolutionCover } from "./solution-cover";

const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ useSiteData: () => mockSiteData }));
jest.mock("../../site/current-page", () => ({
  ...jest.requireActual("../../site/current-page"),
  useCurrentPage: () => ({
    path: "/solutions/x",
    code: "X-01",
    menuTitle: "Healthcare",
    above: [
      { path: "/", menuTitle: "Home" },
      { path: "/solutions", menuTitle: "Solutions" },
    ],
  }),
}));

const solution = {
  code: "S-02",
  kelvin: 6000,
  title: "Healthcare",
  lead: "Security that stays out of the way of care.",
  picture: {
    alt: "A hospital at night",
    focus: null,
    aspectRatio: 16 / 9,
    image: exampleImage("hospital"),
    phoneImage: exampleImage("hospital-phone"),
  },
  markers: [
    { label: "Nurse station", x: 66.3, y: 52.5 },
    { label: "Water-leak cable", x: 47.3, y: 46.8 },
  ],
};
test("shows heading, lead and then the eager picture (requirements R10.1)", () => {
  render(<SolutionCover solution={solution} printLabel="Print" />);
  const heading = screen.getByRole("heading", { level: 1, name: "Healthcare" });
  expect(screen.getByText(solution.lead)).toBeInTheDocument();
  const picture = screen.getByRole("img", { name: "A hospital at night" });
  expect(picture).toHaveAttribute("loading", "eager");
  expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText("S-02")).toBeInTheDocument();
});

test("the legend has the order of the markers", () => {
  const { container } = render(<SolutionCover solution={solution} printLabel="Print" />);
  expect([...container.querySelectorAll("[aria-hidden] > b")].map((marker) => marker.getAttribute("style"))).toEqual([
    "--x: 66.3%; --y: 52.5%;",
    "--x: 47.3%; --y: 46.8%;",
  ]);
  const legend = screen.getByText("Nurse station").closest("ol");
  if (!legend) throw new Error("the legend is no list");
  expect(
    within(legend)
      .getAllByRole("listitem")
      .map((key) => key.textContent),
  ).toEqual(["1Nurse station", "2Water-leak cable"]);
});

test("a solution without markers has no legend", () => {
  const { container } = render(<SolutionCover solution={{ ...solution, markers: null }} printLabel="Print" />);
  expect(container.querySelectorAll("ol")).toHaveLength(1); // the breadcrumbs
});
