import type { GatsbyBrowser } from "gatsby";
import { ShownPageContext } from "../site/current-page";
import { Layout } from "./layout";

const textOrNothing = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The one wrapper that gatsby-browser.tsx and gatsby-ssr.tsx share: the layout outlives the page inside it. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props: { location, pageContext } }) => {
  const { code, menuTitle } = pageContext;
  const shown = { pathname: location.pathname, code: textOrNothing(code), menuTitle: textOrNothing(menuTitle) };
  return (
    <ShownPageContext.Provider value={shown}>
      <Layout>{element}</Layout>
    </ShownPageContext.Provider>
  );
};
