import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { OFFICE_COPY } from "./office-copy";

export type CurrentPage = Queries.CurrentPageFragment;

/** Provided by the layout from the page's query (src/layout/layout.tsx). */
export const CurrentPageContext = createContext<CurrentPage>({ path: "/", menuTitle: "", ancestors: [] });

/** @returns the current page, which is the 404 page at an unknown URL */
export const useCurrentPage = (): CurrentPage => useContext(CurrentPageContext);

/** @returns the breadcrumbs from the home page down; the last one is the page itself and has no href */
export const trailOf = ({ ancestors, menuTitle }: Pick<CurrentPage, "ancestors" | "menuTitle">) => [
  ...ancestors.map((page) => ({ label: page.menuTitle, href: page.path })),
  { label: menuTitle, href: undefined },
];

/** @returns the name of a page, with the code of a service or solution: "HVAC (M-02)" */
export const nameWithCode = (page: CurrentPage): string => ("code" in page ? `${page.menuTitle} (${page.code})` : page.menuTitle);

/** @returns the first line of a message from the page: "Enquiry about HVAC (M-02):" */
export const enquiryOpening = (page: CurrentPage): string =>
  `${"code" in page ? OFFICE_COPY.enquiryAbout : OFFICE_COPY.enquiryFrom} ${nameWithCode(page)}:`;

export const currentPageFragments = graphql`
  fragment CurrentPage on AnyPage {
    path
    menuTitle
    ancestors {
      path
      menuTitle
    }
    ... on Offering {
      code
    }
  }
`;
