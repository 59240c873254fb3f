import { act, fireEvent, render, screen } from "@testing-library/react";
import { setVisible } from "../../testing/browser-stand-ins";
import { exampleImage } from "../../testing/example-image";
import { showAsServed } from "../../testing/served-page";
import { HeroSlideshow } from "./hero-slideshow";

/** A little more than one interval. */
const ONE_TURN_MS = 2100;

/** The slideshow starts at "plant". */
const slides = ["cameras", "plant", "wiring", "pipes"].map((name) => ({
  title: name,
  offering: {
    colourTemperature: 2700,
    picture: { alt: name, image: exampleImage(name), phoneImage: exampleImage(`${name}-phone`) },
  },
}));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const picture = (name: string) => screen.getByAltText(name);
/** During autoplay a dot becomes current only when its picture has loaded. */
const expectActive = (name: string) => expect(document.querySelector("[aria-current]")).toHaveTextContent(name);

beforeEach(() => {
  jest.useFakeTimers();
  setVisible(true);
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test("the server's HTML has only the picture with index 1", () => {
  showAsServed(<HeroSlideshow slides={slides} />);
  expectActive("plant");
  expect(screen.getAllByRole("img")).toEqual([picture("plant")]);
  expect(picture("plant")).not.toHaveAttribute("loading", "lazy");
});

test("a single slide stays", async () => {
  render(<HeroSlideshow slides={slides.slice(0, 1)} />);
  expectActive("cameras");
  expect(picture("cameras")).not.toHaveAttribute("loading", "lazy");
  await pass(3 * ONE_TURN_MS);
  expectActive("cameras");
});

test("autoplay waits for the next picture, which may also fail", async () => {
  render(<HeroSlideshow slides={slides} />);
  await pass(3 * ONE_TURN_MS);
  expectActive("plant");
  fireEvent.load(picture("wiring"));
  await pass(ONE_TURN_MS);
  expectActive("wiring");
  fireEvent.error(picture("pipes"));
  await pass(ONE_TURN_MS);
  expectActive("pipes");
});
