import { render, screen } from "@testing-library/react";
import { ReadingColumn, ReadingSection } from "./reading-column";

test("a section has the anchor that the contents link to", () => {
  render(
    <ReadingColumn>
      <ReadingSection id="section1" heading="Measure the loss">
        <p>Count.</p>
      </ReadingSection>
    </ReadingColumn>,
  );
  const heading = screen.getByRole("heading", { level: 2, name: "Measure the loss" });
  expect(heading.closest("#section1")).toHaveTextContent("Count.");
  expect(screen.getByRole("article")).toContainElement(heading);
});
