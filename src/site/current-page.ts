import { graphql } from "gatsby";
import { createContext, useContext } from "react";

export type CurrentPage = Queries.CurrentPageFragment;

/** From the page's own query (src/layout/layout.tsx). */
export const CurrentPageContext = createContext<CurrentPage>({ path: "/", code: "", menuTitle: "", above: [] });

/** @returns the visible page; at an unknown address the 404 page */
export const useCurrentPage = (): CurrentPage => useContext(CurrentPageContext);

/** @returns the breadcrumbs, from the home page down; the last is the page itself and has no href */
export const trailOf = ({ above, menuTitle }: Pick<CurrentPage, "above" | "menuTitle">) => [
  ...above.map((page) => ({ label: page.menuTitle, href: page.path })),
  { label: menuTitle, href: undefined },
];

export const currentPageFragments = graphql`
  fragment CurrentPage on AnyPage {
    path
    code
    menuTitle
    above {
      path
      menuTitle
    }
  }
`;
