import { SEND_INTERVAL_MS, SEND_LIMIT_MS } from "./send-enquiry";

/** The module remembers the last request; every test starts on a page of its own. */
let sendEnquiry: typeof import("./send-enquiry").sendEnquiry;

const settings = { origin: "http://mailbox.test", publicKey: "key", serviceId: "service", templateId: "template" };
const AT_ONCE_MS = 0;
const message = { fullName: "Asha", email: "a@b.example", phone: "" };

/** As much of a Response as the library reads. */
const response = (status: number, text: string) => ({ ok: status >= 200 && status < 300, status, text: async () => text }) as Response;

const pageFetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(async () => {
  jest.resetModules();
  ({ sendEnquiry } = await import("./send-enquiry"));
  jest.useFakeTimers();
  pageFetch.mockReset();
  globalThis.fetch = pageFetch;
});
afterEach(() => {
  expect(globalThis.fetch).toBe(pageFetch);
  jest.useRealTimers();
});

/** Lets timers and promises run until the send has an outcome. */
async function outcomeOf(sending: Promise<void>, ms = 0): Promise<unknown> {
  const outcome = sending.then(
    () => "sent",
    (reason: unknown) => reason,
  );
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
}

test("posts what requirements R17.6 names, and nothing else", async () => {
  pageFetch.mockResolvedValue(response(200, "OK"));
  expect(await outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS))).toBe("sent");
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
])("status 200 or text OK is success: %s %s", async (status, text) => {
  pageFetch.mockResolvedValue(response(status, text));
  expect(await outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS))).toBe("sent");
});

test.each([400, 403, 412, 429, 500])("status %s is a failure that says why", async (status) => {
  pageFetch.mockResolvedValue(response(status, "the service's reason"));
  expect(await outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS))).toMatchObject({ status, text: "the service's reason" });
});

test("a status below 300 that is neither 200 nor OK is a failure", async () => {
  pageFetch.mockResolvedValue(response(204, ""));
  expect(await outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS))).toMatchObject({ status: 204 });
});

test("a broken connection is a failure", async () => {
  pageFetch.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS))).toEqual(new TypeError("Failed to fetch"));
});

test("the library's own complaint, a plain string, is a failure", async () => {
  expect(await outcomeOf(sendEnquiry(message, { ...settings, serviceId: "" }, AT_ONCE_MS))).toMatch(/service ID is required/);
  expect(pageFetch).not.toHaveBeenCalled();
});

test("after the time limit it fails, and the request is aborted so that no late answer counts", async () => {
  let signal: AbortSignal | null | undefined;
  pageFetch.mockImplementation((_, options) => {
    signal = options?.signal;
    return new Promise(() => {});
  });
  const sending = outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS), SEND_LIMIT_MS);
  expect(await sending).toEqual(new Error("No answer within 15000 ms"));
  expect(signal?.aborted).toBe(true);
});

test("just before the time limit it still waits", async () => {
  pageFetch.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS - 1, response(200, "OK"))));
  expect(await outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS), SEND_LIMIT_MS)).toBe("sent");
});

test("a retry waits until a second has passed since the last answer, and is not refused", async () => {
  pageFetch.mockResolvedValueOnce(response(500, "")).mockResolvedValueOnce(response(200, "OK"));
  await outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS));
  const retry = sendEnquiry(message, settings, AT_ONCE_MS);
  await jest.advanceTimersByTimeAsync(SEND_INTERVAL_MS - 1);
  expect(pageFetch).toHaveBeenCalledTimes(1);
  expect(await outcomeOf(retry, 1)).toBe("sent");
  expect(pageFetch).toHaveBeenCalledTimes(2);
});

test("an enquiry that is not due yet waits", async () => {
  pageFetch.mockResolvedValue(response(200, "OK"));
  const dueInMs = 2000;
  const sending = sendEnquiry(message, settings, performance.now() + dueInMs);
  await jest.advanceTimersByTimeAsync(dueInMs - 1);
  expect(pageFetch).not.toHaveBeenCalled();
  expect(await outcomeOf(sending, 1)).toBe("sent");
});

test("the abort signal reaches no other request, not even one that is made just before the library's", async () => {
  pageFetch.mockResolvedValue(response(200, "OK"));
  const sending = sendEnquiry(message, settings, AT_ONCE_MS);
  const own: RequestInit = { method: "HEAD" };
  while (globalThis.fetch === pageFetch) await Promise.resolve();
  await fetch("/page-data/app-data.json", own);
  await outcomeOf(sending);
  const [other, librarys] = pageFetch.mock.calls;
  expect(other).toEqual(["/page-data/app-data.json", own]);
  expect(other?.[1]?.signal).toBeUndefined();
  expect(librarys?.[0]).toBe("http://mailbox.test/api/v1.0/email/send");
  expect(librarys?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

describe("leaving the page", () => {
  const leave = () => window.dispatchEvent(new Event("pagehide"));

  test("ends the request that is being sent", async () => {
    let signal: AbortSignal | null | undefined;
    pageFetch.mockImplementation((_, options) => {
      signal = options?.signal;
      return new Promise(() => {});
    });
    const sending = outcomeOf(sendEnquiry(message, settings, AT_ONCE_MS));
    await jest.advanceTimersByTimeAsync(0);
    leave();
    expect(await sending).toEqual(new Error("The page was left before the service answered"));
    expect(signal?.aborted).toBe(true);
  });

  test("before the enquiry is due: it is not sent, even if the page comes back", async () => {
    const dueInMs = 2000;
    const sending = outcomeOf(sendEnquiry(message, settings, performance.now() + dueInMs));
    leave();
    expect(await sending).toBeInstanceOf(Error);
    await jest.advanceTimersByTimeAsync(dueInMs);
    expect(pageFetch).not.toHaveBeenCalled();
  });
});
