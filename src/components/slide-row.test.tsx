import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { setReducedMotion, setVisible } from "../testing/browser-stand-ins";
import { showAsServed } from "../testing/served-page";
import { SlideRow } from "./slide-row";

const INTERVAL_MS = 2000;
const row = (
  <SlideRow
    label="letters"
    slideName="letter"
    slides={["a", "b", "c", "d"].map((letter) => ({ key: letter, content: letter }))}
    intervalMs={INTERVAL_MS}
    startIndex={1}
    maxVisible={2}
  />
);
const slides = () => screen.getAllByRole("group").filter((group) => group.getAttribute("aria-roledescription") === "slide");
const positions = () => slides().map((slide) => slide.getAttribute("data-position"));
const dots = () => within(screen.getByRole("group", { name: "Choose letter" })).getAllByRole("button");
const currentDot = () => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  setVisible(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("labels the slides active, last and next, also across the ends", () => {
  render(row);
  expect(positions()).toEqual(["last", "active", "next", "next"]);
  fireEvent.click(screen.getByRole("button", { name: "Previous letter" }));
  expect(positions()).toEqual(["active", "next", "next", "last"]);
});

it("names each slide by its number and marks the active one", () => {
  render(row);
  expect(slides().map((slide) => slide.getAttribute("aria-label"))).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
  expect(slides().filter((slide) => slide.getAttribute("aria-current"))).toEqual([slides()[1]]);
});

it("has one dot for each slide, marks the active one and jumps to a pressed one", () => {
  render(row);
  expect(dots()).toHaveLength(4);
  expect(currentDot()).toBe(1);
  act(() => jest.advanceTimersByTime(INTERVAL_MS));
  expect(currentDot()).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Show letter 4 of 4" }));
  expect(currentDot()).toBe(3);
});

it("wraps around with the arrows", () => {
  render(row);
  const [previous, next] = ["Previous letter", "Next letter"].map((name) => screen.getByRole("button", { name }));
  for (const expected of [0, 3, 2]) {
    fireEvent.click(previous as HTMLElement);
    expect(currentDot()).toBe(expected);
  }
  for (const expected of [3, 0]) {
    fireEvent.click(next as HTMLElement);
    expect(currentDot()).toBe(expected);
  }
});

it("has the pause button first", () => {
  render(row);
  expect(screen.getAllByRole("button")[0]).toHaveAccessibleName("Pause letters");
});

it("hides the copies at both ends from screen readers", () => {
  const { container } = render(row);
  expect(slides()).toHaveLength(4);
  const copies = [...container.querySelectorAll("[aria-hidden='true'][data-position]")];
  expect(copies.map((copy) => copy.textContent)).toEqual(["d", "a", "b"]);
});

const slideWidthPx = 100;
/** Longer than the wait for the end of scrolling, shorter than a slide's interval. */
const SCROLL_END_MS = 150;
/** jsdom has no layout. */
function mockLayout() {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * slideWidthPx);
  });
}
const track = () => screen.getByRole("group", { name: "All letters" });

/** Scrolls the server's HTML, then hydrates it. */
function hydrateScrolledBy(scrolledPx: number) {
  mockLayout();
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo");
  const container = showAsServed(row);
  track().scrollLeft = scrolledPx;
  render(row, { container, hydrate: true });
  return scrollTo;
}
/** Hydration adds a copy of the last slide before the first. */
const COPY_PX = slideWidthPx;

it("starts at the start index after hydration", () => {
  const scrollTo = hydrateScrolledBy(0);
  expect(currentDot()).toBe(1);
  expect(scrollTo.mock.calls).toEqual([[{ left: COPY_PX + slideWidthPx, behavior: "instant" }]]);
});

it.each([
  ["swiped to the third slide", 2 * slideWidthPx, 2],
  ["being swiped, past the middle of the first slide", 0.7 * slideWidthPx, 1],
  ["being swiped, before the middle of the first slide", 0.3 * slideWidthPx, 0],
])("stays in place if it is hydrated while %s", (_, scrolledPx, current) => {
  const scrollTo = hydrateScrolledBy(scrolledPx);
  expect(currentDot()).toBe(current);
  expect(scrollTo.mock.calls).toEqual([[{ left: COPY_PX + scrolledPx, behavior: "instant" }]]);
});

function scrollToSlot(slot: number) {
  track().scrollLeft = slot * slideWidthPx;
  fireEvent.scroll(track());
  act(() => jest.advanceTimersByTime(SCROLL_END_MS));
}

it("jumps from a copy to its original, also from one that only a narrow window can scroll to", () => {
  mockLayout();
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo");
  render(row);
  fireEvent.pointerDown(track());
  scrollToSlot(6); // the copy of the second slide, at the end
  expect(scrollTo).toHaveBeenLastCalledWith({ left: COPY_PX + slideWidthPx, behavior: "instant" });
  expect(currentDot()).toBe(1);
});

it("follows a touch that began just before a jump from a copy to its original", () => {
  mockLayout();
  render(row);
  fireEvent.click(screen.getByRole("button", { name: "Show letter 1 of 4" }));
  fireEvent.pointerDown(track());
  scrollToSlot(5); // the copy of the first slide, at the end
  expect(currentDot()).toBe(0);
  scrollToSlot(0); // the copy of the last slide, at the start
  expect(currentDot()).toBe(3);
});
