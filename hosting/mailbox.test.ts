/** @jest-environment node */

import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { close, listen } from "./listen";
import { mailboxHandler } from "./mailbox";
import { LOCAL_ENVIRONMENT } from "./settings";

let folder: string;
let server: Server;
let origin: string;
/** Runs before the mailbox's handler. Tests replace it to delay a request. */
let before: (next: () => void, ...request: Parameters<RequestListener>) => void;

/** The clock of the mailbox's rate limit. Only passASecond moves it. */
let nowMs = 0;
const passASecond = () => {
  nowMs += 1000;
};

beforeEach(async () => {
  jest.spyOn(performance, "now").mockImplementation(() => nowMs);
  folder = path.join(mkdtempSync(path.join(tmpdir(), "kelvin-mailbox-")), "mailbox");
  const handler = mailboxHandler(folder);
  before = (next) => next();
  server = createServer((request, response) => before(() => handler(request, response), request, response));
  await listen(server, { port: 0, owner: "The mailbox", variable: "MAILBOX_PORT" });
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await close(server);
  rmSync(path.dirname(folder), { recursive: true });
});

const ENVELOPE = {
  lib_version: "4.4.1",
  user_id: LOCAL_ENVIRONMENT.GATSBY_EMAILJS_PUBLIC_KEY,
  service_id: LOCAL_ENVIRONMENT.GATSBY_EMAILJS_SERVICE_ID,
  template_id: LOCAL_ENVIRONMENT.GATSBY_EMAILJS_TEMPLATE_ID,
};
const BROWSER = { origin: "http://127.0.0.1:9000", "content-type": "application/json" };

const send = (body: unknown, headers: Record<string, string> = BROWSER) =>
  fetch(`${origin}/api/v1.0/email/send`, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });

const post = (form: FormData) =>
  fetch(`${origin}/api/v1.0/email/send-form`, { method: "POST", headers: { origin: BROWSER.origin }, body: form });

const statusAndText = async (pending: Promise<Response>) => {
  const response = await pending;
  return [response.status, await response.text()];
};

const deliveredFiles = () => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : []);

test("a message sent by the script becomes a file", async () => {
  const params = { fullName: "Asha", company: "", email: "a@b.example", phone: "", message: "ప్లాంట్ 👷🏽\n<script>" };
  expect(await statusAndText(send({ ...ENVELOPE, template_params: params }))).toEqual([200, "OK"]);
  const [name = ""] = deliveredFiles();
  expect(JSON.parse(readFileSync(path.join(folder, name), "utf8"))).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    via: "send",
    templateParams: params,
  });
});

test("a message of a form post becomes a file, without the envelope", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ENVELOPE, website: "", fullName: "Asha", message: "two\nlines" }))
    form.append(name, value);
  expect(await statusAndText(post(form))).toEqual([200, "OK"]);
  const [name = ""] = deliveredFiles();
  expect(JSON.parse(readFileSync(path.join(folder, name), "utf8")).templateParams).toEqual({ fullName: "Asha", message: "two\r\nlines" });
});

const TOO_LARGE = "Variables size limit. The maximum allowed variables size is 50Kb";

test.each([
  ["not JSON", "{", 400, "Bad Request"],
  ["not an object", "[]", 400, "Bad Request"],
  ["no public key", { ...ENVELOPE, user_id: undefined }, 400, "The user_id parameter is required"],
  ["no service", { ...ENVELOPE, service_id: "" }, 400, "The service_id parameter is required"],
  [
    "another public key",
    { ...ENVELOPE, user_id: "x" },
    400,
    "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  ],
  [
    "another service",
    { ...ENVELOPE, service_id: "x" },
    400,
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  ],
  [
    "another template",
    { ...ENVELOPE, template_id: "x" },
    400,
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  ],
  ["more than 50 KB of parameters", { ...ENVELOPE, template_params: { message: "x".repeat(50 * 1024) } }, 413, TOO_LARGE],
  ["a body of more than 1 MB", "x".repeat(1024 * 1024 + 1), 413, TOO_LARGE],
])("refuses %s", async (_, body, status, text) => {
  expect(await statusAndText(send(body))).toEqual([status, text]);
  expect(deliveredFiles()).toEqual([]);
});

test("refuses a message with a filled honeypot, from a form and from a script", async () => {
  const spam = { website: "https://spam.example", message: "Buy" };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ENVELOPE, ...spam })) form.append(name, value);
  expect(await statusAndText(post(form))).toEqual([422, "The recipients address is empty"]);
  passASecond();
  expect(await statusAndText(send({ ...ENVELOPE, template_params: spam }))).toEqual([422, "The recipients address is empty"]);
  expect(deliveredFiles()).toEqual([]);
});

test("refuses a malformed multipart body", async () => {
  const headers = { origin: BROWSER.origin, "content-type": "multipart/form-data; boundary=x" };
  const response = fetch(`${origin}/api/v1.0/email/send-form`, { method: "POST", headers, body: "garbage" });
  expect(await statusAndText(response)).toEqual([400, "Bad Request"]);
});

test("refuses a program that is not a browser", async () => {
  expect(await statusAndText(send(ENVELOPE, { "content-type": "application/json" }))).toEqual([
    403,
    "API calls are disabled for non-browser applications",
  ]);
});

test("responds with 412 if the folder cannot be written", async () => {
  writeFileSync(folder, "a file where the folder should be");
  const [status, text] = await statusAndText(send(ENVELOPE));
  expect(status).toBe(412);
  expect(text).toMatch(/^The mailbox cannot write to /);
  rmSync(folder);
});

test("accepts one request a second", async () => {
  expect(await statusAndText(send(ENVELOPE))).toEqual([200, "OK"]);
  expect(await statusAndText(send(ENVELOPE))).toEqual([429, "Too Many Requests"]);
  passASecond();
  expect(await statusAndText(send(ENVELOPE))).toEqual([200, "OK"]);
});

test("accepts requests of pages of other origins", async () => {
  const preflight = await fetch(`${origin}/api/v1.0/email/send`, { method: "OPTIONS", headers: { origin: BROWSER.origin } });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
  const refused = await send({});
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
});

test("responds with 404 at any other address", async () => {
  for (const address of ["/api/v1.0/email/other", "/mailbox", "//"]) expect((await fetch(origin + address)).status).toBe(404);
});

test.each([
  ["GET", "/api/v1.0/email/send", "POST, OPTIONS"],
  ["POST", "/", "GET, HEAD"],
])("refuses %s of %s, and lists the allowed methods", async (method, address, allowed) => {
  const refused = await fetch(origin + address, { method });
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe(allowed);
});

test("shows no messages to a site whose name resolves to this machine", async () => {
  const { port } = server.address() as AddressInfo;
  const statusFor = async (host: string) => {
    const [response] = await once(get(origin, { headers: { host } }), "response");
    response.resume();
    return response.statusCode;
  };
  expect(await statusFor(`evil.example:${port}`)).toBe(421);
  expect(await statusFor(`localhost:${port + 1}`)).toBe(421);
  expect(await statusFor(`localhost:${port}`)).toBe(200);
});

test("shows the messages, newest first, as text", async () => {
  await send({ ...ENVELOPE, template_params: { message: "first" } });
  passASecond();
  await send({ ...ENVELOPE, template_params: { message: "<script>alert(1)</script>" } });
  const page = await (await fetch(origin)).text();
  expect(page).not.toContain("<script>");
  expect(page.indexOf("&lt;script&gt;alert(1)&lt;/script&gt;")).toBeGreaterThan(0);
  expect(page.indexOf("&lt;script&gt;")).toBeLessThan(page.indexOf("first</dd>"));
});

test("a file that is not a message does not hide the others", async () => {
  await send({ ...ENVELOPE, template_params: { message: "first" } });
  writeFileSync(path.join(folder, "half.json"), '{"receivedAt":');
  writeFileSync(path.join(folder, "other.json"), "{}");
  expect(await (await fetch(origin)).text()).toContain("first</dd>");
});

test("does not deliver a message whose sender leaves before the response", async () => {
  const arrived = new Promise<{ socket: Socket; respondNow: () => void }>((resolve) => {
    before = (next, { socket }) => resolve({ socket, respondNow: next });
  });
  const body = JSON.stringify(ENVELOPE);
  const client = connect(Number(new URL(origin).port), "127.0.0.1");
  client.write(
    `POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nOrigin: ${BROWSER.origin}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const { socket, respondNow } = await arrived;
  const hasGone = once(socket, "close");
  client.destroy();
  await hasGone;
  respondNow();

  // The next message is the only one in the folder.
  before = (next) => next();
  passASecond();
  expect(await statusAndText(send({ ...ENVELOPE, template_params: { message: "second" } }))).toEqual([200, "OK"]);
  expect(deliveredFiles().map((name) => readFileSync(path.join(folder, name), "utf8"))).toEqual([expect.stringContaining("second")]);
});

test("the error for a port in use names the remedy", async () => {
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), { port, owner: "The mailbox", variable: "MAILBOX_PORT" })).rejects.toThrow(
    `The mailbox cannot start: port ${port} is in use. Stop the process that uses it, or choose another port with MAILBOX_PORT=${port + 1}.`,
  );
});
