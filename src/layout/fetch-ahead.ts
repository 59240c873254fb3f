import { internalAddress, linkAround } from "./internal-address";
import { templateScript } from "./template-script";

/** So that what the visitor asks for meanwhile does not queue behind too much. */
const FETCHED_AT_ONCE = 8;
/** A visitor who scrolls on past a link does not press it. */
const RESTING_MS = 150;
/** What a visitor does before a click: with a mouse, a keyboard, a finger. */
const INTENTIONS = ["pointerover", "focusin", "pointerdown"] as const;

declare global {
  interface Window {
    /** Gatsby's loader. `loadPage` keeps what it has loaded, and never rejects. */
    readonly ___loader?: { readonly loadPage: (pathname: string) => Promise<unknown> };
    /** What loads the script of each template, by its name. */
    readonly asyncRequires?: { readonly components: Readonly<Record<string, () => Promise<unknown>>> };
  }
  interface Navigator {
    /** Not in Firefox and Safari (WICG, Network Information). */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

const isCostly = () => Boolean(navigator.connection?.saveData || navigator.connection?.effectiveType.endsWith("2g"));

const whenIdle = (act: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act));

function pageOf(link: HTMLAnchorElement): string | undefined {
  const pathname = internalAddress(link)?.pathname;
  return pathname === location.pathname ? undefined : pathname;
}

/** Gatsby's loader asks for a page's script when its data has come, an answer later. Here both are asked for at once. Never rejects. */
export async function loadPage(pathname: string): Promise<void> {
  // `gatsby develop` would answer every page's queries, which takes longer than the page that is looked at
  if (process.env.NODE_ENV === "development") return;
  const components = window.asyncRequires?.components ?? {};
  const script = templateScript(pathname, (name) => name in components);
  // what cannot be loaded is Gatsby's to say, when it asks for it itself
  if (script) components[script]?.().catch(() => {});
  await window.___loader?.loadPage(pathname);
}

/**
 * Fetches the data and scripts of the pages to which the links in the window lead, so that a press has only to draw them. Gatsby's own
 * prefetching begins three seconds after a link is first seen, and leaves the scripts to be read after the press.
 * @returns stops it
 */
export function fetchLinksInView(): () => void {
  // links, not their addresses: the menu and the footer lead to the same pages, and are out of view
  const inView = new Set<HTMLAnchorElement>();
  const asked = new Set<string>();
  let running = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  function fetchNext(): void {
    if (running === FETCHED_AT_ONCE) return;
    const next = [...inView].map(pageOf).find((page) => page !== undefined && !asked.has(page));
    if (next === undefined) return;
    asked.add(next);
    running += 1;
    void loadPage(next).then(() => {
      running -= 1;
      fetchNext();
    });
    fetchNext();
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    clearTimeout(resting);
    resting = setTimeout(() => whenIdle(fetchNext), RESTING_MS);
  });
  if (!isCostly()) for (const link of document.querySelectorAll("a[href^='/']")) observer.observe(link);
  return () => {
    inView.clear();
    observer.disconnect();
  };
}

/**
 * Fetches a page as soon as a visitor points at its link, focuses or touches it. What did not come is left to the press until the browser
 * is online again: a pointer that moves about a link would ask for it with every step.
 * @param signal ends it
 */
export function fetchIntendedPages(signal: AbortSignal): void {
  const asked = new Set<string>();
  function fetchIntended(event: Event): void {
    const link = linkAround(event);
    const page = link && pageOf(link);
    if (!page || asked.has(page)) return;
    asked.add(page);
    void loadPage(page);
  }
  for (const intention of INTENTIONS) document.addEventListener(intention, fetchIntended, { passive: true, signal });
  addEventListener("online", () => asked.clear(), { signal });
}
