import { PICTURE_PATIENCE_MS, type PictureState, watchPicture } from "./picture-state";

const DECODING_FAILED = new DOMException("Invalid image request.", "EncodingError");

/** An image of which a test says how far it has come. */
function exampleImage({ complete = false, naturalWidth = 0 } = {}) {
  const image = document.createElement("img");
  let [isComplete, width] = [complete, naturalWidth];
  Object.defineProperties(image, { complete: { get: () => isComplete }, naturalWidth: { get: () => width } });
  const end = (event: "load" | "error", pixels: number) => {
    [isComplete, width] = [true, pixels];
    image.dispatchEvent(new Event(event));
  };
  return { image, arrive: () => end("load", 1600), fail: () => end("error", 0) };
}

const decodes = jest.spyOn(HTMLImageElement.prototype, "decode");
/** Lets what has been promised happen. */
const settle = () => jest.advanceTimersByTimeAsync(0);

let reports: PictureState[] = [];
const watch = (image: HTMLImageElement) => watchPicture(image, (state) => reports.push(state));

beforeEach(() => {
  jest.useFakeTimers();
  decodes.mockResolvedValue();
  reports = [];
});
afterEach(() => jest.useRealTimers());

test("a picture is ready once it has arrived and is decoded", async () => {
  const { image, arrive } = exampleImage();
  let decoded = () => {};
  decodes.mockReturnValue(
    new Promise((resolve) => {
      decoded = resolve;
    }),
  );
  watch(image);
  expect(decodes).not.toHaveBeenCalled();
  arrive();
  await settle();
  expect(reports).toEqual([]);
  decoded();
  await settle();
  expect(reports).toEqual(["ready"]);
});

test("one that arrived before is ready too", async () => {
  watch(exampleImage({ complete: true, naturalWidth: 1600 }).image);
  await settle();
  expect(reports).toEqual(["ready"]);
});

test("one that cannot be decoded ahead of time is shown anyway", async () => {
  const { image, arrive } = exampleImage();
  decodes.mockRejectedValue(DECODING_FAILED);
  watch(image);
  arrive();
  await settle();
  expect(reports).toEqual(["ready"]);
});

test("one that cannot be loaded is missing", async () => {
  const { image, fail } = exampleImage();
  watch(image);
  fail();
  watch(exampleImage({ complete: true }).image);
  await settle();
  expect(reports).toEqual(["missing", "missing"]);
});

test("nobody waits for ever for one that neither arrives nor fails, and it is ready if it arrives after all", async () => {
  const { image, arrive } = exampleImage();
  watch(image);
  await jest.advanceTimersByTimeAsync(PICTURE_PATIENCE_MS - 1);
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(reports).toEqual(["missing"]);
  arrive();
  await settle();
  expect(reports.at(-1)).toBe("ready");
});

test("nor for one whose decoding never ends", async () => {
  const { image, arrive } = exampleImage();
  decodes.mockReturnValue(new Promise(() => {}));
  watch(image);
  arrive();
  await jest.advanceTimersByTimeAsync(PICTURE_PATIENCE_MS);
  expect(reports).toEqual(["ready"]);
});

test("nothing is reported and no timer runs after the end", async () => {
  const { image, arrive } = exampleImage();
  watch(image)();
  arrive();
  await settle();
  expect(reports).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
