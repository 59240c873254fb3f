import type { IRedirectRoute } from "gatsby";

/** How deep addresses go: /blog/page/2. */
const DEEPEST_ADDRESS = 3;

/**
 * One permanent redirect from the file of a page to the address that search engines keep. Netlify itself leads /about/ and /About to /about
 * (mdn/yari#35). A rule gives way to a file; only "!" comes before files, and only the home page needs that: its file is index.html.
 * A placeholder matches one step of an address (docs.netlify.com, "Redirect options"), so the number of pages does not matter.
 */
const indexFiles = () => {
  const steps = Array.from({ length: DEEPEST_ADDRESS }, (_, index) => `/:step${index + 1}`);
  const addresses = steps.map((_, index) => steps.slice(0, index + 1).join(""));
  return ["/index.html / 301!", ...addresses.map((address) => `${address}/index.html ${address} 301`)];
};

/**
 * @param redirects what `createRedirect` made. They come first: Netlify follows the first rule that matches
 * @returns the text of Netlify's _redirects file
 */
export const redirectsFile = (redirects: readonly IRedirectRoute[]): string =>
  [...redirects.map(({ path, toPath, status }) => `${path} ${toPath} ${status}`), ...indexFiles()].join("\n").concat("\n");
