import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { setVisible } from "../testing/browser-stand-ins";
import { part } from "../testing/part";
import { showAsServed } from "../testing/served-page";
import { SlideRow } from "./slide-row";

const INTERVAL_MS = 2000;
const MAX_VISIBLE = 2;
const rowOf = (letters: readonly string[]) => (
  <SlideRow
    part="reviews"
    label="letters"
    slideName="letter"
    slides={letters.map((content) => ({ content }))}
    intervalMs={INTERVAL_MS}
    startIndex={Math.min(1, letters.length - 1)}
    maxVisible={MAX_VISIBLE}
  />
);
const row = rowOf(["a", "b", "c", "d"]);
const slides = () => screen.getAllByRole("group").filter((group) => group.getAttribute("aria-roledescription") === "slide");
const positions = () => slides().map((slide) => slide.getAttribute("data-position"));
const dots = () => within(part("choices")).getAllByRole("button");
const press = (name: "previous" | "next") => fireEvent.click(part(name));
const choose = (letter: number) => fireEvent.click(dots()[letter - 1] as HTMLElement);
const currentDot = () => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");

beforeEach(() => {
  jest.useFakeTimers();
  setVisible(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("labels the slides active, last and next, even across the ends", () => {
  render(row);
  expect(positions()).toEqual(["last", "active", "next", "next"]);
  press("previous");
  expect(positions()).toEqual(["active", "next", "next", "last"]);
});

it("names each slide by its number, and sets aria-current on the active one and its dot", () => {
  render(row);
  const active = () => slides().map((slide) => slide.hasAttribute("aria-current"));
  expect(slides().map((slide) => slide.getAttribute("aria-label"))).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
  expect(active()).toEqual([false, true, false, false]);
  expect(dots().map((dot) => dot.hasAttribute("aria-current"))).toEqual(active());
  choose(4);
  expect(active()).toEqual([false, false, false, true]);
  expect(dots().map((dot) => dot.hasAttribute("aria-current"))).toEqual(active());
});

it("has a name for each control, the pause button first", () => {
  render(row);
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([
    "Pause letters",
    ...["Show letter 1 of 4", "Show letter 2 of 4", "Show letter 3 of 4", "Show letter 4 of 4"],
    ...["Previous letter", "Next letter"],
  ]);
  expect(part("choices")).toHaveAccessibleName("Choose letter");
  expect(part("row")).toHaveAccessibleName("All letters");
});

const slideWidthPx = 100;
/** Longer than the delay that detects the end of scrolling, shorter than a slide's interval. */
const SCROLL_END_MS = 150;
/** jsdom does no layout. */
function mockLayout() {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * slideWidthPx, 0, slideWidthPx);
  });
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(slideWidthPx);
  jest.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(function (this: Element) {
    return this.children.length * slideWidthPx;
  });
}
const track = () => part("row");

/** Hydration adds a clone of the last slide before the first. */
const slotPx = (slot: number) => (1 + slot) * slideWidthPx;

it.each([
  ["starts at the start index", 0, 1, 1],
  ["stays in place if it is being swiped, past the middle of the first slide", 0.7, 0.7, 1],
  ["stays in place if it is being swiped, before the middle of the first slide", 0.3, 0.3, 0],
])("on hydration, the row %s", (_, scrolledSlides, expectedSlot, current) => {
  mockLayout();
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo");
  const container = showAsServed(row);
  track().scrollLeft = scrolledSlides * slideWidthPx;
  render(row, { container, hydrate: true });
  expect(currentDot()).toBe(current);
  expect(scrollTo.mock.calls).toEqual([[{ left: slotPx(expectedSlot), behavior: "instant" }]]);
});

/** Renders the row as it is after hydration: a clone of the last slide, "a" to "d", and clones of "a" to "d". */
function renderInLayout() {
  mockLayout();
  render(row);
  track().scrollLeft = slotPx(1);
  return jest.spyOn(Element.prototype, "scrollTo");
}
/** Scrolls the row to this position and waits for the end of scrolling. */
function restAt(left: number) {
  track().scrollLeft = left;
  fireEvent.scroll(track());
  act(() => jest.advanceTimersByTime(SCROLL_END_MS));
}
const status = () => screen.getByText(/^letter \d of 4$/);

it("with one slide more than a wide viewport shows, has inert clones at both ends", () => {
  mockLayout();
  render(rowOf(["a", "b", "c"]));
  expect(dots()).toHaveLength(3);
  expect([...track().children].map((slide) => slide.textContent).join("")).toBe("c" + "abc" + "abca");
  expect([...track().children].map((slide) => slide.hasAttribute("inert"))).toEqual([
    true,
    ...Array(3).fill(false),
    ...Array(4).fill(true),
  ]);
});

it("is a plain row if a wide viewport shows all slides at once, also in the server's HTML", () => {
  mockLayout();
  const container = showAsServed(rowOf(["a", "b"]));
  const expectPlain = () => {
    expect(container).toHaveTextContent("ab");
    expect(container.querySelectorAll("[role], [aria-roledescription], [aria-label], [aria-live], [tabindex], button")).toHaveLength(0);
    expect(container.querySelectorAll("[data-position], [inert]")).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  };
  expectPlain();
  render(rowOf(["a", "b"]), { container, hydrate: true });
  expectPlain();
});

describe("a chosen slide", () => {
  it("is reached across an end if that way is shorter", () => {
    const scrollTo = renderInLayout();
    choose(4);
    track().scrollLeft = slotPx(3);
    press("next");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slotPx(4), behavior: undefined });
    track().scrollLeft = slotPx(0);
    press("previous");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slotPx(-1), behavior: undefined });
  });

  it("is reached in the pressed direction, even beyond the clones", () => {
    const scrollTo = renderInLayout();
    choose(1);
    track().scrollLeft = slotPx(4); // the clone of "a", before the row has jumped
    press("next");
    expect(scrollTo.mock.calls.slice(-2)).toEqual([[{ left: slotPx(0), behavior: "instant" }], [{ left: slotPx(1), behavior: undefined }]]);
  });

  it("moves from a clone to the original, even if the row is already at the clone and does not scroll", () => {
    const scrollTo = renderInLayout();
    choose(4);
    track().scrollLeft = slotPx(4);
    choose(1);
    act(() => jest.advanceTimersByTime(SCROLL_END_MS));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slotPx(0), behavior: "instant" });
  });

  it("is shown at once if the window is resized while the row is scrolling to it", () => {
    const scrollTo = renderInLayout();
    choose(4);
    window.innerWidth += 1;
    fireEvent(window, new Event("resize"));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slotPx(3), behavior: "instant" });
  });

  it("is scrolled to without a jump if only the window's height changes, as with a phone's address bar", () => {
    const scrollTo = renderInLayout();
    choose(4);
    window.innerHeight += 1;
    fireEvent(window, new Event("resize"));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("stays chosen if scroll events pause while the row is scrolling to it", () => {
    const scrollTo = renderInLayout();
    choose(4);
    restAt(slotPx(1.8));
    expect(currentDot()).toBe(3);
    restAt(slotPx(3));
    expect(currentDot()).toBe(3);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});

describe("the left and right arrow keys", () => {
  const pressKeys = (...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(track(), { key });
  };

  it("show the previous and the next slide, even across the ends", () => {
    renderInLayout();
    pressKeys("ArrowLeft", "ArrowLeft");
    expect(currentDot()).toBe(3);
    pressKeys("ArrowRight");
    expect(currentDot()).toBe(0);
  });

  it("are mirrored from right to left", () => {
    renderInLayout();
    track().style.direction = "rtl";
    pressKeys("ArrowLeft");
    expect(currentDot()).toBe(2);
  });

  it("keep their meaning with a modifier and on the controls", () => {
    renderInLayout();
    expect(fireEvent.keyDown(track(), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(part("next"), { key: "ArrowRight" })).toBe(true);
    expect(currentDot()).toBe(1);
  });
});

it("does not announce an automatic slide change when its scrolling ends", () => {
  renderInLayout();
  act(() => jest.advanceTimersByTime(INTERVAL_MS));
  restAt(slotPx(2));
  expect(status()).toHaveAttribute("aria-live", "off");
});

describe("a visitor who scrolls", () => {
  it("makes the slide active, whether by touch, focus or the browser's search", () => {
    renderInLayout();
    choose(4);
    restAt(slotPx(3));
    restAt(slotPx(1));
    expect(currentDot()).toBe(1);
    expect(status()).toHaveTextContent("letter 2 of 4");
  });

  it.each([
    ["the clone of the first slide", 4, 0],
    ["the clone of the last slide", -1, 3],
  ])("jumps from %s to the original", (_, slot, original) => {
    const scrollTo = renderInLayout();
    restAt(slotPx(slot));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slotPx(original), behavior: "instant" });
    expect(currentDot()).toBe(original);
  });

  it("does not jump under a finger that rests on the row before it snaps", () => {
    const scrollTo = renderInLayout();
    fireEvent.pointerDown(track());
    restAt(slotPx(4.3));
    expect(scrollTo).not.toHaveBeenCalled();
    restAt(slotPx(4));
    expect(scrollTo).toHaveBeenCalledWith({ left: slotPx(0), behavior: "instant" });
  });

  it("interrupts scrolling to a chosen slide", () => {
    renderInLayout();
    choose(4);
    fireEvent.pointerDown(track());
    restAt(slotPx(2));
    expect(currentDot()).toBe(2);
  });
});
