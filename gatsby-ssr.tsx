import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { PRELOADED_FACES } from "./src/styles/preloaded-faces";

export { wrapPageElement } from "./src/layout/layout";

/**
 * The language stands in the HTML, and is no business of react-helmet's: between two pages that would take it away and bring it back, and
 * a browser then styles and lays out every element again.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => setHtmlAttributes({ lang: "en-IN" });

/** The styles and script of GatsbyImage: the site draws gatsby-plugin-image's data with `Picture`, which needs neither. */
const GATSBY_IMAGE_KEYS = ["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"];

/**
 * The typefaces are asked for before the styles that name them, all at once: each that comes later has the whole page laid out again.
 * The layers' order must be the first style a browser reads. webpack may put a page's own modules before tokens.css, which states it too:
 * then `components` would be the lowest layer and base.css would win over every button.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents();
  const keyOf = (component: ReactNode) => String(isValidElement(component) ? component.key : "");
  const missing = GATSBY_IMAGE_KEYS.find((key) => !components.some((component) => keyOf(component) === key));
  if (missing) throw new Error(`gatsby-plugin-image no longer writes ${missing} into pages: what gatsby-ssr.tsx removes has another name.`);
  const needed = components.filter((component) => !GATSBY_IMAGE_KEYS.includes(keyOf(component)));
  const faces = PRELOADED_FACES.map((face) => (
    <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
  replaceHeadComponents([...faces, <style key="layers">{"@layer tokens,base,components,sections;"}</style>, ...needed]);
};
