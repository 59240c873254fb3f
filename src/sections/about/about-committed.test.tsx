import { render, screen } from "@testing-library/react";
import { AboutCommitted } from "./about-committed";

test("lists every promise in order", () => {
  const items = ["A written scope.", "Drawings you own."];
  render(<AboutCommitted number={9} eyebrow="Committed" heading="What you can hold us to" items={items} />);
  expect(screen.getByRole("heading", { level: 2, name: "What you can hold us to" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(items);
});
