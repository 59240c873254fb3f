import { PICTURE_TIMEOUT_MS, type PictureStatus, watchPicture } from "./picture-status";

/** Properties of an image that is loading, loaded or broken. */
const COMING = { complete: false, naturalWidth: 0 };
const THERE = { complete: true, naturalWidth: 1600 };
const BROKEN = { complete: true, naturalWidth: 0 };

const DECODED = async () => {};
const REFUSED = () => Promise.reject(new DOMException("Invalid image request.", "EncodingError"));
const ENDLESS = () => new Promise<void>(() => {});

function watched(state: typeof COMING, decode: () => Promise<void>) {
  const image = document.createElement("img");
  const reports: PictureStatus[] = [];
  const set = ({ complete, naturalWidth }: typeof COMING) =>
    Object.defineProperties(image, {
      complete: { value: complete, configurable: true },
      naturalWidth: { value: naturalWidth, configurable: true },
    });
  set(state);
  image.decode = decode;
  const stop = watchPicture(image, (status) => reports.push(status));
  const end = (event: "load" | "error") => {
    set(event === "load" ? THERE : BROKEN);
    image.dispatchEvent(new Event(event));
  };
  return { reports, stop, end };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["loads and is decoded", COMING, DECODED, "load", 0, ["loaded"]],
  ["loads and is being decoded", COMING, ENDLESS, "load", PICTURE_TIMEOUT_MS - 1, []],
  ["loads, but is never decoded", COMING, ENDLESS, "load", PICTURE_TIMEOUT_MS, ["loaded"]],
  ["loads, but decode() rejects", COMING, REFUSED, "load", 0, ["loaded"]],
  ["loaded earlier", THERE, DECODED, undefined, 0, ["loaded"]],
  ["fails", COMING, DECODED, "error", 0, ["failed"]],
  ["failed earlier", BROKEN, DECODED, undefined, 0, ["failed"]],
  ["does not load in time", COMING, DECODED, undefined, PICTURE_TIMEOUT_MS, ["failed"]],
] as const)("a picture that %s", async (_, state, decode, event, ms, expected) => {
  const { reports, end } = watched(state, decode);
  if (event) end(event);
  await jest.advanceTimersByTimeAsync(ms);
  expect(reports).toEqual(expected);
});

test("a picture that loads after the timeout is reported as loaded, and no timer is left", async () => {
  const { reports, end } = watched(COMING, DECODED);
  await jest.advanceTimersByTimeAsync(PICTURE_TIMEOUT_MS);
  end("load");
  await jest.advanceTimersByTimeAsync(0);
  expect(reports).toEqual(["failed", "loaded"]);
  expect(jest.getTimerCount()).toBe(0);
});

test("stopping ends reports and timers, even while the picture is being decoded", async () => {
  const decoding = watched(COMING, DECODED);
  decoding.end("load");
  decoding.stop();
  const coming = watched(COMING, DECODED);
  coming.stop();
  coming.end("load");
  await jest.advanceTimersByTimeAsync(0);
  expect([decoding.reports, coming.reports]).toEqual([[], []]);
  expect(jest.getTimerCount()).toBe(0);
});
