import { applyEdits, elementsNamed, type HtmlElement } from "./html-elements";

/** How long a busy browser may put the scripts off after the page has loaded. */
const LONGEST_WAIT_MS = 2000;
/** Safari has no requestIdleCallback; a short pause lets it paint first. */
const PAUSE_WITHOUT_IDLE_CALLBACK_MS = 200;

/** What a page needs to become interactive. */
export interface PageResources {
  /** Addresses of scripts, in the order they are asked for. */
  readonly scripts: readonly string[];
  /** Addresses of JSON that those scripts fetch. */
  readonly data: readonly string[];
}

/** Webpack's chunks may run in any order: each waits for the ones it depends on. So plain async scripts are enough. */
const loader = ({ scripts, data }: PageResources) => `(function(){
var events=["pointerdown","touchstart","keydown","focusin"],started;
function add(name,attributes){document.head.append(Object.assign(document.createElement(name),attributes))}
function start(){
if(started)return;
started=true;
events.forEach(function(event){removeEventListener(event,start,true)});
${JSON.stringify(scripts)}.forEach(function(src){add("script",{src:src})});
${JSON.stringify(data)}.forEach(function(href){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:href})})
}
events.forEach(function(event){addEventListener(event,start,true)});
addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,${PAUSE_WITHOUT_IDLE_CALLBACK_MS})})
})()`;

const isAsyncScript = ({ name, attributes }: HtmlElement) => name === "script" && attributes.has("src") && attributes.has("async");
const isScriptPreload = ({ name, attributes }: HtmlElement) =>
  name === "link" &&
  (attributes.get("rel") === "modulepreload" || (attributes.get("rel") === "preload" && attributes.get("as") === "script"));

/**
 * Keeps scripts off the critical path: they are fetched when the page has loaded and the browser is idle, or at the visitor's
 * first touch, key or focus, whichever comes first. Until then the page is what the server sent: complete, with working links.
 * @param html a page as Gatsby rendered it
 * @param page the page's own resources, which Gatsby would ask for one after another
 * @returns the page with its async scripts and their preloads replaced by one small inline loader
 */
export function loadScriptsLate(html: string, page: PageResources): string {
  const elements = elementsNamed(html, "script", "link");
  const scripts = elements.filter(isAsyncScript);
  const lastScript = scripts.at(-1);
  if (!lastScript) return html;
  const sources = scripts.map(({ attributes }) => attributes.get("src") ?? "");
  const resources = { scripts: [...new Set([...sources, ...page.scripts])], data: page.data };
  return applyEdits(
    html,
    [...scripts, ...elements.filter(isScriptPreload)].map(({ start, end }) => ({
      start,
      end,
      replacement: start === lastScript.start ? `<script>${loader(resources)}</script>` : "",
    })),
  );
}
