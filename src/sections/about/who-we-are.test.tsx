import { render, screen } from "@testing-library/react";
import { WhoWeAre } from "./who-we-are";

test("shows every paragraph with its links", () => {
  const paragraphs = ["<p>Kelvin began in 2015.</p>", '<p>Engage us for a <a href="/services/hvac-services">sheet</a>.</p>'];
  render(<WhoWeAre number={5} eyebrow="Who we are" heading="A consultancy" paragraphs={paragraphs} />);
  expect(screen.getByText("Kelvin began in 2015.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "sheet" })).toHaveAttribute("href", "/services/hvac-services");
});
