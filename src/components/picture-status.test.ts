import { PICTURE_TIMEOUT_MS, type PictureStatus, watchPicture } from "./picture-status";

const DECODING_FAILED = new DOMException("Invalid image request.", "EncodingError");

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
const settle = () => jest.advanceTimersByTimeAsync(0);

let reports: PictureStatus[] = [];
const watch = (image: HTMLImageElement) => watchPicture(image, (status) => reports.push(status));

beforeEach(() => {
  jest.useFakeTimers();
  decodes.mockResolvedValue();
  reports = [];
});
afterEach(() => jest.useRealTimers());

test("a picture is loaded once it has arrived and is decoded", async () => {
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
  expect(reports).toEqual(["loaded"]);
});

test("a picture that arrived earlier is loaded", async () => {
  watch(exampleImage({ complete: true, naturalWidth: 1600 }).image);
  await settle();
  expect(reports).toEqual(["loaded"]);
});

test("a picture that decode() refuses is loaded", async () => {
  const { image, arrive } = exampleImage();
  decodes.mockRejectedValue(DECODING_FAILED);
  watch(image);
  arrive();
  await settle();
  expect(reports).toEqual(["loaded"]);
});

test("a picture with an error has failed", async () => {
  const { image, fail } = exampleImage();
  watch(image);
  fail();
  watch(exampleImage({ complete: true }).image);
  await settle();
  expect(reports).toEqual(["failed", "failed"]);
});

test("a picture that does not arrive fails after the timeout, and is loaded if it arrives later", async () => {
  const { image, arrive } = exampleImage();
  watch(image);
  await jest.advanceTimersByTimeAsync(PICTURE_TIMEOUT_MS - 1);
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(reports).toEqual(["failed"]);
  arrive();
  await settle();
  expect(reports.at(-1)).toBe("loaded");
});

test("a picture whose decoding never ends is loaded after the timeout", async () => {
  const { image, arrive } = exampleImage();
  decodes.mockReturnValue(new Promise(() => {}));
  watch(image);
  arrive();
  await jest.advanceTimersByTimeAsync(PICTURE_TIMEOUT_MS);
  expect(reports).toEqual(["loaded"]);
});

test("nothing is reported and no timer runs after stopping", async () => {
  const { image, arrive } = exampleImage();
  watch(image)();
  arrive();
  await settle();
  expect(reports).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
