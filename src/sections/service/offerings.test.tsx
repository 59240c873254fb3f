import { render, screen, within } from "@testing-library/react";
import { Offerings } from "./offerings";

const offerings = [
  { title: "Central plant", detail: "Chillers, towers and pumps." },
  { title: "Heating", detail: "Heat pumps and reheat." },
];

test("lists every offering with its explanation, in the order of the data", () => {
  render(<Offerings number={2} label="Offerings" heading="What we design" kelvin={2900} offerings={offerings} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("What we design");
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading").textContent)).toEqual(["Central plant", "Heating"]);
  expect(items[1]).toHaveTextContent("Heat pumps and reheat.");
});

test("the ticks have the colour of the service", () => {
  render(<Offerings number={2} label="Offerings" heading="What we design" kelvin={2900} offerings={offerings} />);
  expect(screen.getByRole("list").style.getPropertyValue("--k")).toBe("var(--k29)");
});
