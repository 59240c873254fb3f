import { render, screen } from "@testing-library/react";
import { CurrentPageContext } from "../../site/current-page";
import { RelatedArticles } from "./related-articles";

test("articles whose first related page is this one come first; the others keep their order", () => {
  const page = { path: "/services/hvac", code: "M-02", menuTitle: "HVAC", above: [] };
  const other = { path: "/services/fire" };
  const articles = [
    { title: "Names fire first", related: [other, page] },
    { title: "Only links here", related: [] },
    { title: "Names HVAC first", related: [page, other] },
  ].map((article, index) => ({ ...article, path: `/blog/${index}`, excerpt: "" }));
  render(
    <CurrentPageContext.Provider value={page}>
      <RelatedArticles label="Further reading" heading="Read more" articles={articles} />
    </CurrentPageContext.Provider>,
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Names HVAC first",
    "Names fire first",
    "Only links here",
  ]);
});
