import { navigate } from "gatsby";
import { onRouteUpdate, prepareRouter } from "./landing";

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

  test("Gatsby stores a jump within the page", () => {
    travelTo("/about#enquiry");
    scroll();
    expect(storePosition).toHaveBeenCalledTimes(1);
  });
});
