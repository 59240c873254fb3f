import { surviveBackForwardCache } from "./back-forward-cache";
import { keepControlsHonest } from "./broken-scripts";
import { loadLate } from "./late-scripts";
import { openMenuLists } from "./menu-lists";
import { rememberPressedControl } from "./pressed-control";

/*
 * The program at the end of the body, before React. gatsby-node.ts compiles it to one text (startScript). The text is the same
 * on all pages, so that one hash in the Content Security Policy covers it. Data of a page is in the attributes of the script
 * element (gatsby-ssr.tsx). It also runs in browsers that are too old for the site's other scripts.
 *
 * An .mts, because package.json says "commonjs": esbuild would wrap the modules of a .ts that exports nothing.
 */

function start({ path, build, scripts = "", preload = "" }: DOMStringMap): void {
  // Gatsby reads both.
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: build });
  const sources = scripts.split(" ");
  const hasStarted = loadLate(sources, preload.split(" "));
  keepControlsHonest(sources);
  rememberPressedControl();
  openMenuLists();
  surviveBackForwardCache(hasStarted);
}

if (document.currentScript) start(document.currentScript.dataset);
