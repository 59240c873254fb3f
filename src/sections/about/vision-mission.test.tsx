import { render, screen } from "@testing-library/react";
import { VisionMission } from "./vision-mission";

test("vision comes before mission, each under its heading", () => {
  const statements = {
    eyebrow: "Vision and mission",
    vision: { heading: "Vision", text: "Buildings that are safe." },
    mission: { heading: "Mission", text: "To engineer under one roof." },
  };
  render(<VisionMission number={2} {...statements} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => [heading.textContent, heading.nextElementSibling?.textContent])).toEqual([
    ["Vision", "Buildings that are safe."],
    ["Mission", "To engineer under one roof."],
  ]);
});
