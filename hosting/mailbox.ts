import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { HONEYPOT_NAME } from "../src/site/enquiry-service";
import { mailboxPage } from "./mailbox-page";

const RECEIVED = z.object({
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  /** `send`: JSON from a script. `send-form`: a form post by a browser without JavaScript. */
  via: z.enum(["send", "send-form"]),
  templateParams: z.record(z.string(), z.string()),
});

/** An enquiry, as the mailbox stores it in a file. */
export type ReceivedMessage = Readonly<z.infer<typeof RECEIVED>>;

/** EmailJS's REST interface (https://www.emailjs.com/docs/rest-api/send/ and /send-form/). */
const ENDPOINTS: Readonly<Record<string, ReceivedMessage["via"]>> = {
  "/api/v1.0/email/send": "send",
  "/api/v1.0/email/send-form": "send-form",
};
const REQUIRED = ["user_id", "service_id", "template_id"];
/** The fields of a form post that the visitor did not fill in. */
const ENVELOPE = new Set(["lib_version", HONEYPOT_NAME, ...REQUIRED]);
/** https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/, "Restrictions" */
const PARAMETERS_MAX_BYTES = 50 * 1024;

/** A local stand-in for EmailJS, so that the form works without an account. It stores each message as a JSON file. */
export const createMailbox = (folder: string): Server => createServer(mailboxHandler(folder));

/** The mailbox's request handler, separate from the server so that tests can wrap it. */
export const mailboxHandler =
  (folder: string): RequestListener =>
  (request, response) => {
    respond(folder, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  };

async function respond(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = "/"] = (request.url ?? "/").split("?");
  const via = ENDPOINTS[pathname];
  if (via) {
    response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else if (request.method === "POST") await receive(folder, via, request, response);
    else response.writeHead(405).end("Method Not Allowed");
  } else if (pathname === "/") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(mailboxPage(deliveredMessages(folder)));
  } else {
    // Browsers ask for the icon of whatever host answers a form post.
    response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
  }
}

/** Stores a message, or refuses it as EmailJS does: if it is malformed, too large or lacks a field. */
async function receive(folder: string, via: ReceivedMessage["via"], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refuse = (status: number, text: string) => response.writeHead(status, { "content-type": "text/plain" }).end(text);
  const fields = await readFields(via, request).catch(() => undefined);
  if (!fields) return void refuse(400, "Bad Request");
  const missing = REQUIRED.find((name) => !fields.envelope[name]);
  if (missing) return void refuse(400, `The ${missing} parameter is required`);
  if (Buffer.byteLength(JSON.stringify(fields.templateParams)) > PARAMETERS_MAX_BYTES)
    return void refuse(413, "Variables size limit. The maximum allowed variables size is 50Kb");
  // The template's recipient depends on the honeypot (PUBLISHING.md).
  if (fields.envelope[HONEYPOT_NAME]) return void refuse(422, "The recipients address is empty");
  storeMessage(folder, { receivedAt: new Date().toISOString(), via, templateParams: fields.templateParams });
  response.writeHead(200, { "content-type": "text/plain" }).end("OK");
}

/** JSON from a script: the identifiers and, in template_params, the visitor's fields. */
const POSTED = z.looseObject({ template_params: z.record(z.string(), z.coerce.string()).default({}) });

async function readFields(via: ReceivedMessage["via"], request: IncomingMessage) {
  // The type holds the boundary of a multipart body.
  const body = new Response(new Uint8Array(await buffer(request)), { headers: { "content-type": request.headers["content-type"] ?? "" } });
  if (via === "send") {
    const { template_params: templateParams, ...envelope } = POSTED.parse(await body.json());
    return { envelope, templateParams };
  }
  const texts = [...(await body.formData())].map(([name, value]) => [name, String(value)] as const);
  const envelope: Record<string, unknown> = Object.fromEntries(texts);
  return { envelope, templateParams: Object.fromEntries(texts.filter(([name]) => !ENVELOPE.has(name))) };
}

function storeMessage(folder: string, message: ReceivedMessage): void {
  mkdirSync(folder, { recursive: true });
  const name = `${message.receivedAt.replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.json`;
  writeFileSync(path.join(folder, name), `${JSON.stringify(message, null, 2)}\n`);
}

/** @returns the delivered messages, newest first */
export function deliveredMessages(folder: string): ReceivedMessage[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names
    .sort()
    .reverse()
    .map((name) => RECEIVED.parse(JSON.parse(readFileSync(path.join(folder, name), "utf8"))));
}
