import { render, screen, within } from "@testing-library/react";
import { Statistics } from "./statistics";

const items = [
  { value: "23057+", label: "students trained" },
  { value: "87%", label: "report career benefits" },
];

test("names the section and pairs every figure with its label", () => {
  render(<Statistics label="Kelvin Educon in figures" items={items} columns={3} ground="ink" />);
  const band = screen.getByRole("region", { name: "Kelvin Educon in figures" });
  expect(band).toHaveClass("ink");
  const terms = within(band).getAllByRole("term");
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["students trained", "23057+"],
    ["report career benefits", "87%"],
  ]);
});
