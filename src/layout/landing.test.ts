import { navigate } from "gatsby";
import { onRouteUpdate, prepareRouter } from "./landing";

const nextFrame = () => new Promise(requestAnimationFrame);
const arrive = () =>
  onRouteUpdate?.({ location: window.location, prevLocation: null, getResourceURLsForPathname: () => [] }, { plugins: [] });

/** Stands for Gatsby's memory of scroll positions. */
const remember = jest.fn();
const scroll = () => document.dispatchEvent(new Event("scroll", { bubbles: true }));
const travelTo = (address: string) => {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
};
const MALFORMED = "#%E0%A4%A";

beforeAll(() => {
  history.replaceState(null, "", `/about?from=mail${MALFORMED}`);
  prepareRouter();
  addEventListener("scroll", remember);
});

test("an address with an anchor that cannot be decoded is opened without it", () => {
  expect(jest.mocked(navigate).mock.calls).toEqual([["/about?from=mail", { replace: true }]]);
});

describe("on the page", () => {
  beforeEach(() => {
    travelTo("/about");
    arrive();
    remember.mockClear();
  });

  test("an anchor that cannot be decoded is dropped before the router reads it", () => {
    travelTo(`/about${MALFORMED}`);
    expect(location.href).toMatch(/\/about$/);
  });

  test("where the browser scrolls the page that is left is not remembered as its place", async () => {
    travelTo("/services");
    scroll();
    expect(remember).not.toHaveBeenCalled();
    await nextFrame();
    scroll();
    expect(remember).toHaveBeenCalledTimes(1);
  });

  test("a jump within the page is remembered", () => {
    travelTo("/about#enquiry");
    scroll();
    expect(remember).toHaveBeenCalledTimes(1);
  });
});
