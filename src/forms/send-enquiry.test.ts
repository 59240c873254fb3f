import { LIBRARY_TIMEOUT_MS, SEND_TIMEOUT_MS, sendEnquiry } from "./send-enquiry";

let mockLibrary: () => unknown;
jest.mock("@emailjs/browser", () => mockLibrary());

const message = { fullName: "Asha", email: "a@b.example", phone: "" };
const SETTINGS = {
  GATSBY_EMAILJS_ORIGIN: "http://mailbox.test",
  GATSBY_EMAILJS_PUBLIC_KEY: "key",
  GATSBY_EMAILJS_SERVICE_ID: "service",
  GATSBY_EMAILJS_TEMPLATE_ID: "template",
};
const { fetch: originalFetch } = globalThis;
const pageFetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** The part of a Response that the library reads. */
const response = (status: number, text: string) => ({ ok: status >= 200 && status < 300, status, text: async () => text }) as Response;

function throwing(reason: string) {
  return () => {
    throw new Error(reason);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(process.env, SETTINGS);
  pageFetch.mockReset();
  jest.resetModules();
  mockLibrary = () => jest.requireActual("@emailjs/browser");
  globalThis.fetch = pageFetch;
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of Object.keys(SETTINGS)) delete process.env[name];
  globalThis.fetch = originalFetch;
});

/** Advances the timers. @returns "sent" or the reason for the failure */
async function outcomeOf(sending: Promise<void>, ms = 0): Promise<unknown> {
  const outcome = sending.then(
    () => "sent",
    (reason: unknown) => reason,
  );
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
}

/** @returns whether the browser would ask before leaving the page */
const asksBeforeLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test.each([
  ["through the library", () => jest.requireActual("@emailjs/browser")],
  ["if the library's file is missing, or it reads storage that the browser blocks", throwing("SecurityError")],
  ["if the library cannot run", () => ({ init: throwing("store is undefined") })],
  // biome-ignore lint/suspicious/noThenProperty: import() waits for a thenable, and this one never resolves
  ["if the library does not load", () => ({ __esModule: true, then() {} })],
])("%s, the service receives exactly what requirements R17.6 lists", async (_, library) => {
  mockLibrary = library;
  pageFetch.mockResolvedValue(response(200, "OK"));
  expect(await outcomeOf(sendEnquiry(message), LIBRARY_TIMEOUT_MS)).toBe("sent");
  expect(pageFetch).toHaveBeenCalledTimes(1);
  const [address, options] = pageFetch.mock.calls[0] ?? [];
  expect(address).toBe("http://mailbox.test/api/v1.0/email/send");
  expect(options).toMatchObject({ method: "POST", headers: { "Content-type": "application/json" } });
  expect(JSON.parse(String(options?.body))).toEqual({
    lib_version: "4.4.1",
    user_id: "key",
    service_id: "service",
    template_id: "template",
    template_params: message,
  });
});

test.each([
  [200, "<html>not the usual body</html>"],
  [202, "OK"],
])("status 200 or the text OK is success: %s %s", async (status, text) => {
  pageFetch.mockResolvedValue(response(status, text));
  expect(await outcomeOf(sendEnquiry(message))).toBe("sent");
});

test.each([204, 500])("status %s is a failure with its reason", async (status) => {
  pageFetch.mockResolvedValue(response(status, "the service's reason"));
  expect(await outcomeOf(sendEnquiry(message))).toMatchObject({ status, text: "the service's reason" });
});

test("a broken connection is a failure", async () => {
  pageFetch.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await outcomeOf(sendEnquiry(message))).toEqual(new TypeError("Failed to fetch"));
});

test("a build without identifiers sends no request and throws an error that says so", async () => {
  delete process.env.GATSBY_EMAILJS_SERVICE_ID;
  expect(await outcomeOf(sendEnquiry(message))).toEqual(new Error("This site was built without EmailJS identifiers (.env.example)"));
  expect(pageFetch).not.toHaveBeenCalled();
});

test("a service that does not respond is a failure after the timeout", async () => {
  pageFetch.mockReturnValue(new Promise(() => {}));
  const settled = jest.fn();
  const sending = sendEnquiry(message).catch(settled);
  await jest.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await outcomeOf(sending, 1);
  expect(settled).toHaveBeenCalledWith(new Error("No response within 15000 ms"));
});

test("a response that waits while the tab is frozen counts, although the timeout has expired", async () => {
  let respond = (_: Response) => {};
  pageFetch.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const outcome = outcomeOf(sendEnquiry(message));
  await jest.advanceTimersByTimeAsync(0);
  // Expired timers run first when the tab is active again.
  await jest.runOnlyPendingTimersAsync();
  respond(response(200, "OK"));
  expect(await outcome).toBe("sent");
});

test("the browser asks before leaving only while an enquiry is being sent", async () => {
  let respond = (_: Response) => {};
  pageFetch.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  expect(asksBeforeLeaving()).toBe(false);
  const sending = outcomeOf(sendEnquiry(message));
  await jest.advanceTimersByTimeAsync(0);
  expect(asksBeforeLeaving()).toBe(true);
  respond(response(500, ""));
  await sending;
  expect(asksBeforeLeaving()).toBe(false);
});
