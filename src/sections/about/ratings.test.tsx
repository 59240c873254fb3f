import { render, screen } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { Ratings } from "./ratings";

test("the chart is a figure: picture, alternative text and source", () => {
  const ratings = {
    eyebrow: "Ratings",
    heading: "The marks clients give",
    caption: "Asked at handover.",
    picture: { alt: "Design 4.6, programme 4.2", image: exampleImage("ratings", 1280, 800) },
  };
  render(<Ratings number={10} {...ratings} />);
  const figure = screen.getByRole("figure");
  expect(figure).toContainElement(screen.getByRole("img", { name: "Design 4.6, programme 4.2" }));
  expect(figure).toHaveTextContent("Asked at handover.");
});
