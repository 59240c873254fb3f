import type { GatsbySSR } from "gatsby";
import { onRenderBody as fillHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { contentPolicy, scriptHash } from "./hosting/content-policy";
import { enquiryOrigin } from "./src/site/enquiry-service";
import { SITE_LANGUAGE } from "./src/site/language";
import { PRELOADED_FACES } from "./src/styles/preloaded-faces";

export { wrapPageElement } from "./src/layout/layout";

/** renderToString writes this in place of a boundary whose content threw. It throws all other errors. */
const SWALLOWED_ERROR = "<!--$!-->";

/** Gatsby's router starts every page with this element and focuses it after client-side navigation, which this site does not use. */
const ROUTER_START = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';

/**
 * Replaces Gatsby's streaming renderer. Streaming hides the content of <Suspense> until a script shows it, and mixes up
 * react-helmet's heads of pages that render at the same time. renderToString does neither.
 * @throws any error of the page, which stops the build
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (page) => {
  const { pathname, bodyComponent, replaceBodyHTMLString } = page;
  const html = renderToString(bodyComponent);
  if (html.includes(SWALLOWED_ERROR))
    throw new Error(
      `A <Suspense> boundary of ${pathname} caught an error, so the page would lack that part. Remove the boundary to see the error.`,
    );
  if (!html.startsWith(ROUTER_START))
    throw new Error(`The page no longer starts with ${ROUTER_START}: adapt ROUTER_START in gatsby-ssr.tsx.`);
  // With tabindex, a click on text would focus the whole page, and Tab would continue at its top. Hydration does not restore the attribute.
  replaceBodyHTMLString(html.replace(' tabindex="-1"', ""));
  // Before the plugin's turn, because other pages render until then.
  fillHead(page);
};

/** The notice above the header. Its height is subtracted from content that fills the first screen. */
const SAMPLES_STYLE = `
:root { --above-content: calc(var(--head) + 3px + var(--t-2) * 1.4 + var(--s2) * 2) }
.samples { padding-block: var(--s2); font: 500 var(--t-2) / 1.4 var(--sans) }`;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents, setPreBodyComponents }) => {
  // Not set by react-helmet, which would remove and restore it after hydration. Browsers would then restyle every element.
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  if (process.env.GATSBY_HAS_SAMPLES !== "true") return;
  setHeadComponents([<style key="samples">{SAMPLES_STYLE}</style>]);
  setPreBodyComponents([
    <aside key="samples" className="samples tinted" aria-label="Preview">
      <p className="wrap">Preview: some people, clients and facts on these pages are samples.</p>
    </aside>,
  ]);
};

/** The text of src/start. Only builds have it (gatsby-node.ts). */
declare const START_SCRIPT: string;

/**
 * Sets an attribute in the head if scripts run. Without it, styles hide the controls that need scripts. `@media
 * (scripting: none)` does not match if an extension or a proxy blocks scripts. server-html.ts removes the attribute.
 */
const SCRIPTS_FLAG = 'document.documentElement.dataset.scripting=""';

/** The browser prefetches the target of a link on hover or press (not in Safari and Firefox). */
const SPECULATION_RULES = JSON.stringify({ prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] });

const policy = () =>
  contentPolicy({ scriptHashes: [SCRIPTS_FLAG, START_SCRIPT, SPECULATION_RULES].map(scriptHash), enquiryOrigin: enquiryOrigin() });

/**
 * The order of layers, which must be the first style in the page. tokens.css declares it too, but webpack may put a
 * page's modules before it. Then `components` would be the lowest layer, and base.css would override every button.
 */
const LAYERS = <style key="layers">{"@layer tokens,base,components,sections,preferences;"}</style>;

const FLAG = <script key="scripts-flag">{SCRIPTS_FLAG}</script>;

/** iPhones turn dates, times and addresses into links. React then renders half of the page again. All phone numbers are links already. */
const NO_DETECTION = <meta key="format-detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />;

/** Replaces the head and the scripts of published pages. `develop` keeps Gatsby's and adds only what styles and hydration need. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (process.env.NODE_ENV !== "production") return page.replaceHeadComponents([FLAG, NO_DETECTION, LAYERS, ...page.getHeadComponents()]);
  page.replaceHeadComponents([
    // A policy applies only to elements after it. Only charset, viewport and x-ua-compatible come before.
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy()} />,
    FLAG,
    NO_DETECTION,
    // A typeface that loads late forces a layout of the whole page.
    ...PRELOADED_FACES.map((face) => <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />),
    LAYERS,
    ...withoutGatsbyImage(page.getHeadComponents()),
    <script key="speculation-rules" type="speculationrules">
      {SPECULATION_RULES}
    </script>,
  ]);
  page.replacePostBodyComponents(withStartScript(page.getPostBodyComponents(), page.pathname));
};

/** The styles and the script of GatsbyImage, which src/components/picture.tsx does not need. */
const GATSBY_IMAGE_KEYS = ["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"];

const keyOf = (component: ReactNode) => (isValidElement(component) ? String(component.key) : "");

function withoutGatsbyImage(components: readonly ReactNode[]): ReactNode[] {
  const missing = GATSBY_IMAGE_KEYS.find((key) => !components.some((component) => keyOf(component) === key));
  if (missing) throw new Error(`gatsby-plugin-image no longer adds ${missing} to pages: adapt GATSBY_IMAGE_KEYS in gatsby-ssr.tsx.`);
  return components.filter((component) => !GATSBY_IMAGE_KEYS.includes(keyOf(component)));
}

/** Keys of Gatsby's inline scripts. The start script replaces the first and takes its build hash. Only Gatsby's links use the second. */
const SCRIPT_LOADER_KEY = "script-loader";
const CHUNK_MAPPING_KEY = "chunk-mapping";
const BUILD_HASH = /___webpackCompilationHash="(?<hash>[^"]+)"/;

interface ScriptProps {
  readonly src?: string;
  readonly async?: boolean;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}
const propsOf = (component: ReactNode): ScriptProps => (isValidElement<ScriptProps>(component) ? component.props : {});

/** @returns the components with the start script in place of Gatsby's scripts */
function withStartScript(components: readonly ReactNode[], pathname: string): ReactNode[] {
  const loader = components.find((component) => keyOf(component) === SCRIPT_LOADER_KEY);
  const hash = BUILD_HASH.exec(propsOf(loader).dangerouslySetInnerHTML?.__html ?? "")?.groups?.hash;
  const sources = components.flatMap((component) => (propsOf(component).async ? (propsOf(component).src ?? []) : []));
  if (!hash || sources.length === 0)
    throw new Error("gatsby-ssr.tsx found no components for Gatsby's scripts in the page (GATSBY_SLICES in gatsby-node.ts).");
  const others = components.filter(
    (component) => ![SCRIPT_LOADER_KEY, CHUNK_MAPPING_KEY].includes(keyOf(component)) && !propsOf(component).async,
  );
  const pageData = `/page-data${pathname === "/" ? "/index" : pathname}/page-data.json`;
  return [
    ...others,
    <script
      key="start"
      data-path={pathname}
      data-build={hash}
      data-scripts={sources.join(" ")}
      data-preload={[pageData, "/page-data/app-data.json"].join(" ")}
    >
      {START_SCRIPT}
    </script>,
  ];
}
