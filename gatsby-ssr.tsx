import type { GatsbySSR } from "gatsby";
import archivo from "./src/styles/fonts/archivo-latin1.woff2";

export { wrapPageElement } from "./src/layout/wrap-page";

/** The text face is wanted at once; without the preload it starts only after the style sheet is read. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<link key="archivo" rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />]);
};
