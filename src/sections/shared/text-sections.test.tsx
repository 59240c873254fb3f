import { render, screen } from "@testing-library/react";
import { TextSections } from "./text-sections";

test("shows every section with its anchor and its HTML", () => {
  render(
    <TextSections
      sections={[
        { id: "section1", heading: "Measure", body: "<p>Count <strong>lines</strong>.</p>" },
        { id: "section2", heading: "Place", body: '<ul class="ticks"><li>Tills</li></ul>' },
      ]}
    />,
  );
  const anchors = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.closest("section")?.id);
  expect(anchors).toEqual(["section1", "section2"]);
  expect(screen.getByText("lines").tagName).toBe("STRONG");
  expect(screen.getByRole("listitem")).toHaveTextContent("Tills");
});
