import path from "node:path";

/** The page that answers every unknown address; hosts look for it under this name. */
export const NOT_FOUND_PAGE = "/404.html";

/** @returns the file in which Gatsby writes the page, below public/: "services/index.html" */
export const renderedFile = (pagePath: string): string =>
  (pagePath.endsWith(".html") ? pagePath : path.posix.join(pagePath, "index.html")).slice(1);

/**
 * @returns the file below dist/ that answers the address without a redirect: Netlify leads /about to /about/ if only about/index.html exists
 */
export const publishedFile = (pagePath: string): string => {
  if (pagePath === "/") return "index.html";
  return pagePath.endsWith(".html") ? pagePath.slice(1) : `${pagePath.slice(1)}.html`;
};

/** @returns the address of the page's data, which Gatsby fetches before it hydrates the page */
export const pageDataAddress = (pagePath: string): string =>
  path.posix.join("/page-data", pagePath === "/" ? "index" : pagePath, "page-data.json");
