import { HYDRATED } from "../site/hydrated";
import { LONGEST_WAIT_MS, PAUSE_WITHOUT_IDLE_CALLBACK_MS } from "../site/idle";

/** Controls that need a script. Links, forms and popovers do not. */
const SCRIPTED_CONTROL = "button[type=button]:not([popovertarget])";

/**
 * Keeps scripts off the critical path. They load at the first touch, key or focus, or when the page has loaded and the
 * browser is idle. Until then the page is the server's HTML, complete and with working links.
 *
 * A control that is pressed before hydration is clicked again afterwards; after several presses, only the last one. The
 * click has its own task, because React cannot hydrate the pressed section while it commits the root.
 *
 * The text is the same on all pages, so that one hash in the Content Security Policy covers it. What differs is in the
 * attributes of the script element (gatsby-ssr.tsx). Webpack's bundles may run in any order.
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
 * Until hydration, the browser prefetches the document of a hovered link (HTML, speculation rules; not in Safari and
 * Firefox). Afterwards src/layout/links.ts prefetches, with fewer bytes.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { selector_matches: `[data-${HYDRATED}] a` } }] },
      eagerness: "moderate",
    },
  ],
});
