/** Timeout for `requestIdleCallback`. */
const LONGEST_WAIT_MS = 2000;

/** Delay in Safari, which has no `requestIdleCallback`. It lets the browser paint first. */
const PAUSE_WITHOUT_IDLE_CALLBACK_MS = 200;

/** Controls that need a script. Links, forms and popovers do not. */
const SCRIPTED_CONTROL = "button[type=button]:not([popovertarget])";

/** Key in sessionStorage for the path of the overview whose list opens on arrival. */
const OPEN_LIST_KEY = "open-list";

/**
 * Sets an attribute in the head if scripts run. Without it, styles hide the controls that need scripts. `@media
 * (scripting: none)` does not match if an extension or a proxy blocks scripts. server-html.ts removes the attribute.
 */
export const SCRIPTS_FLAG = 'document.documentElement.dataset.scripting=""';

/**
 * The script at the end of the body, before React:
 *
 * - Start late. The page's scripts load on the first pointer press, key or focus, or once the page has loaded and the
 *   browser is idle. Until then the page is the server's HTML, complete and with working links.
 * - Remember the last press on a control that needs React. gatsby-browser.tsx repeats it after hydration.
 * - Remove the attribute of SCRIPTS_FLAG if a script of the page does not load, or throws before the page is hydrated.
 *   Gatsby's own "Not rendering React" is a rejected promise. Hydration sets the attribute again.
 * - Reopen the menu's list on the overview that its link leads to (requirements R4.3 and R4.5). The menu closes on
 *   pagehide, because Back may restore the page from the back/forward cache.
 * - Keep React alive in Firefox's back/forward cache. On leaving, Firefox drops a message that is on its way, and React's
 *   scheduler would wait for it for ever. The scheduler prefers a setImmediate to a channel of its own; this one posts the
 *   message again. A page that was left while its scripts were loading is loaded again.
 *
 * The text is the same on all pages, so that one hash in the Content Security Policy covers it. Data of a page is in the
 * attributes of the script element (gatsby-ssr.tsx). Webpack's bundles may run in any order.
 */
export const START_SCRIPT = `(function(page){
window.pagePath=page.path;
window.___webpackCompilationHash=page.build;
var started,root=document.documentElement,scripts=page.scripts.split(" ");
function add(name,attributes){document.head.append(Object.assign(document.createElement(name),attributes))}
function start(){
if(started)return;
started=1;
scripts.forEach(function(src){add("script",{src:src})});
page.preload.split(" ").forEach(function(href){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:href})})
}
["pointerdown","keydown","focusin"].forEach(function(type){addEventListener(type,start,true)});
addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,${PAUSE_WITHOUT_IDLE_CALLBACK_MS})});

function giveUpOn(source){
if(!("hydrated" in root.dataset)&&scripts.some(function(src){return String(source).includes(src)}))delete root.dataset.scripting
}
addEventListener("error",function(event){giveUpOn(event.filename||event.target.src)},true);
addEventListener("unhandledrejection",function(event){giveUpOn(Object(event.reason).stack)});

addEventListener("click",function(event){window.pressedControl=event.target.closest("${SCRIPTED_CONTROL}")||window.pressedControl},true);

addEventListener("click",function(event){
var link=event.target.closest("header a"),list=link&&link.nextElementSibling;
if(!list||list.localName!="details"||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
list.open=!list.open;
if(link.pathname==location.pathname)event.preventDefault();
else if(list.open)try{sessionStorage.setItem("${OPEN_LIST_KEY}",link.pathname)}catch(blocked){}
});
addEventListener("pagehide",function(){
document.querySelectorAll("header details").forEach(function(list){list.open=false});
var menu=document.querySelector("header [popover]");
if(menu.hidePopover)menu.hidePopover()
});
try{
var address=sessionStorage.getItem("${OPEN_LIST_KEY}");
sessionStorage.removeItem("${OPEN_LIST_KEY}");
if(address==location.pathname){
var menu=document.querySelector("header [popover]");
menu.querySelector("[href='"+address+"']+details").open=true;
if(document.querySelector("[popovertarget]").offsetParent){
menu.showPopover();
menu.getAnimations({subtree:true}).forEach(function(slide){slide.finish()})
}
}
}catch(blocked){}

var tasks=[],channel=new MessageChannel;
function post(){channel.port2.postMessage(0)}
channel.port1.onmessage=function(){tasks.splice(0).forEach(function(run){run()})};
window.setImmediate=function(run){tasks.push(run);post()};
addEventListener("pageshow",function(event){
if(event.persisted&&started&&!("hydrated" in root.dataset))location.reload();
else post()
})
})(document.currentScript.dataset)`;

/** The browser prefetches the target of a link on hover or press (not in Safari and Firefox). */
export const SPECULATION_RULES = JSON.stringify({ prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] });
