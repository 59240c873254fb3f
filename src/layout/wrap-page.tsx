import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./layout";

/** The one wrapper that gatsby-browser.tsx and gatsby-ssr.tsx share: the layout outlives the page inside it. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);
