import { navigate } from "gatsby";
import { onPreRouteUpdate, onRouteUpdate, prepareRouter, shouldUpdateScroll } from "./landing";

const nextFrame = () => new Promise(requestAnimationFrame);
const arrive = () =>
  onRouteUpdate?.({ location: window.location, prevLocation: null, getResourceURLsForPathname: () => [] }, { plugins: [] });

/** Represents the listener with which Gatsby stores scroll positions. */
const storePosition = jest.fn();
const scroll = () => document.dispatchEvent(new Event("scroll", { bubbles: true }));
const travelTo = (address: string) => {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
};
const MALFORMED = "#%E0%A4%A";

beforeAll(() => {
  history.replaceState(null, "", `/about?from=mail${MALFORMED}`);
  prepareRouter();
  addEventListener("scroll", storePosition);
});

test("an address whose hash cannot be decoded opens without it", () => {
  expect(jest.mocked(navigate).mock.calls).toEqual([["/about?from=mail", { replace: true }]]);
});

describe("on a page", () => {
  beforeEach(() => {
    travelTo("/about");
    arrive();
    storePosition.mockClear();
  });

  test("a hash that cannot be decoded is removed before the router reads it", () => {
    travelTo(`/about${MALFORMED}`);
    expect(location.href).toMatch(/\/about$/);
  });

  test("Gatsby does not store where the browser scrolls a page that is being left", async () => {
    travelTo("/services");
    scroll();
    expect(storePosition).not.toHaveBeenCalled();
    await nextFrame();
    scroll();
    expect(storePosition).toHaveBeenCalledTimes(1);
  });

  test("only Gatsby scrolls to another page, and the browser within one and where it loads a document", () => {
    expect(history.scrollRestoration).toBe("manual");
    document.body.innerHTML = '<a href="#enquiry">Enquiry</a>';
    document.querySelector("a")?.click();
    expect(history.scrollRestoration).toBe("auto");
    arrive();
    expect(history.scrollRestoration).toBe("manual");
    dispatchEvent(new Event("pagehide"));
    expect(history.scrollRestoration).toBe("auto");
  });

  test.each([
    ["without an anchor", "/about"],
    ["to an anchor of another page", "/services#enquiry"],
  ])("a link %s leaves scrolling to Gatsby", (_, href) => {
    document.body.innerHTML = `<a href="${href}">Link</a>`;
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector("a")?.click();
    expect(history.scrollRestoration).toBe("manual");
  });

  test("a link to an anchor that a script has handled changes nothing", () => {
    document.body.innerHTML = '<div><a href="#enquiry">Enquiry</a></div>';
    document.querySelector("div")?.addEventListener("click", (event) => event.preventDefault());
    document.querySelector("a")?.click();
    expect(history.scrollRestoration).toBe("manual");
  });

  test("an anchor stays in the address", () => {
    travelTo("/about#enquiry");
    expect(location.hash).toBe("#enquiry");
  });

  test("Gatsby stores a jump within the page", () => {
    travelTo("/about#enquiry");
    scroll();
    expect(storePosition).toHaveBeenCalledTimes(1);
  });
});

const at = (pathname: string, action?: string) => ({ pathname, ...(action && { action }) });
const callWith = (hook: unknown, args: object) => Reflect.apply(Object(hook), undefined, [args]);

test.each([
  ["not on the first page", undefined, at("/about"), false],
  ["to another page", at("/about"), at("/services"), true],
  ["when a link leads to the visible page", at("/about"), at("/about", "PUSH"), true],
  ["not between anchors of one page, where the browser has", at("/about"), at("/about"), false],
  ["not when an address is replaced", at("/about"), at("/about", "REPLACE"), false],
])("Gatsby scrolls %s", (_, before, after, scrolls) => {
  const prevRouterProps = before && { location: before };
  expect(callWith(shouldUpdateScroll, { prevRouterProps, routerProps: { location: after } })).toBe(scrolls);
});

test.each([
  ["the first page", "smooth", undefined],
  ["an anchor of the visible page", "smooth", at("/about")],
  ["another page", "auto", at("/services")],
])("on the way to %s scrolling is %s", (_, behavior, prevLocation) => {
  document.documentElement.style.scrollBehavior = "smooth";
  callWith(onPreRouteUpdate, { location: at("/about"), prevLocation });
  expect(document.documentElement.style.scrollBehavior).toBe(behavior);
});

describe("arriving at an anchor", () => {
  const arriveFrom = (prevLocation: object | null) => {
    document.body.innerHTML = '<div id="gatsby-focus-wrapper" tabindex="-1"><h2 id="büro">Office</h2></div>';
    callWith(onRouteUpdate, { location: { pathname: "/contact", hash: "#b%C3%BCro" }, prevLocation });
    return document.getElementById("büro");
  };

  test("of another page moves the focus there without scrolling, also after Gatsby has moved it to its wrapper", () => {
    const focus = jest.spyOn(HTMLElement.prototype, "focus");
    const anchor = arriveFrom(at("/about"));
    expect(anchor).toHaveFocus();
    document.getElementById("gatsby-focus-wrapper")?.focus();
    expect(anchor).toHaveFocus();
    expect(focus.mock.contexts.filter((element) => element === anchor)).toHaveLength(2);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    // The keyboard goes on from there, and passes it by later.
    expect(anchor).toHaveAttribute("tabindex", "-1");
    focus.mockRestore();
  });

  test.each([
    ["the first page", null],
    ["the visible page", at("/contact")],
  ])("of %s leaves the focus to the browser", (_, prevLocation) => {
    expect(arriveFrom(prevLocation)).not.toHaveFocus();
  });
});
