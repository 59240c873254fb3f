/**
 * Visitors' browsers run Preact under React's names (preactjs.com/guide/v10/getting-started, "Aliasing React to Preact"): 9 KB in place of
 * react-dom's 40, and less work before a page answers (docs/performance.md, "Answering"). The server's HTML, `npm run develop` and the unit
 * tests are React's; what visitors run is tested in Chromium, Firefox and WebKit.
 *
 * Two habits of Preact's matter to what we write. It leaves the attributes of the server's HTML alone while it takes a page over, so the
 * first render must not depend on the browser; and its `useId` counts otherwise than React's.
 */
export const PREACT_FOR_REACT = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
};
