import { render, screen } from "@testing-library/react";
import { Reviews } from "./reviews";

const review = (id: number) => ({ name: `Reviewer ${id}`, title: "Plant head", quote: `Quote ${id}` });
const current = () => screen.getAllByRole("button", { name: /^Show review/ }).findIndex((dot) => dot.hasAttribute("aria-current"));

test.each([
  [2, 1],
  [4, 1],
])("%d reviews start at index %d", (count, index) => {
  const reviews = Array.from({ length: count }, (_, position) => review(position + 1));
  render(<Reviews eyebrow="Reviews" heading="What clients say" reviews={reviews} />);
  expect(current()).toBe(index);
});
