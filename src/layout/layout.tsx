import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, Suspense } from "react";
import "../styles/tokens.css";
import "../styles/typefaces.css";
import "../styles/base.css";
import "../styles/print.css";
import { type ShownPage, ShownPageContext } from "../site/current-page";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";
import { useLinks } from "./links";

/** What surrounds every page and persists while a visitor moves between pages. */
function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  useLinks(pathname);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <Dock />
      </Suspense>
    </>
  );
}

/** The one wrapper that gatsby-browser.tsx and gatsby-ssr.tsx share: the layout outlives the page inside it. */
export const wrapPageElement: GatsbyBrowser<object, Omit<ShownPage, "pathname">>["wrapPageElement"] = ({ element, props }) => {
  const { pathname } = props.location;
  const { code, menuTitle } = props.pageContext;
  return (
    <ShownPageContext.Provider value={{ pathname, code, menuTitle }}>
      <Layout pathname={pathname}>{element}</Layout>
    </ShownPageContext.Provider>
  );
};
