import { act, fireEvent, render, within } from "@testing-library/react";
import { setVisible } from "../testing/browser-stand-ins";
import { exampleImage } from "../testing/example-image";
import { SITE_DATA } from "../testing/example-site";
import { part } from "../testing/part";
import { Testimonials } from "./about/testimonials";
import { HeroSlideshow } from "./home/hero-slideshow";
import { Reviews } from "./home/reviews";
import { Clients } from "./shared/clients";

const LETTERS = ["a", "b", "c", "d", "e", "f"];
const picture = { alt: "", image: exampleImage("plant"), phoneImage: exampleImage("plant-phone") };
const heading = { label: "Clients", heading: "What they say" };

const mockClients = jest.fn(() => LETTERS.map((name) => ({ name, type: name, logo: picture })));
jest.mock("../site/site-data", () => ({ useSiteData: () => ({ ...SITE_DATA, clients: { ...heading, items: mockClients() } }) }));

const slideshow = <HeroSlideshow slides={LETTERS.map((title) => ({ title, offering: { colourTemperature: 2700, picture } }))} />;
const reviews = <Reviews {...heading} reviews={LETTERS.map((name) => ({ name, title: name, quote: name }))} />;
const clients = <Clients />;
const testimonials = <Testimonials {...heading} testimonials={LETTERS.map((name) => ({ name, text: name }))} />;

beforeEach(() => {
  jest.useFakeTimers();
  setVisible(true);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  ["R16.1", "slideshow", slideshow, 2000, 1],
  ["R16.2", "clients", clients, 3000, 0],
  ["R16.3", "reviews", reviews, 3000, 1],
  ["R16.4", "testimonials", testimonials, 2000, 0],
])("requirement %s: the %s", (_, name, carousel, intervalMs, startIndex) => {
  render(carousel);
  const buttons = within(part("choices")).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label")?.match(/\d+ of \d+$/)?.[0])).toEqual(
    LETTERS.map((_letter, index) => `${index + 1} of ${LETTERS.length}`),
  );
  const expectActive = (index: number) => {
    expect(buttons.map((button) => button.hasAttribute("aria-current"))).toEqual(LETTERS.map((_letter, other) => other === index));
    expect(part(name)).toHaveTextContent(`${index + 1} of ${LETTERS.length}`);
  };
  expectActive(startIndex);
  for (const image of document.images) fireEvent.load(image);
  pass(intervalMs - 1);
  expectActive(startIndex);
  pass(1);
  expectActive(startIndex + 1);
});

test("without reviews, testimonials or clients there is no section", () => {
  mockClients.mockReturnValueOnce([]);
  const { container } = render([
    <Reviews key="r" {...heading} reviews={[]} />,
    <Testimonials key="t" {...heading} testimonials={[]} />,
    <Clients key="c" />,
  ]);
  expect(container).toBeEmptyDOMElement();
});

test("the slideshow's active dot fills in one interval", () => {
  render(slideshow);
  expect(part("choices").parentElement?.style.getPropertyValue("--dwell")).toBe("2000ms");
});
