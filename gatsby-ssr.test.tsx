import { type ReactNode, Suspense } from "react";
import { replaceRenderer } from "./gatsby-ssr";

function BrokenSection(): never {
  throw new Error("data/strengths.yaml is missing");
}

/** Draws a page as the build does. */
const draw = (bodyComponent: ReactNode) =>
  replaceRenderer?.(
    {
      pathname: "/about",
      bodyComponent,
      replaceBodyHTMLString: () => {},
      setHeadComponents: () => {},
      setHtmlAttributes: () => {},
      setBodyAttributes: () => {},
      setPreBodyComponents: () => {},
      setPostBodyComponents: () => {},
      setBodyProps: () => {},
    },
    { plugins: [] },
  );

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
