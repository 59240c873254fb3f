import { HYDRATED } from "../site/hydrated";
import { LONGEST_WAIT_MS, PAUSE_WITHOUT_IDLE_CALLBACK_MS } from "../site/idle";

/** What only a script makes work: links, forms and popovers work without one. */
const SCRIPTED_CONTROL = "button[type=button]:not([popovertarget])";

/**
 * Keeps scripts off the critical path. They load when the page has loaded and the browser is idle, or at the first touch, key or focus,
 * whichever comes first. Until then the page is what the server sent: complete, with working links.
 *
 * A control pressed before that is pressed again once React has hydrated the page, in a task of its own: React cannot hydrate the part
 * that a press hits while it commits the root. After several early presses only the last one matters.
 *
 * The text is the same on every page, so that one hash in the policy allows it everywhere. What differs is in the element's attributes
 * (gatsby-ssr.tsx). Webpack's bundles may run in any order: each waits for those it depends on.
 */
export const START_SCRIPT = `(function(page){
var events=["pointerdown","touchstart","keydown","focusin"],started,pressed;
window.pagePath=page.path;
window.___webpackCompilationHash=page.build;
window.___chunkMapping={};
function add(name,attributes){document.head.append(Object.assign(document.createElement(name),attributes))}
function press(event){pressed=event.target.closest("${SCRIPTED_CONTROL}")||pressed}
function start(){
if(started)return;
started=true;
events.forEach(function(event){removeEventListener(event,start,true)});
page.scripts.split(" ").forEach(function(src){add("script",{src:src})});
page.preload.split(" ").forEach(function(href){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:href})})
}
events.forEach(function(event){addEventListener(event,start,true)});
addEventListener("click",press,true);
addEventListener("${HYDRATED}",function(){
removeEventListener("click",press,true);
pressed&&setTimeout(function(){pressed.click()})
},{once:true});
addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,${PAUSE_WITHOUT_IDLE_CALLBACK_MS})})
})(document.currentScript.dataset)`;

/**
 * Has a browser prefetch the document behind a link that is pointed at (HTML, speculation rules; not in Safari and Firefox) until the page
 * is hydrated. From then on src/layout/links.ts prefetches less than a document.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { selector_matches: `[data-${HYDRATED}] a` } }] },
      eagerness: "moderate",
    },
  ],
});
