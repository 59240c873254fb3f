import { keepPlaceWhenTravelling, onRouteUpdate, reportEarlyScrolling } from "./landing";

const nextFrame = () => new Promise(requestAnimationFrame);
const arrive = () =>
  onRouteUpdate?.({ location: window.location, prevLocation: null, getResourceURLsForPathname: () => [] }, { plugins: [] });

/** What Gatsby's memory of places does. */
const remember = jest.fn();
const scroll = () => document.dispatchEvent(new Event("scroll", { bubbles: true }));
const travelTo = (address: string) => {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
};

beforeAll(() => {
  keepPlaceWhenTravelling();
  addEventListener("scroll", remember);
});
beforeEach(() => {
  travelTo("/about");
  arrive();
  remember.mockClear();
});

test("where the browser scrolls the page that is left is not remembered as its place", async () => {
  travelTo("/services");
  scroll();
  expect(remember).not.toHaveBeenCalled();
  await nextFrame();
  scroll();
  expect(remember).toHaveBeenCalledTimes(1);
});

test("scrolling before the script came is reported once it has", () => {
  reportEarlyScrolling();
  expect(remember).not.toHaveBeenCalled();
  Object.defineProperty(window, "scrollY", { value: 700, configurable: true });
  reportEarlyScrolling();
  expect(remember).toHaveBeenCalledTimes(1);
});

test("a jump within the page is remembered", () => {
  travelTo("/about#enquiry");
  scroll();
  expect(remember).toHaveBeenCalledTimes(1);
});
