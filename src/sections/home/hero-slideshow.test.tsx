import { act, fireEvent, render, screen } from "@testing-library/react";
import { PICTURE_PATIENCE_MS } from "../../components/picture-state";
import { setReducedMotion, setSeen, setTabInFront } from "../../testing/browser-stand-ins";
import { exampleImage } from "../../testing/example-image";
import { showAsServed } from "../../testing/served-page";
import { HeroSlideshow } from "./hero-slideshow";

/** Longer than a slide stays, shorter than two. */
const ONE_TURN_MS = 2100;

/** The show starts at the second, the plant. */
const slides = ["cameras", "plant", "wiring", "pipes"].map((name, place) => ({
  title: name,
  entry: {
    code: `X-0${place + 1}`,
    kelvin: 2700 + place * 200,
    picture: { alt: name, image: exampleImage(name), phoneImage: exampleImage(`${name}-phone`) },
  },
}));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const picture = (name: string) => screen.getByAltText(name);
/** The mark is current, and a slide becomes current by itself only when its picture is ready. */
const expectShown = (name: string) => expect(document.querySelector("[aria-current]")).toHaveTextContent(name);
/** What a browser says of a picture that the page asked for. */
function arrive(name: string) {
  Object.defineProperties(picture(name), { complete: { value: true }, naturalWidth: { value: 1600 } });
  fireEvent.load(picture(name));
}

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  setTabInFront(true);
  setSeen(true);
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

async function start() {
  render(<HeroSlideshow slides={slides} />);
  await pass(300); // the page settles
}

test("the page comes with the picture of index 1, counted from 0, and no other", () => {
  showAsServed(<HeroSlideshow slides={slides} />);
  expectShown("plant");
  expect(screen.getAllByRole("img")).toEqual([picture("plant")]);
  expect(picture("plant")).not.toHaveAttribute("loading", "lazy");
});

test("one slide is shown and stays", async () => {
  render(<HeroSlideshow slides={slides.slice(0, 1)} />);
  expectShown("cameras");
  expect(picture("cameras")).not.toHaveAttribute("loading", "lazy");
  await pass(3 * ONE_TURN_MS);
  expectShown("cameras");
});

test("a picture that the browser will not decode ahead of time is shown all the same", async () => {
  jest.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new DOMException("Invalid image request.", "EncodingError"));
  await start();
  arrive("wiring");
  await pass(ONE_TURN_MS);
  expectShown("wiring");
});

test("a picture that cannot be loaded is passed over, the next is loaded instead, and the show goes on round the end", async () => {
  await start();
  fireEvent.error(picture("wiring"));
  await pass(0);
  fireEvent.error(picture("pipes"));
  await pass(0);
  arrive("cameras");
  await pass(ONE_TURN_MS);
  expectShown("cameras");
  await pass(ONE_TURN_MS);
  expectShown("plant");
  await pass(ONE_TURN_MS);
  expectShown("cameras");
});

test("a picture that never answers is passed over, and has its turn once it arrives", async () => {
  await start();
  await pass(PICTURE_PATIENCE_MS);
  arrive("pipes");
  await pass(0);
  expectShown("pipes");
  arrive("wiring");
  await pass(0);
  fireEvent.error(picture("cameras"));
  await pass(ONE_TURN_MS);
  expectShown("plant");
  await pass(ONE_TURN_MS);
  expectShown("wiring");
});
