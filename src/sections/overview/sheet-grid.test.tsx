import { render, screen, within } from "@testing-library/react";
import { SheetGrid } from "./sheet-grid";

const sheet = (number: number) => ({
  code: `M-${String(number).padStart(2, "0")}`,
  kelvin: 2700 + number,
  menuTitle: `Service ${number}`,
  summary: `What service ${number} does.`,
  path: `/services/service-${number}`,
  drawing: { publicURL: `/static/m-${number}.svg` },
});

test.each([1, 9, 10, 11])("shows a card for each of %d sheets, with a link to its page", (count) => {
  const sheets = Array.from({ length: count }, (_, index) => sheet(index + 1));
  render(<SheetGrid sheets={sheets} />);
  const cards = screen.getAllByRole("listitem");
  expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(sheets.map(({ path }) => path));
});

test("a card shows code, menu title, summary and drawing", () => {
  const { container } = render(<SheetGrid sheets={[sheet(2)]} />);
  const card = screen.getByRole("listitem");
  expect(card).toHaveTextContent("M-02Service 2What service 2 does.");
  expect(within(card).getByRole("heading", { level: 2 })).toHaveTextContent("Service 2");
  // The drawing is decorative and loads lazily.
  expect(container.querySelector("img")).toMatchObject({ alt: "", width: 300, height: 260 });
  expect(container.querySelector("img")).toHaveAttribute("src", "/static/m-2.svg");
});
