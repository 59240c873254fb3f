import type { GatsbySSR } from "gatsby";
import { TEXT_FACE } from "./src/styles/text-face";

/** Set by gatsby-node.ts. */
declare const STYLES_DIGEST: string;

export { wrapPageElement } from "./src/layout/wrap-page";

/** The text face is wanted at once; without the preload it starts only after the style sheet is read. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<link key="text-face" rel="preload" href={TEXT_FACE} as="font" type="font/woff2" crossOrigin="anonymous" />]);
};

/**
 * The layers' order must be the first style a browser reads. webpack may put a page's own modules before tokens.css, which states it too:
 * then `components` would be the lowest layer and base.css would win over every button.
 * The key makes Gatsby render the pages anew when a style changed (src/bundles/styles-digest.ts); it is not in the HTML.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents([<style key={STYLES_DIGEST}>{"@layer tokens,base,components,sections;"}</style>, ...getHeadComponents()]);
};
