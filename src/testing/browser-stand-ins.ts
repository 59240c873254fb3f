import { act } from "@testing-library/react";

/** jsdom does no layout, so tests decide what is in the viewport. */
const observers = new Set<FakeIntersectionObserver>();
let isInViewport = false;

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
  /** Browsers may report several changes at once, in order. */
  report() {
    const entries = [...this.targets].flatMap((target) => {
      const box = target.getBoundingClientRect();
      return [!isInViewport, isInViewport].map((isIntersecting) => {
        const intersectionRatio = isIntersecting ? 1 : 0;
        return { target, isIntersecting, intersectionRatio, time: 0, boundingClientRect: box, intersectionRect: box, rootBounds: null };
      });
    });
    this.callback(entries, this);
  }
}

/** Puts all observed elements in the viewport, or takes them out. */
export function setVisible(isVisible: boolean): void {
  isInViewport = isVisible;
  act(() => {
    for (const observer of observers) observer.report();
  });
}

let isMotionReduced = false;
/** Sets prefers-reduced-motion for the following renders. */
export function setReducedMotion(isReduced: boolean): void {
  isMotionReduced = isReduced;
}

/** Provides what jsdom lacks. Runs before every test file. */
export function installBrowserStandIns(): void {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
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
