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

/** Draws a page as the build does. */
const draw = (bodyComponent: ReactNode) => replaceRenderer?.({ ...API, bodyComponent, replaceBodyHTMLString: () => {} }, { plugins: [] });

test("what a section throws stops the build", () => {
  expect(() => draw(<BrokenSection />)).toThrow("data/strengths.yaml is missing");
});

test("a page without the wrapper of Gatsby's router stops the build", () => {
  expect(() => draw(<main />)).toThrow("ROUTER_START");
});

test("what a boundary swallows stops the build, with the page", () => {
  const page = (
    <Suspense>
      <BrokenSection />
    </Suspense>
  );
  expect(() => draw(page)).toThrow("/about");
});

test.each([
  ["says so above the page", "true", 1],
  ["says nothing without any", "", 0],
])("a build for production with samples in data/ %s", (_, hasSamples, count) => {
  process.env.GATSBY_HAS_SAMPLES = hasSamples;
  onRenderBody?.({ ...API, setPreBodyComponents: (components) => void render(components) }, { plugins: [] });
  expect(screen.queryAllByText("Preview: some people, clients and facts on these pages are samples.")).toHaveLength(count);
});
