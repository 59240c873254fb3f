import { render, screen } from "@testing-library/react";
import { Sustainability } from "./sustainability";

test("links to the contact page, and the drawing is decorative", () => {
  const sustainability = {
    eyebrow: "Sustainability",
    heading: "The greenest kilowatt",
    paragraphs: ["<p>We right-size plant.</p>", "<p>Send the bills.</p>"],
    button: { label: "Get In Touch", href: "/contact" },
    drawing: { publicURL: "/static/s-08.svg" },
  };
  const { container } = render(<Sustainability number={4} {...sustainability} />);
  expect(screen.getByRole("link", { name: "Get In Touch" })).toHaveAttribute("href", "/contact");
  expect(screen.getByText("Send the bills.")).toBeInTheDocument();
  expect(container.querySelector("img")).toHaveAttribute("src", "/static/s-08.svg");
  expect(screen.queryByRole("img")).toBeNull();
});
