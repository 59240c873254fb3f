import { act, fireEvent, render, screen } from "@testing-library/react";
import { setReducedMotion, setSeen, setTabInFront } from "../testing/browser-stand-ins";
import { showAsServed } from "../testing/served-page";
import { CarouselFrame, PauseButton } from "./carousel";
import type { PictureState } from "./picture-state";
import { useCarousel, wrapIndex } from "./use-carousel";

const INTERVAL_MS = 3000;

interface ShowProps {
  readonly startIndex?: number;
  readonly mayStart?: boolean;
  readonly pictureOf?: (index: number) => PictureState | undefined;
}

/** The smallest carousel: four slides, its frame and its controls. */
function Show(options: ShowProps) {
  const carousel = useCarousel({ slideCount: 4, intervalMs: INTERVAL_MS, ...options });
  return (
    <CarouselFrame carousel={carousel} label="letters" status={`letter ${carousel.index + 1} of 4`}>
      <PauseButton carousel={carousel} label="letters" />
      <button type="button" onClick={() => carousel.choose(carousel.index - 1)}>
        Previous
      </button>
      <button type="button" onClick={() => carousel.choose(carousel.index + 1)}>
        Next
      </button>
      <button type="button" onClick={() => carousel.choose(2)}>
        Third
      </button>
    </CarouselFrame>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const frame = () => screen.getByRole("region", { name: "letters" });
const expectLetter = (letter: number) => expect(frame()).toHaveTextContent(`letter ${letter} of 4`);
const expectTimers = (count: number) => expect(jest.getTimerCount()).toBe(count);

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  setTabInFront(true);
  setSeen(true);
});
afterEach(() => jest.useRealTimers());

describe("a carousel that plays", () => {
  it("shows the next slide after the interval, not before", () => {
    render(<Show />);
    pass(INTERVAL_MS - 1);
    expectLetter(1);
    pass(1);
    expectLetter(2);
    pass(INTERVAL_MS);
    expectLetter(3);
  });

  it("starts at the slide of the start index", () => {
    render(<Show startIndex={1} />);
    expectLetter(2);
  });

  it("goes from the last to the first", () => {
    render(<Show startIndex={3} />);
    pass(INTERVAL_MS);
    expectLetter(1);
  });

  it("runs one timer, and none once it is gone", () => {
    const { unmount } = render(<Show />);
    expectTimers(1);
    pass(INTERVAL_MS * 3);
    expectTimers(1);
    unmount();
    expectTimers(0);
  });

  it("waits until it may start", () => {
    const { rerender } = render(<Show mayStart={false} />);
    expectTimers(0);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    rerender(<Show mayStart />);
    pass(INTERVAL_MS);
    expectLetter(2);
  });

  it("waits for a slide that is not ready, and shows it as soon as it is", () => {
    const { rerender } = render(<Show pictureOf={() => undefined} />);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    expectTimers(0);
    rerender(<Show pictureOf={() => "ready"} />);
    expectLetter(2);
  });
});

describe("a slide with nothing to show", () => {
  it("is passed over, and so is the one after it, round the end", () => {
    render(<Show startIndex={1} pictureOf={(index) => (index < 2 ? "ready" : "missing")} />);
    pass(INTERVAL_MS);
    expectLetter(1);
    pass(INTERVAL_MS);
    expectLetter(2);
  });

  it("is passed over as soon as it turns out to be missing", () => {
    const { rerender } = render(<Show pictureOf={(index) => (index === 1 ? undefined : "ready")} />);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    rerender(<Show pictureOf={(index) => (index === 1 ? "missing" : "ready")} />);
    expectLetter(3);
  });

  it("leaves the show where it is while all others are missing, and the show goes on when one arrives", () => {
    const { rerender } = render(<Show pictureOf={(index) => (index > 0 ? "missing" : "ready")} />);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    rerender(<Show pictureOf={(index) => (index === 1 ? "missing" : "ready")} />);
    expectLetter(3);
  });
});

describe("choosing", () => {
  it("jumps to the slide, and the show goes on after a whole interval", () => {
    render(<Show />);
    pass(INTERVAL_MS - 1);
    fireEvent.click(screen.getByText("Third"));
    expectLetter(3);
    expect(screen.getByRole("button", { name: "Pause letters" })).toBeVisible();
    pass(INTERVAL_MS - 1);
    expectLetter(3);
    pass(1);
    expectLetter(4);
  });

  it("gives the slide on show a whole interval more", () => {
    render(<Show startIndex={2} />);
    pass(INTERVAL_MS - 1);
    fireEvent.click(screen.getByText("Third"));
    pass(INTERVAL_MS - 1);
    expectLetter(3);
    pass(1);
    expectLetter(4);
  });

  it("with the pointer over it holds until the pointer has gone, and a whole interval longer", () => {
    render(<Show />);
    fireEvent.pointerEnter(frame());
    fireEvent.click(screen.getByText("Third"));
    pass(INTERVAL_MS * 2);
    expectLetter(3);
    fireEvent.pointerLeave(frame());
    pass(INTERVAL_MS - 1);
    expectLetter(3);
    pass(1);
    expectLetter(4);
  });

  it("does not start a show that was paused", () => {
    render(<Show />);
    fireEvent.click(screen.getByRole("button", { name: "Pause letters" }));
    fireEvent.click(screen.getByText("Third"));
    pass(INTERVAL_MS * 2);
    expectLetter(3);
    expectTimers(0);
  });

  it("goes below the first to the last, and past the last to the first", () => {
    render(<Show />);
    fireEvent.click(screen.getByText("Previous"));
    expectLetter(4);
    fireEvent.click(screen.getByText("Next"));
    expectLetter(1);
  });

  it.each([
    [-1, 3],
    [-5, 3],
    [0, 0],
    [4, 0],
    [9, 1],
  ])("wraps %i of 4 to %i", (index, wrapped) => expect(wrapIndex(index, 4)).toBe(wrapped));
});

describe("the show holds", () => {
  it("while the pointer is over it, and goes on with a whole interval when it leaves", () => {
    render(<Show />);
    pass(INTERVAL_MS - 1);
    fireEvent.pointerEnter(frame());
    expectTimers(0);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    fireEvent.pointerLeave(frame());
    pass(INTERVAL_MS - 1);
    expectLetter(1);
    pass(1);
    expectLetter(2);
  });

  it("while a finger is on it, also when the browser takes the finger for scrolling", () => {
    render(<Show />);
    fireEvent.pointerEnter(frame());
    fireEvent.touchStart(frame(), { touches: [{}] });
    fireEvent.pointerLeave(frame());
    expectTimers(0);
    fireEvent.touchEnd(frame(), { touches: [{}] });
    expectTimers(0);
    fireEvent.touchEnd(frame(), { touches: [] });
    pass(INTERVAL_MS);
    expectLetter(2);
  });

  it("off the screen", () => {
    render(<Show />);
    setSeen(false);
    expectTimers(0);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    setSeen(true);
    pass(INTERVAL_MS);
    expectLetter(2);
  });

  it("in a hidden tab", () => {
    render(<Show />);
    setTabInFront(false);
    expectTimers(0);
    setTabInFront(true);
    expectTimers(1);
  });

  it("from the start under reduced motion, until it is asked for", () => {
    setReducedMotion(true);
    render(<Show />);
    expectTimers(0);
    fireEvent.click(screen.getByRole("button", { name: "Play letters" }));
    pass(INTERVAL_MS);
    expectLetter(2);
  });
});

describe("the keyboard", () => {
  /** jsdom counts focus without a pointer as keyboard focus, as browsers do. */
  const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());

  it("holds the show when it comes in, and the pause button keeps its name", () => {
    render(<Show />);
    focus("Pause letters");
    expectTimers(0);
    expect(document.activeElement).toHaveAccessibleName("Pause letters");
  });

  it("holds the show while it moves within, and the show goes on after a whole interval when it has gone", () => {
    render(<Show />);
    focus("Next");
    focus("Previous");
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    act(() => screen.getByText("Previous").blur());
    expect(screen.getByRole("button", { name: "Pause letters" })).toBeVisible();
    pass(INTERVAL_MS - 1);
    expectLetter(1);
    pass(1);
    expectLetter(2);
  });

  it("holds the show also if it was there before the script", () => {
    const container = showAsServed(<Show />);
    focus("Next");
    render(<Show />, { container, hydrate: true });
    expectTimers(0);
  });

  it("starts the show again with the button although the focus is on it", () => {
    render(<Show />);
    focus("Pause letters");
    fireEvent.click(screen.getByRole("button", { name: "Pause letters" }));
    expectTimers(0);
    fireEvent.click(screen.getByRole("button", { name: "Play letters" }));
    pass(INTERVAL_MS);
    expectLetter(2);
    act(() => screen.getByRole("button", { name: "Pause letters" }).blur());
    expectTimers(1);
  });
});

describe("for screen readers", () => {
  it("is a named region described as a carousel, its pause button before every other control", () => {
    render(<Show />);
    expect(frame()).toHaveAttribute("aria-roledescription", "carousel");
    expect(screen.getAllByRole("button")[0]).toHaveAccessibleName("Pause letters");
  });

  it("says which slide the visitor chose, but not which one comes next by itself", () => {
    render(<Show />);
    fireEvent.click(screen.getByText("Third"));
    expect(screen.getByText("letter 3 of 4")).toHaveAttribute("aria-live", "polite");
    pass(INTERVAL_MS);
    expect(screen.getByText("letter 4 of 4")).toHaveAttribute("aria-live", "off");
  });

  it("is silent while it rotates and polite when it does not", () => {
    render(<Show />);
    const status = screen.getByText("letter 1 of 4");
    expect(status).toHaveAttribute("aria-live", "off");
    fireEvent.click(screen.getByRole("button", { name: "Pause letters" }));
    expect(status).toHaveAttribute("aria-live", "polite");
    fireEvent.click(screen.getByText("Next"));
    expect(status).toHaveTextContent("letter 2 of 4");
  });
});
