import { type ReactNode, useContext } from "react";
import "../styles/tokens.css";
import "../styles/typefaces.css";
import "../styles/base.css";
import "../styles/print.css";
import { ShownPageContext } from "../site/current-page";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";
import { useInternalLinks } from "./use-internal-links";

/** What surrounds every page and persists while a visitor moves between pages. */
export function Layout({ children }: { children: ReactNode }) {
  useInternalLinks(useContext(ShownPageContext).pathname);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Dock />
    </>
  );
}
