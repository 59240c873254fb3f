import { navigate } from "gatsby";
import { useEffect } from "react";
import { isDecodable } from "./landing";

/** How long a press waits for its page before the browser loads the document instead. */
const PAGE_TIMEOUT_MS = 1000;
const PREFETCH_CONCURRENCY = 8;
/** Visible links are prefetched this long after the last change of the viewport: not while scrolling past them. */
const SCROLL_END_MS = 150;
/** Events that usually precede a click: with a mouse, a keyboard, a finger. */
const PREFETCH_EVENTS = ["pointerover", "focusin", "pointerdown"] as const;
/** Files such as pictures and feeds are not pages. */
const FILE_NAME = /\.[a-z0-9]+$/i;

declare global {
  interface Window {
    /**
     * Gatsby's loader: not public API (links.test.tsx). It caches what it loads. If that failed, the result has no page.
     * It rejects for a page with a template that this release does not have.
     */
    readonly ___loader?: { readonly loadPage: (page: string) => Promise<LoadedPage | undefined> };
    /** The release whose scripts are running (start-script.ts). */
    readonly ___webpackCompilationHash?: string;
  }
  interface Navigator {
    /** Chromium only (WICG, Network Information). */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
interface LoadedPage {
  readonly page?: { readonly webpackCompilationHash: string };
}

const pageOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search;
const linkAround = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);

/** Whether a link opens another page of this site in the same tab. The browser handles all other links. */
function opensPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || FILE_NAME.test(link.pathname) || !isDecodable(link.hash)) return false;
  if (link.hasAttribute("download") || (link.target && link.target !== "_self")) return false;
  return !link.hash || pageOf(link) !== pageOf(location);
}

/**
 * Loads a page, but not in `gatsby develop`, which runs a page's queries for every request.
 * @returns whether it can open without a full page load: it has arrived, and from this release
 */
async function loadPage(page: string): Promise<boolean> {
  if (process.env.NODE_ENV === "development") return true;
  try {
    const loaded = await window.___loader?.loadPage(page);
    return loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
  } catch {
    return false;
  }
}

/** @returns the same, but false after the timeout */
const loadPageInTime = (page: string): Promise<boolean> =>
  Promise.race([loadPage(page), new Promise<boolean>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS, false))]);

/** The address of the last press, until its page opens. */
let pending: string | undefined;
/** The browser is opening a page. It opens all links then, because only it can replace its own pending navigation. */
let isStalled = false;

async function followLink(event: MouseEvent): Promise<void> {
  // Leave modified and non-primary clicks to the browser: they open a new tab or window.
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = linkAround(event);
  if (!link) return;
  if (isStalled || !opensPage(link)) {
    pending = undefined;
    return;
  }
  event.preventDefault();
  const page = pageOf(link);
  const address = page + link.hash;
  if (pending === address) return;
  pending = address;
  const start = location.href;
  const isLoaded = await loadPageInTime(page);
  if (pending !== address) return;
  pending = undefined;
  // The visitor has gone back.
  if (location.href !== start) return;
  // A link to the visible page adds nothing to the history.
  if (isLoaded) return void navigate(address, { replace: address === location.pathname });
  isStalled = true;
  location.assign(address);
}

/**
 * Loads the document if Back or Forward leads to a page that cannot open. Gatsby's router would not leave the visible one.
 * @returns stops it
 */
function followHistory(visiblePathname: string): () => void {
  async function follow(): Promise<void> {
    const { href, pathname } = location;
    if (pathname !== visiblePathname && !(await loadPageInTime(pageOf(location))) && location.href === href) location.reload();
  }
  addEventListener("popstate", follow);
  return () => removeEventListener("popstate", follow);
}

/** A page that returns from the browser's back/forward cache is as it was when the browser left it. */
function resume({ persisted }: PageTransitionEvent): void {
  if (persisted) isStalled = false;
}

/** Requested pages. A failed one is not requested again, because Gatsby's loader caches the failure. */
const prefetched = new Set<string>();

const isPrefetchable = (link: HTMLAnchorElement) => opensPage(link) && link.pathname !== location.pathname && !prefetched.has(pageOf(link));

async function prefetch(link: HTMLAnchorElement): Promise<void> {
  prefetched.add(pageOf(link));
  await loadPage(pageOf(link));
}

function prefetchIntended(event: Event): void {
  const link = linkAround(event);
  if (link && isPrefetchable(link)) void prefetch(link);
}

/** Prefetches the pages of visible links, unless the connection is slow or saves data. @returns stops it */
function prefetchVisible(): () => void {
  const { saveData, effectiveType } = navigator.connection ?? {};
  if (saveData || effectiveType?.endsWith("2g")) return () => {};
  const visible = new Set<HTMLAnchorElement>();
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function prefetchNext(): void {
    const next = running < PREFETCH_CONCURRENCY && [...visible].find(isPrefetchable);
    if (!next) return;
    running += 1;
    void prefetch(next).then(() => {
      running -= 1;
      prefetchNext();
    });
    prefetchNext();
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target instanceof HTMLAnchorElement) visible[isIntersecting ? "add" : "delete"](target);
    }
    clearTimeout(timer);
    timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(prefetchNext), SCROLL_END_MS);
  });
  for (const link of document.querySelectorAll("a[href^='/']")) observer.observe(link);
  return () => {
    visible.clear();
    observer.disconnect();
  };
}

/**
 * Opens links to pages of this site without a full page load, and prefetches those pages. This includes links in
 * Markdown.
 * @param page the visible page; another page has other links
 */
export function useLinks(page: string): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("click", followLink, { signal });
    addEventListener("pageshow", resume, { signal });
    for (const event of PREFETCH_EVENTS) document.addEventListener(event, prefetchIntended, { passive: true, signal });
    return () => stop.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(prefetchVisible, [page]);
  useEffect(() => followHistory(page), [page]);
}
