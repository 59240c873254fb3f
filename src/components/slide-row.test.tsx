import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { setReducedMotion, setSeen } from "../testing/browser-stand-ins";
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
    visibleAtMost={2}
  />
);
const slides = () => screen.getAllByRole("group").filter((group) => group.getAttribute("aria-roledescription") === "slide");
const positions = () => slides().map((slide) => slide.getAttribute("data-position"));
const dots = () => within(screen.getByRole("group", { name: "Choose letter" })).getAllByRole("button");
const currentDot = () => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  setSeen(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("labels the slides active, last and next, also round the ends", () => {
  render(row);
  expect(positions()).toEqual(["last", "active", "next", "next"]);
  fireEvent.click(screen.getByRole("button", { name: "Previous letter" }));
  expect(positions()).toEqual(["active", "next", "next", "last"]);
});

it("gives screen readers each slide's number and which one is active", () => {
  render(row);
  expect(slides().map((slide) => slide.getAttribute("aria-label"))).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
  expect(slides().filter((slide) => slide.getAttribute("aria-current"))).toEqual([slides()[1]]);
});

it("has a dot a slide, marks the active one and jumps to the one pressed", () => {
  render(row);
  expect(dots()).toHaveLength(4);
  expect(currentDot()).toBe(1);
  act(() => jest.advanceTimersByTime(INTERVAL_MS));
  expect(currentDot()).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Show letter 4 of 4" }));
  expect(currentDot()).toBe(3);
});

it("goes round with the arrows", () => {
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

it("puts the pause button before every other control", () => {
  render(row);
  expect(screen.getAllByRole("button")[0]).toHaveAccessibleName("Pause letters");
});

it("shows copies round the ends that screen readers do not hear", () => {
  const { container } = render(row);
  expect(slides()).toHaveLength(4);
  const copies = [...container.querySelectorAll("[aria-hidden='true'][data-position]")];
  expect(copies.map((copy) => copy.textContent)).toEqual(["d", "a", "b"]);
});

const slideWidthPx = 100;
/** Longer than the row takes to count as at rest, shorter than a slide stays. */
const REST_MS = 150;
/** jsdom has no layout. */
function layOut() {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * slideWidthPx);
  });
}
const track = () => screen.getByRole("group", { name: "All letters" });

/** Swipes the row as the server sent it, and lets the script come. */
function hydrateScrolledBy(scrolledPx: number) {
  layOut();
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo");
  const container = showAsServed(row);
  track().scrollLeft = scrolledPx;
  render(row, { container, hydrate: true });
  return scrollTo;
}
/** The copy of the last slide comes before the first when the script does. */
const COPY_PX = slideWidthPx;

it("begins at the start index when the script comes", () => {
  const scrollTo = hydrateScrolledBy(0);
  expect(currentDot()).toBe(1);
  expect(scrollTo.mock.calls).toEqual([[{ left: COPY_PX + slideWidthPx, behavior: "instant" }]]);
});

it.each([
  ["swiped to the third slide", 2 * slideWidthPx, 2],
  ["being swiped, past the middle of the first slide", 0.7 * slideWidthPx, 1],
  ["being swiped, before the middle of the first slide", 0.3 * slideWidthPx, 0],
])("stays where it is when the script comes while it is %s", (_, scrolledPx, current) => {
  const scrollTo = hydrateScrolledBy(scrolledPx);
  expect(currentDot()).toBe(current);
  expect(scrollTo.mock.calls).toEqual([[{ left: COPY_PX + scrolledPx, behavior: "instant" }]]);
});

function restAt(place: number) {
  track().scrollLeft = place * slideWidthPx;
  fireEvent.scroll(track());
  act(() => jest.advanceTimersByTime(REST_MS));
}

it("jumps from any copy to its original, also from one that only a narrow window brings to the start", () => {
  layOut();
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo");
  render(row);
  fireEvent.pointerDown(track());
  restAt(6); // the copy of the second, behind that of the first
  expect(scrollTo).toHaveBeenLastCalledWith({ left: COPY_PX + slideWidthPx, behavior: "instant" });
  expect(currentDot()).toBe(1);
});

it("follows a finger that was laid on it just before it jumped from a copy to its original", () => {
  layOut();
  render(row);
  fireEvent.click(screen.getByRole("button", { name: "Show letter 1 of 4" }));
  fireEvent.pointerDown(track());
  restAt(5); // the copy of the first, behind the last
  expect(currentDot()).toBe(0);
  restAt(0); // the copy of the last, before the first
  expect(currentDot()).toBe(3);
});
