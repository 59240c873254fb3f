import { render, within } from "@testing-library/react";
import { part } from "../../testing/part";
import { Reviews } from "./reviews";

const review = (id: number) => ({ name: `Reviewer ${id}`, title: "Plant head", quote: `Quote ${id}` });
const current = () =>
  within(part("choices"))
    .getAllByRole("button")
    .findIndex((dot) => dot.hasAttribute("aria-current"));

test.each([
  [2, 1],
  [4, 1],
])("%d reviews start at index %d", (count, index) => {
  const reviews = Array.from({ length: count }, (_, position) => review(position + 1));
  render(<Reviews eyebrow="Reviews" heading="What clients say" reviews={reviews} />);
  expect(current()).toBe(index);
});
