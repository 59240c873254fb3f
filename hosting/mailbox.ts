import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { deliveredMessages, keepMessage, type ReceivedMessage, Refusal, readMessage } from "./mailbox-messages";
import { mailboxPage } from "./mailbox-page";

/** EmailJS's REST interface (https://www.emailjs.com/docs/rest-api/send/ and /send-form/). */
const ENDPOINTS: Readonly<Record<string, ReceivedMessage["via"]>> = {
  "/api/v1.0/email/send": "send",
  "/api/v1.0/email/send-form": "send-form",
};
const REQUEST_INTERVAL_MS = 1000;
/** Enough for a message of 50,000 characters in any script. */
const BODY_MAX_BYTES = 1024 * 1024;

/** A local stand-in for EmailJS, so that the form works without an account. It keeps messages in its folder, one JSON file each. */
export const createMailbox = (folder: string): Server => createServer(mailboxHandler(folder));

/** The mailbox's request handler, separate from the server so that tests can put faults in front of it. */
export function mailboxHandler(folder: string): RequestListener {
  let lastRequestMs = Number.NEGATIVE_INFINITY;

  function limitRate(): void {
    const nowMs = performance.now();
    if (nowMs - lastRequestMs < REQUEST_INTERVAL_MS) throw new Refusal(429, "Too Many Requests");
    lastRequestMs = nowMs;
  }

  async function receive(request: IncomingMessage, response: ServerResponse, via: ReceivedMessage["via"]): Promise<void> {
    // EmailJS refuses anything but a browser unless the account allows it
    if (!request.headers.origin) throw new Refusal(403, "API calls are disabled for non-browser applications");
    const body = await readBody(request);
    limitRate();
    const message = await readMessage(via, body, request.headers["content-type"] ?? "");
    // a visitor who saw no answer will send it again
    if (response.destroyed) return;
    keepMessage(folder, message);
    response.writeHead(200, TEXT).end("OK");
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const via = ENDPOINTS[pathname];
    if (request.method === "GET" && pathname === "/") {
      response.writeHead(200, PAGE_HEADERS).end(mailboxPage(deliveredMessages(folder)));
    } else if (!via) {
      response.writeHead(404, TEXT).end("Not Found");
    } else {
      response.setHeader("access-control-allow-origin", "*");
      if (request.method === "OPTIONS") response.writeHead(204, PREFLIGHT_HEADERS).end();
      else if (request.method === "POST") await receive(request, response, via);
      else throw new Refusal(404, "Not Found");
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The visitor has gone: there is nobody to answer
      if (request.socket.destroyed) return;
      const refusal = error instanceof Refusal ? error : new Refusal(500, String(error));
      response.writeHead(refusal.status, { ...TEXT, connection: "close" }).end(refusal.message);
    });
  };
}

const TEXT = { "content-type": "text/plain; charset=utf-8" };
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
};
const PREFLIGHT_HEADERS = {
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "600",
};

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays open if the body is too long, so that the refusal can be sent
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > BODY_MAX_BYTES) throw new Refusal(413, "Payload Too Large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
