import { render, screen } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { ArticleHead } from "./article-head";

jest.mock("../../site/use-trail", () => ({ useTrail: () => [{ label: "Blog", href: "/blog" }, { label: "Electrical service" }] }));

test("shows title, author and date, and loads the picture eagerly", () => {
  const article = {
    title: "Electrical service",
    desk: "Electrical desk",
    date: "2023-11-13",
    shownDate: "13 November 2023",
    readingMinutes: 6,
    intro: "Tightening is not a service.",
    picture: { alt: "A substation at night", image: exampleImage("substation"), phoneImage: exampleImage("substation-phone") },
  };
  render(<ArticleHead {...article} />);
  expect(screen.getByRole("heading", { level: 1, name: "Electrical service" })).toBeInTheDocument();
  expect(screen.getByText(/^Electrical desk,/)).toHaveTextContent("Electrical desk, 13 November 2023");
  expect(screen.getByText("13 November 2023")).toHaveAttribute("dateTime", "2023-11-13");
  expect(screen.getByRole("img", { name: "A substation at night" })).toHaveAttribute("loading", "eager");
  expect(screen.getByText(article.intro)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
});
