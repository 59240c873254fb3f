import { render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { onRenderBody, replaceRenderer } from "./gatsby-ssr";

function BrokenSection(): never {
  throw new Error("data/strengths.yaml is missing");
}

const API = {
  pathname: "/about",
  setHeadComponents: () => {},
  setHtmlAttributes: () => {},
  setBodyAttributes: () => {},
  setPreBodyComponents: () => {},
  setPostBodyComponents: () => {},
  setBodyProps: () => {},
  loadPageDataSync: () => ({ result: {} }),
};

/** Renders a page as the build does. */
const draw = (bodyComponent: ReactNode) => replaceRenderer?.({ ...API, bodyComponent, replaceBodyHTMLString: () => {} }, { plugins: [] });

test("an error in a section stops the build", () => {
  expect(() => draw(<BrokenSection />)).toThrow("data/strengths.yaml is missing");
});

test("a page without the wrapper of Gatsby's router stops the build", () => {
  expect(() => draw(<main />)).toThrow("ROUTER_START");
});

test("an error that a boundary swallows stops the build and names the page", () => {
  const page = (
    <Suspense>
      <BrokenSection />
    </Suspense>
  );
  expect(() => draw(page)).toThrow("/about");
});

test.each([
  ["with samples in data/ shows a notice above the page", "true", 1],
  ["without samples shows none", "", 0],
])("a production build %s", (_, hasSamples, count) => {
  process.env.GATSBY_HAS_SAMPLES = hasSamples;
  onRenderBody?.({ ...API, setPreBodyComponents: (components) => void render(components) }, { plugins: [] });
  expect(screen.queryAllByText("Preview: some people, clients and facts on these pages are samples.")).toHaveLength(count);
});
