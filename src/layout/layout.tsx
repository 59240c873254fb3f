import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, Suspense } from "react";
import "../styles/tokens.css";
import "../styles/typefaces.css";
import "../styles/base.css";
import "../styles/print.css";
import { type VisiblePage, VisiblePageContext } from "../site/current-page";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";
import { useLinks } from "./links";

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

/** Shared by gatsby-browser.tsx and gatsby-ssr.tsx. The layout persists while a visitor moves between pages. */
export const wrapPageElement: GatsbyBrowser<object, Omit<VisiblePage, "pathname">>["wrapPageElement"] = ({ element, props }) => {
  const { pathname } = props.location;
  const { code, menuTitle } = props.pageContext;
  return (
    <VisiblePageContext.Provider value={{ pathname, code, menuTitle }}>
      <Layout pathname={pathname}>{element}</Layout>
    </VisiblePageContext.Provider>
  );
};
