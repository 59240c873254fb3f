import { DRAFT_KEY } from "../forms/draft";
import { HYDRATED } from "../site/hydrated";
import { LONGEST_WAIT_MS, PAUSE_WITHOUT_IDLE_CALLBACK_MS } from "../site/idle";
import { PLAIN_SEARCH } from "./plain-page";

/** Controls that need a script. Links, forms and popovers do not. */
const SCRIPTED_CONTROL = "button[type=button]:not([popovertarget])";

/** What the scripts use and a browser may lack: because it is old, or because something has removed it. */
const BASELINE = [
  "media.matches", // Chrome 104, Safari 16.4
  "media.addEventListener",
  "window.IntersectionObserver",
  "window.AbortController",
  "[].findLast",
  "Object.hasOwn",
].join("&&");

/**
 * Decides whether scripts run on this page, and keeps what a visitor types, whatever happens to them.
 *
 * It keeps the texts and the focus of the form (src/forms/draft.ts), and which questions are open
 * (src/site/opened-details.ts), because hydration may draw both again.
 *
 * No scripts start on a plain page (plain-page.ts), or in a browser without the baseline. The form gets its texts and
 * the note about sending without scripts. An address that Gatsby has shown on the same document is loaded on Back.
 *
 * Otherwise scripts stay off the critical path. They load at the first touch, key or focus, or when the page has loaded
 * and the browser is idle. Until then the page is the server's HTML, complete and with working links.
 *
 * A control that is pressed before hydration is clicked again afterwards; after several presses, only the last one. The
 * click has its own task, because React cannot hydrate the pressed section while it commits the root.
 *
 * The text is the same on all pages, so that one hash in the Content Security Policy covers it. What differs is in the
 * attributes of the script element (gatsby-ssr.tsx). Webpack's bundles may run in any order. Old browsers must be able
 * to parse it.
 */
export const START_SCRIPT = `(function(page){
var state=history.state||{},draft=window.enquiryDraft=state.draft||{},path=location.pathname,started,pressed;
function on(types,act){types.split(" ").forEach(function(type){addEventListener(type,act,1)})}
function all(query,act){document.querySelectorAll(query).forEach(act)}
on("input change focusin",function(event){
var field=event.target,id=field.form&&field.id;
draft.focus=id&&location.pathname+"#"+id;
if(!id||event.type=="focusin")return;
draft[field.name]=field.value;
try{sessionStorage["${DRAFT_KEY}"+field.name]=field.value}catch{}
});
window.openedDetails={};
on("toggle",function(event){
openedDetails[location.pathname+"#"+event.target.id]=event.target.open
});
var media=matchMedia("(width>=0px)");
if(state.plain||location.search=="${PLAIN_SEARCH}"||!(${BASELINE})){
document.documentElement.dataset.plain="";
all("noscript",function(note){note.outerHTML=note.textContent});
all("[id][name]",function(field){
var text=draft[field.name];
try{text=sessionStorage["${DRAFT_KEY}"+field.name]||text}catch{}
field.value=field.value||text||"";
draft.focus==path+"#"+field.id&&field.focus()
});
on("popstate",function(){location.pathname==path||location.reload()});
return
}
window.pagePath=page.path;
window.___webpackCompilationHash=page.build;
window.___chunkMapping={};
function add(name,attributes){document.head.append(Object.assign(document.createElement(name),attributes))}
function start(){
if(started)return;
started=1;
page.scripts.split(" ").forEach(function(src){add("script",{src:src})});
page.preload.split(" ").forEach(function(href){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:href})})
}
on("pointerdown touchstart keydown focusin",start);
on("click",function(event){pressed=event.target.closest("${SCRIPTED_CONTROL}")||pressed});
on("${HYDRATED}",function(){
pressed&&setTimeout(function(){pressed.click()})
});
on("load",function(){window.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,${PAUSE_WITHOUT_IDLE_CALLBACK_MS})})
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
