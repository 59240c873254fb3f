import { giveUp, isHydrated } from "./broken-scripts";

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Decides what a page does after its return from the back/forward cache. If it was left while its scripts were loading, the
 * browser may have dropped them, so it is loaded again. But a reload would lose typed text in WebKit, and the whole page if the
 * network is gone.
 * @param hasStarted whether the page's scripts have started to load
 */
export function onReturn(hasStarted: boolean, isOnline: boolean): "go on" | "reload" | "give up" {
  if (!hasStarted || isHydrated()) return "go on";
  return isOnline && !hasTypedText() ? "reload" : "give up";
}

/**
 * Keeps React alive in Firefox's back/forward cache. On leaving, Firefox drops a message that is on its way, and React's
 * scheduler would wait for it for ever. The scheduler prefers a setImmediate to a channel of its own; this one posts the
 * message again.
 * @param hasStarted tells whether the page's scripts have started to load
 */
export function surviveBackForwardCache(hasStarted: () => boolean): void {
  const tasks: (() => void)[] = [];
  const channel = new MessageChannel();
  const post = () => channel.port2.postMessage(0);
  channel.port1.onmessage = () => {
    for (const run of tasks.splice(0)) run();
  };
  const setImmediate = (run: () => void) => {
    tasks.push(run);
    post();
  };
  Object.assign(window, { setImmediate });
  addEventListener("pageshow", ({ persisted }) => {
    const action = persisted ? onReturn(hasStarted(), navigator.onLine) : "go on";
    if (action === "reload") return location.reload();
    if (action === "give up") giveUp();
    // React may be hydrating the page, also one that has given up.
    post();
  });
}
