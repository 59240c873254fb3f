import { render, screen } from "@testing-library/react";
import { useSiteData } from "../../site/site-data";
import { exampleImage } from "../../testing/example-image";
import { SITE_DATA } from "../../testing/example-site";
import { ArticleEnd } from "./article-end";
import { NEIGHBOUR_COPY } from "./neighbour-copy";

jest.mock("../../site/site-data", () => ({ ...jest.requireActual("../../site/site-data"), useSiteData: jest.fn() }));
beforeEach(() => jest.mocked(useSiteData).mockReturnValue(SITE_DATA));

test.each([
  ["the only article has no", null, 0],
  ["the newest article has a", { path: "/blog/older", title: "Older", picture: { image: exampleImage("older") } }, 1],
])("%s list of neighbouring articles", (_, older, count) => {
  const article = { title: "Steam", path: "/blog/steam", related: [] };
  render(<ArticleEnd article={article} newer={null} older={older} relatedHeading="Related" />);
  expect(screen.queryAllByRole("navigation", { name: NEIGHBOUR_COPY.label })).toHaveLength(count);
});
