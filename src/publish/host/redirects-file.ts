/**
 * One permanent redirect from every other form of an address to the one that search engines keep. Netlify itself leads /about/ and /About
 * to /about (mdn/yari#35) and answers /about.html, which exists, with the page, whose canonical link says the rest.
 * A rule applies if no file answers; only "!" comes before files, and only /index.html needs that.
 * Each placeholder matches one step of an address (docs.netlify.com, Redirect options), so the number of pages does not matter.
 */
const RULES = [
  "/index.html / 301!",
  "/:page/index.html /:page 301",
  "/:section/:page/index.html /:section/:page 301",
  "/blog/page/:number/index.html /blog/page/:number 301",
  // what a visitor tries who shortens or changes the address of a further page
  "/blog/page /blog 301",
  "/blog/page/1 /blog 301",
];

/** The text of Netlify's _redirects file. */
export const REDIRECTS_FILE = `${RULES.join("\n")}\n`;
