import type { GatsbyBrowser } from "gatsby";
import { PagePathname } from "../site/current-page";
import { Layout } from "./layout";

/** The one wrapper that gatsby-browser.tsx and gatsby-ssr.tsx share: the layout outlives the page inside it. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PagePathname.Provider value={props.location.pathname}>
    <Layout pathname={props.location.pathname}>{element}</Layout>
  </PagePathname.Provider>
);
