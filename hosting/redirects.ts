import type { IRedirectRoute } from "gatsby";

/** The number of segments of the longest address, /blog/page/2. */
const MAX_SEGMENTS = 3;

/**
 * Permanent redirects from /about/index.html to the canonical address /about.
 * Netlify itself redirects /about/ and /About (mdn/yari#35).
 * A file takes precedence over a rule without "!". Only the home page needs "!", because its file is index.html.
 * A placeholder matches one segment (docs.netlify.com, "Redirect options"), so one rule for each depth is enough.
 */
const indexFiles = () => {
  const segments = Array.from({ length: MAX_SEGMENTS }, (_, index) => `/:step${index + 1}`);
  const addresses = segments.map((_, index) => segments.slice(0, index + 1).join(""));
  return ["/index.html / 301!", ...addresses.map((address) => `${address}/index.html ${address} 301`)];
};

/**
 * The index of the sitemap is /sitemap-index.xml, but people and tools try /sitemap.xml.
 * The page of unknown addresses is a file of its own. Without these rules it would be found, with the status 200.
 */
const FIXED_RULES = ["/sitemap.xml /sitemap-index.xml 301", "/404 /404.html 404!", "/404.html /404.html 404!"];

/**
 * @param redirects those of `createRedirect`. They come first, because Netlify applies the first rule that matches
 * @returns the text of Netlify's _redirects file
 */
export const redirectsFile = (redirects: readonly IRedirectRoute[]): string =>
  [...redirects.map(({ path, toPath, status }) => `${path} ${toPath} ${status}`), ...FIXED_RULES, ...indexFiles()].join("\n").concat("\n");
