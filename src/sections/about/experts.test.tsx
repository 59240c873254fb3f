import { render, screen, within } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { Experts } from "./experts";

test("each expert has a portrait, a name, a role and a colour of the scale", () => {
  const member = {
    name: "Head of HVAC",
    role: "Heat load, cleanrooms",
    kelvin: 2900,
    photo: { alt: "Drawn portrait", image: exampleImage("portrait", 640, 683) },
  };
  render(<Experts number={3} eyebrow="Our experts" heading="The people" lead="Three sets of initials." members={[member]} />);
  const person = screen.getByRole("listitem");
  expect(within(person).getByRole("heading", { level: 3, name: "Head of HVAC" })).toBeInTheDocument();
  expect(within(person).getByRole("img", { name: "Drawn portrait" })).toHaveAttribute("loading", "lazy");
  expect(person).toHaveTextContent("Heat load, cleanrooms");
  expect(person.style.getPropertyValue("--k")).toBe("var(--k29)");
});
