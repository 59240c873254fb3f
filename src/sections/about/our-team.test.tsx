import { render, screen } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { OurTeam } from "./our-team";

test("the picture has its own crop for phones", () => {
  const team = {
    eyebrow: "Our team",
    heading: "How a job is staffed",
    paragraphs: ["<p>A lead engineer owns the job.</p>"],
    picture: { alt: "A training room", image: exampleImage("training"), phoneImage: exampleImage("training-phone") },
  };
  const { container } = render(<OurTeam number={7} {...team} />);
  expect(screen.getByText("A lead engineer owns the job.")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A training room" })).toHaveAttribute("loading", "lazy");
  expect(container.querySelector("source[media]")?.getAttribute("srcset")).toContain("training-phone");
});
