import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./layout";
import { PagePathname } from "./page-pathname";

/** The one wrapper that gatsby-browser.tsx and gatsby-ssr.tsx share: the layout outlives the page inside it. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PagePathname.Provider value={props.location.pathname}>
    <Layout pathname={props.location.pathname}>{element}</Layout>
  </PagePathname.Provider>
);
