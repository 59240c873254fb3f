import { ARRIVING, HYDRATED } from "../../site/hydrated";
import { LONGEST_WAIT_MS } from "../../site/idle";

/**
 * The text is the same on every page, so that one hash in the policy allows it everywhere. Only the navigation's name holds the words that
 * a search result may lead to (WICG, text fragments); the address has lost them.
 */
const SCRIPT = `(function(page,navigation){
if(!navigation||navigation.type!=="navigate"||navigation.name.includes("#"))return;
page.dataset.${ARRIVING}="";
function arrived(){
if(!("${ARRIVING}" in page.dataset))return;
var shown=scrollY?document.elementFromPoint(innerWidth/2,innerHeight/2):null;
function top(){return shown?shown.getBoundingClientRect().top:0}
var before=top();
delete page.dataset.${ARRIVING};
var moved=top()-before;
if(moved)scrollBy({top:moved,behavior:"instant"})
}
addEventListener("scroll",arrived,{once:true,passive:true});
addEventListener("keydown",arrived,{once:true,capture:true});
addEventListener("click",function(event){event.target.closest("a[href*='#']")&&arrived()},true);
addEventListener("${HYDRATED}",function(){(window.requestIdleCallback||setTimeout)(arrived,{timeout:${LONGEST_WAIT_MS}})})
})(document.documentElement,performance.getEntriesByType("navigation")[0])`;

/**
 * Has a browser lay out the first screen first: src/styles/base.css leaves out what is far below it until the visitor scrolls or presses a
 * key, or the page answers and the browser is idle. Not if the visitor goes further down at once, to a part that an address names or to
 * where a page was left: where that is depends on the heights of all that is above it. For the same reason whoever gets far down by a jump
 * of the browser's own, such as a screen reader's from heading to heading, is kept at what the jump has brought to the middle of the window.
 */
export const FIRST_SCREEN_SCRIPT = `<script>${SCRIPT}</script>`;
