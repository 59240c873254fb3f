import { act } from "@testing-library/react";

/** jsdom has no layout, so nothing ever scrolls into view: tests say what is visible. */
const observers = new Set<FakeIntersectionObserver>();
let isInView = (_: Element): boolean => false;

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  readonly targets = new Set<Element>();
  constructor(private readonly callback: IntersectionObserverCallback) {
    observers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
    this.report();
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    observers.delete(this);
  }
  takeRecords() {
    return [];
  }
  report() {
    const entries = [...this.targets].map((target) => {
      const box = target.getBoundingClientRect();
      const isIntersecting = isInView(target);
      const intersectionRatio = isIntersecting ? 1 : 0;
      return { target, isIntersecting, intersectionRatio, time: 0, boundingClientRect: box, intersectionRect: box, rootBounds: null };
    });
    this.callback(entries, this);
  }
}

/** Makes everything observed visible or hidden, or only what a selector matches visible. */
export function setSeen(seen: boolean | string): void {
  isInView = (target) => (typeof seen === "string" ? target.matches(seen) : seen);
  act(() => {
    for (const observer of observers) observer.report();
  });
}

/** Brings the tab to the front, or hides it. */
export function setTabInFront(isInFront: boolean): void {
  Object.defineProperty(document, "hidden", { value: !isInFront, configurable: true });
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

let isMotionReduced = false;
/** Sets prefers-reduced-motion for what is rendered next. */
export function setReducedMotion(isReduced: boolean): void {
  isMotionReduced = isReduced;
}

/** Installs what browsers have and jsdom lacks, before every test file. */
export function installBrowserStandIns(): void {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Performance.prototype.getEntriesByType ??= () => [];
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  globalThis.matchMedia = (media: string): MediaQueryList => ({
    media,
    matches: media.includes("prefers-reduced-motion") && isMotionReduced,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => true,
  });
}
