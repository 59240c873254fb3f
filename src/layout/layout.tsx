import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import "../styles/tokens.css";
import "../styles/typefaces.css";
import "../styles/base.css";
import "../styles/print.css";
import { type CurrentPage, CurrentPageContext } from "../site/current-page";
import { required } from "../site/required";
import { Footer } from "./footer";
import { Header } from "./header";
import { PhoneBar } from "./phone-bar";

function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header pathname={pathname} />
      {/* Empty, because Firefox's next Tab omits a link with which the target begins. */}
      <div id="main" />
      <main>{children}</main>
      <Footer />
      <PhoneBar />
    </>
  );
}

interface PageData {
  readonly page?: CurrentPage;
}

/**
 * Wraps every page in the layout, for gatsby-browser.tsx and gatsby-ssr.tsx. `page` in each page's query has the data that
 * the layout needs.
 */
export const wrapPageElement: GatsbyBrowser<PageData>["wrapPageElement"] = ({ element, props }) => {
  const { data, location } = props;
  // In development Gatsby has its own page for unknown URLs.
  if (process.env.NODE_ENV === "development" && !data?.page) return element;
  const page = required(data.page, `"page" in the query of ${location.pathname}`);
  return (
    <CurrentPageContext value={page}>
      <Layout pathname={location.pathname}>{element}</Layout>
    </CurrentPageContext>
  );
};
