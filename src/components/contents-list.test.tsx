import { render, screen, within } from "@testing-library/react";
import { ContentsList } from "./contents-list";

test("links to every section, numbered and in order", () => {
  render(
    <ContentsList
      heading="On this sheet"
      entries={[
        { id: "section1", heading: "Measure the loss" },
        { id: "faq", heading: "Questions we are asked" },
      ]}
    />,
  );
  const contents = screen.getByRole("navigation", { name: "On this sheet" });
  const links = within(contents).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["#section1", "1.0Measure the loss"],
    ["#faq", "2.0Questions we are asked"],
  ]);
});
