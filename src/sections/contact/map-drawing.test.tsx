import { render } from "@testing-library/react";
import { MapDrawing } from "./map-drawing";

test("the pin is where the data puts the office, and a narrow screen shows that part of the map", () => {
  const { container } = render(<MapDrawing pin={{ x: 50, y: 20 }} />);
  expect(container.querySelector("[transform]")).toHaveAttribute("transform", "translate(720 90)");
  const drawing = container.querySelector("svg");
  expect(drawing?.style.getPropertyValue("--pin")).toBe("720px");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
});
