import { render, screen, within } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { ArticleCard } from "./article-card";

test("shows picture, code, date, title and excerpt, and one link with the article's title", () => {
  render(
    <ArticleCard
      path="/blog/3"
      title="Electrical service"
      code="B-03"
      date="2023-11-13"
      shownDate="13 November 2023"
      excerpt="Tightening and dusting is not a service."
      picture={{ image: exampleImage("substation"), phoneImage: exampleImage("substation-phone"), alt: "A substation at night" }}
      readMore="Read More"
      sizes="40vw"
      eager={false}
    />,
  );
  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { name: "Electrical service" })).toBeVisible();
  expect(within(card).getByRole("img", { name: "A substation at night" })).toHaveAttribute("loading", "lazy");
  expect(within(card).getByText("13 November 2023")).toHaveAttribute("dateTime", "2023-11-13");
  expect(card).toHaveTextContent("B-03");
  expect(card).toHaveTextContent("Tightening and dusting is not a service.");
  const links = within(card).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([["/blog/3", "Read More Electrical service"]]);
});
