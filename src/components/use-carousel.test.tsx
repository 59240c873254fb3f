import { act, fireEvent, render, screen } from "@testing-library/react";
import { setReducedMotion, setVisible } from "../testing/browser-stand-ins";
import { part } from "../testing/part";
import { showAsServed } from "../testing/served-page";
import { CarouselFrame, PauseButton } from "./carousel";
import { useCarousel } from "./use-carousel";

const INTERVAL_MS = 3000;

interface LettersProps {
  readonly startIndex?: number;
  readonly mayStart?: boolean;
  readonly isReady?: (index: number) => boolean;
}

function Letters(options: LettersProps) {
  const carousel = useCarousel({ slideCount: 4, intervalMs: INTERVAL_MS, ...options });
  return (
    <CarouselFrame carousel={carousel} part="letters" label="letters" status={`letter ${carousel.index + 1} of 4`}>
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
/** In jsdom, as in browsers, focus() without a pointer matches :focus-visible. */
const focus = (element: HTMLElement) => act(() => element.focus());
const expectTimers = (count: number) => expect(jest.getTimerCount()).toBe(count);

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  setVisible(true);
});
afterEach(() => jest.useRealTimers());

describe("autoplay", () => {
  it("shows the next slide exactly after the interval, and continues from the last slide to the first", () => {
    render(<Letters startIndex={2} />);
    pass(INTERVAL_MS - 1);
    expectLetter(3);
    pass(1);
    expectLetter(4);
    pass(INTERVAL_MS);
    expectLetter(1);
  });

  it("waits for mayStart", () => {
    const { rerender } = render(<Letters mayStart={false} />);
    expectTimers(0);
    rerender(<Letters mayStart />);
    pass(INTERVAL_MS);
    expectLetter(2);
  });

  it("waits until the next slide is ready", () => {
    const { rerender } = render(<Letters isReady={(index) => index !== 1} />);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    rerender(<Letters />);
    pass(INTERVAL_MS);
    expectLetter(2);
  });

  it("waits in a hidden tab", () => {
    const isHidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    render(<Letters />);
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    isHidden.mockRestore();
    pass(INTERVAL_MS);
    expectLetter(2);
  });
});

describe("choosing a slide", () => {
  it("shows it, even if it is chosen twice, and autoplay continues after one full interval", () => {
    render(<Letters />);
    for (const _ of ["first", "again"]) {
      pass(INTERVAL_MS - 1);
      fireEvent.click(screen.getByText("Third"));
      expectLetter(3);
    }
    pass(INTERVAL_MS - 1);
    expectLetter(3);
    pass(1);
    expectLetter(4);
  });

  it("does not resume a paused carousel", () => {
    render(<Letters />);
    fireEvent.click(part("pause"));
    fireEvent.click(screen.getByText("Third"));
    expectLetter(3);
    expectTimers(0);
  });

  it("wraps around at both ends", () => {
    render(<Letters />);
    fireEvent.click(screen.getByText("Previous"));
    expectLetter(4);
    fireEvent.click(screen.getByText("Next"));
    expectLetter(1);
  });
});

describe("autoplay pauses", () => {
  it.each([
    ["under the pointer", () => fireEvent.pointerEnter(frame()), () => fireEvent.pointerLeave(frame())],
    ["outside the viewport", () => setVisible(false), () => setVisible(true)],
    ["on keyboard focus", () => focus(part("pause")), () => act(() => part("pause").blur())],
  ])("%s, and resumes one full interval after that, without renaming the pause button", (_, pause, resume) => {
    render(<Letters />);
    pass(INTERVAL_MS - 1);
    pause();
    expectTimers(0);
    expect(part("pause")).toBeVisible();
    pass(INTERVAL_MS * 2);
    expectLetter(1);
    resume();
    pass(INTERVAL_MS - 1);
    expectLetter(1);
    pass(1);
    expectLetter(2);
  });

  it("during touch, even if the browser uses the touch for scrolling", () => {
    render(<Letters />);
    fireEvent.pointerEnter(frame());
    fireEvent.touchStart(frame(), { touches: [{}] });
    fireEvent.pointerLeave(frame());
    expectTimers(0);
    fireEvent.touchEnd(frame(), { touches: [{}] });
    expectTimers(0);
    fireEvent.touchEnd(frame(), { touches: [] });
    expectTimers(1);
  });

  it("from the start with reduced motion, until the visitor presses Play", () => {
    setReducedMotion(true);
    render(<Letters />);
    expectTimers(0);
    fireEvent.click(part("play"));
    pass(INTERVAL_MS);
    expectLetter(2);
  });

  it("while the keyboard focus moves inside", () => {
    render(<Letters />);
    focus(screen.getByText("Next"));
    focus(screen.getByText("Previous"));
    expectTimers(0);
  });

  it("on keyboard focus from before hydration", () => {
    const container = showAsServed(<Letters />);
    focus(screen.getByText("Next"));
    render(<Letters />, { container, hydrate: true });
    expectTimers(0);
  });
});

test("Play resumes autoplay despite the keyboard focus on the button", () => {
  render(<Letters />);
  focus(part("pause"));
  fireEvent.click(part("pause"));
  expectTimers(0);
  fireEvent.click(part("play"));
  expectTimers(1);
});

test("a carousel announces a chosen slide to screen readers and is silent during autoplay", () => {
  render(<Letters />);
  expect(frame()).toHaveAttribute("aria-roledescription", "carousel");
  const status = screen.getByText("letter 1 of 4");
  const expectLive = (live: string) => expect(status).toHaveAttribute("aria-live", live);
  expectLive("off");
  fireEvent.click(screen.getByText("Third"));
  expectLive("polite");
  expect(status).toHaveTextContent("letter 3 of 4");
  pass(INTERVAL_MS);
  expectLive("off");
  fireEvent.click(part("pause"));
  expectLive("polite");
});
