/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { close, LOOPBACK, listen } from "./listen";
import { createMailbox, deliveredMessages } from "./mailbox";

let folder: string;
let server: Server;
let port: number;
let origin: string;

beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "kelvin-mailbox-")), "mailbox");
  server = createMailbox(folder);
  port = await listen(server, { port: 0, owner: "The mailbox", variable: "MAILBOX_PORT" });
  origin = `http://${LOOPBACK}:${port}`;
});
afterEach(async () => {
  await close(server);
  rmSync(path.dirname(folder), { recursive: true });
});

const ENVELOPE = { lib_version: "4.4.1", user_id: "local-public-key", service_id: "local-service", template_id: "local-template" };

const post = (endpoint: "send" | "send-form", body: string | FormData) =>
  fetch(`${origin}/api/v1.0/email/${endpoint}`, {
    method: "POST",
    body,
    headers: typeof body === "string" ? { "content-type": "application/json" } : {},
  });
const send = (body: unknown) => post("send", JSON.stringify(body));

function formWith(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const statusAndText = async (pending: Promise<Response>) => {
  const response = await pending;
  return [response.status, await response.text()];
};

test("a message sent by the script becomes a file", async () => {
  const templateParams = { fullName: "Asha", company: "", email: "a@b.example", phone: "", message: "ప్లాంట్ 👷🏽\n<script>" };
  expect(await statusAndText(send({ ...ENVELOPE, template_params: templateParams }))).toEqual([200, "OK"]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(deliveredMessages(folder)).toEqual([{ receivedAt: expect.stringMatching(/^\d{4}-.*Z$/), via: "send", templateParams }]);
});

test("a message of a form post becomes a file, without the envelope", async () => {
  const form = formWith({ ...ENVELOPE, website: "", fullName: "Asha", message: "two\nlines" });
  expect(await statusAndText(post("send-form", form))).toEqual([200, "OK"]);
  expect(deliveredMessages(folder)).toMatchObject([{ via: "send-form", templateParams: { fullName: "Asha", message: "two\r\nlines" } }]);
});

test.each([
  ["not JSON", "{", 400, "Bad Request"],
  ["not an object", "[]", 400, "Bad Request"],
  ["no public key", JSON.stringify({ ...ENVELOPE, user_id: undefined }), 400, "The user_id parameter is required"],
  ["no service", JSON.stringify({ ...ENVELOPE, service_id: "" }), 400, "The service_id parameter is required"],
  ["no template", formWith({ ...ENVELOPE, template_id: "" }), 400, "The template_id parameter is required"],
  [
    "more than 50 KB of parameters",
    JSON.stringify({ ...ENVELOPE, template_params: { message: "x".repeat(50 * 1024) } }),
    413,
    "Variables size limit. The maximum allowed variables size is 50Kb",
  ],
  ["a filled honeypot", formWith({ ...ENVELOPE, website: "https://spam.example" }), 422, "The recipients address is empty"],
])("refuses %s", async (_, body, status, text) => {
  expect(await statusAndText(post(typeof body === "string" ? "send" : "send-form", body))).toEqual([status, text]);
  expect(deliveredMessages(folder)).toEqual([]);
});

test("accepts requests of pages of other origins, so that they can read the refusal, too", async () => {
  const preflight = await fetch(`${origin}/api/v1.0/email/send`, { method: "OPTIONS" });
  expect([preflight.ok, preflight.headers.get("access-control-allow-headers")]).toEqual([true, "content-type"]);
  for (const response of [preflight, await send({})]) expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test("enquiries are posted, and there are no other addresses", async () => {
  expect((await fetch(`${origin}/api/v1.0/email/send`)).status).toBe(405);
  for (const address of ["/api/v1.0/email/other", "/mailbox", "//"]) expect((await fetch(origin + address)).status).toBe(404);
});

test("shows the messages, newest first, as text", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"], now: 1000 });
  await send({ ...ENVELOPE, template_params: { message: "first" } });
  jest.setSystemTime(2000);
  await send({ ...ENVELOPE, template_params: { message: "<script>alert(1)</script>" } });
  jest.useRealTimers();
  const page = await (await fetch(origin)).text();
  expect(page).not.toContain("<script>");
  expect(page.indexOf("&lt;script&gt;alert(1)&lt;/script&gt;")).toBeGreaterThan(0);
  expect(page.indexOf("&lt;script&gt;")).toBeLessThan(page.indexOf("first</dd>"));
});

test("the error for a port in use names the remedy", async () => {
  await expect(listen(createServer(), { port, owner: "The mailbox", variable: "MAILBOX_PORT" })).rejects.toThrow(
    `The mailbox cannot start: port ${port} is in use. Stop the process that uses it, or choose another port with MAILBOX_PORT=${port + 1}.`,
  );
});
