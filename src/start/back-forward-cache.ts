import { isHydrated } from "./broken-scripts";

/**
 * Keeps React alive in Firefox's back/forward cache. On leaving, Firefox drops a message that is on its way, and React's
 * scheduler would wait for it for ever. The scheduler prefers a setImmediate to a channel of its own; this one posts the
 * message again. A page that was left while its scripts were loading is loaded again.
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
    if (persisted && hasStarted() && !isHydrated()) location.reload();
    else post();
  });
}
