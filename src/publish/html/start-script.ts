import { HYDRATED_EVENT } from "../../site/hydrated-event";
import type { BuiltPage, FilesByTemplate } from "../gatsby-output";
import { applyEdits, elementsOf, type HtmlElement } from "./html-elements";

/** How long a busy browser may put the scripts off after the page has loaded. */
const LONGEST_WAIT_MS = 2000;
/** Safari has no requestIdleCallback; a short pause lets it paint first. */
const PAUSE_WITHOUT_IDLE_CALLBACK_MS = 200;

/**
 * What only a script answers: links, forms and popovers work without one. After several presses, only the last one still
 * matters.
 */
const SCRIPTED_CONTROL = "button[type=button]:not([popovertarget])";

/**
 * The text is the same on every page of a build, so that one hash in the policy allows it everywhere; what differs is in the
 * script element's data attributes. Webpack's chunks may run in any order: each waits for the ones it depends on.
 *
 * Gatsby 5.16.1 writes `window.___chunkMapping` as a string that holds JSON, finds no template in it and so never prefetches a page's
 * script. Here it is the object that Gatsby's loader expects, without the files that this page holds or loads itself.
 * @param prefetched the files to prefetch for each template
 */
const startScript = (prefetched: FilesByTemplate) => `(function(page){
var map=${JSON.stringify(prefetched)},events=["pointerdown","touchstart","keydown","focusin"],started,pressed;
map[page.template]=[];
window.pagePath=page.path;
window.___chunkMapping=map;
function add(name,attributes){document.head.append(Object.assign(document.createElement(name),attributes))}
function press(event){pressed=event.target.closest("${SCRIPTED_CONTROL}")||pressed}
function start(){
if(started)return;
started=true;
events.forEach(function(event){removeEventListener(event,start,true)});
page.scripts.split(" ").forEach(function(src){add("script",{src:src})});
page.json.split(" ").forEach(function(href){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:href})})
}
events.forEach(function(event){addEventListener(event,start,true)});
addEventListener("click",press,true);
addEventListener("${HYDRATED_EVENT}",function(){
removeEventListener("click",press,true);
pressed&&pressed.click()
},{once:true});
addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,${PAUSE_WITHOUT_IDLE_CALLBACK_MS})})
})(document.currentScript.dataset)`;

const isAsyncScript = ({ name, attributes }: HtmlElement) => name === "script" && attributes.has("src") && attributes.has("async");
const isScriptPreload = ({ name, attributes }: HtmlElement) =>
  name === "link" &&
  (attributes.get("rel") === "modulepreload" || (attributes.get("rel") === "preload" && attributes.get("as") === "script"));

/** What every page loads need not be prefetched for any. */
function withoutShared(filesByTemplate: FilesByTemplate): FilesByTemplate {
  const lists = Object.values(filesByTemplate);
  const isShared = (file: string) => lists.every((files) => files.includes(file));
  return Object.fromEntries(
    Object.entries(filesByTemplate).map(([template, files]) => [template, files.filter((file) => !isShared(file))]),
  );
}

/** Gatsby's inline scripts that the start script takes the place of: the page's address and the map of chunks. */
const REPLACED_SCRIPTS = ["gatsby-script-loader", "gatsby-chunk-mapping"];

/**
 * Keeps scripts off the critical path: they are fetched when the page has loaded and the browser is idle, or at the visitor's
 * first touch, key or focus, whichever comes first. Until then the page is what the server sent: complete, with working links.
 * A control that is pressed too early is pressed again once the page is hydrated.
 * @param page a page as Gatsby rendered it
 * @returns its HTML with one inline script in place of Gatsby's async scripts, their preloads and two of its inline scripts
 * @throws if Gatsby's scripts are not where version 5.16 writes them
 */
export function withStartScript({ path, html, template, data }: BuiltPage, filesByTemplate: FilesByTemplate): string {
  const elements = elementsOf(html);
  const scripts = elements.filter(isAsyncScript);
  const replaced = REPLACED_SCRIPTS.flatMap((id) => elements.filter(({ attributes }) => attributes.get("id") === id));
  const last = scripts.at(-1);
  if (!last || replaced.length !== REPLACED_SCRIPTS.length) {
    throw new Error(
      `${path}: Gatsby's scripts (async ones, ${REPLACED_SCRIPTS.join(", ")}) are not in its HTML as src/publish/html/start-script.ts expects.`,
    );
  }
  const own = (filesByTemplate[template] ?? []).filter((file) => file.endsWith(".js"));
  const sources = [...new Set([...scripts.map(({ attributes }) => attributes.get("src") ?? ""), ...own])];
  const facts = `data-path="${path}" data-template="${template}" data-scripts="${sources.join(" ")}" data-json="${data.join(" ")}"`;
  const element = `<script ${facts}>${startScript(withoutShared(filesByTemplate))}</script>`;
  return applyEdits(
    html,
    [...scripts, ...replaced, ...elements.filter(isScriptPreload)].map(({ start, end }) => ({
      start,
      end,
      replacement: start === last.start ? element : "",
    })),
  );
}
