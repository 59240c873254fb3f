import { HYDRATED } from "../../site/hydrated";
import { LONGEST_WAIT_MS, PAUSE_WITHOUT_IDLE_CALLBACK_MS } from "../../site/idle";
import type { BuiltPage } from "../gatsby-output";
import { applyEdits, elementsOf, type HtmlElement } from "./html-elements";

/** What only a script answers: links, forms and popovers work without one. After several presses, only the last one still matters. */
const SCRIPTED_CONTROL = "button[type=button]:not([popovertarget])";

/**
 * The text is the same on every page of every build, so that one hash in the policy allows it everywhere; what differs is in the
 * script element's data attributes. Webpack's chunks may run in any order: each waits for the ones it depends on.
 */
const START_SCRIPT = `(function(page){
var events=["pointerdown","touchstart","keydown","focusin"],started,pressed;
window.pagePath=page.path;
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
addEventListener("${HYDRATED}",function(){
removeEventListener("click",press,true);
pressed&&pressed.click()
},{once:true});
addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,${PAUSE_WITHOUT_IDLE_CALLBACK_MS})})
})(document.currentScript.dataset)`;

const isAsyncScript = ({ name, attributes }: HtmlElement) => name === "script" && attributes.has("src") && attributes.has("async");

/**
 * Gatsby's inline scripts that the start script takes the place of: the page's address, and the files of every template, which only Gatsby's
 * own prefetching reads (src/layout/links.ts has its place).
 */
const REPLACED_SCRIPTS = ["gatsby-script-loader", "gatsby-chunk-mapping"];

/**
 * Keeps scripts off the critical path: they are fetched when the page has loaded and the browser is idle, or at the visitor's
 * first touch, key or focus, whichever comes first. Until then the page is what the server sent: complete, with working links.
 * A control that is pressed too early is pressed again once the page is hydrated.
 * @param page a page as Gatsby rendered it
 * @returns its HTML with one inline script in place of Gatsby's async scripts and two of its inline scripts
 * @throws if Gatsby's scripts are not where version 5.16 writes them
 */
export function withStartScript({ path, html, scripts: own, data }: BuiltPage): string {
  const elements = elementsOf(html);
  const scripts = elements.filter(isAsyncScript);
  const replaced = REPLACED_SCRIPTS.flatMap((id) => elements.filter(({ attributes }) => attributes.get("id") === id));
  const last = scripts.at(-1);
  if (!last || replaced.length !== REPLACED_SCRIPTS.length) {
    throw new Error(
      `${path}: Gatsby's scripts (async ones, ${REPLACED_SCRIPTS.join(", ")}) are not in its HTML as src/publish/html/start-script.ts expects.`,
    );
  }
  const sources = [...new Set([...scripts.map(({ attributes }) => attributes.get("src") ?? ""), ...own])];
  const facts = `data-path="${path}" data-scripts="${sources.join(" ")}" data-json="${data.join(" ")}"`;
  const element = `<script ${facts}>${START_SCRIPT}</script>`;
  const edits = [...scripts, ...replaced].map(({ start, end }) => ({ start, end, replacement: start === last.start ? element : "" }));
  return applyEdits(html, edits);
}
