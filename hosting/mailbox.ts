import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { deliveredMessages, type ReceivedMessage, Refusal, readMessage, storeMessage, tooLarge } from "./mailbox-messages";
import { mailboxPage } from "./mailbox-page";

/** EmailJS's REST interface (https://www.emailjs.com/docs/rest-api/send/ and /send-form/). */
const ENDPOINTS: Readonly<Record<string, ReceivedMessage["via"]>> = {
  "/api/v1.0/email/send": "send",
  "/api/v1.0/email/send-form": "send-form",
};
const REQUEST_INTERVAL_MS = 1000;
/** Limits memory. Parameters of 50 KB fit into it in any encoding. */
const BODY_MAX_BYTES = 1024 * 1024;

/** A local stand-in for EmailJS, so that the form works without an account. It stores each message as a JSON file. */
export const createMailbox = (folder: string): Server => createServer(mailboxHandler(folder));

/** The mailbox's request handler, separate from the server so that tests can wrap it. */
export function mailboxHandler(folder: string): RequestListener {
  let lastRequestMs = Number.NEGATIVE_INFINITY;

  function limitRate(): void {
    const nowMs = performance.now();
    if (nowMs - lastRequestMs < REQUEST_INTERVAL_MS) throw new Refusal(429, "Too Many Requests");
    lastRequestMs = nowMs;
  }

  async function receive(request: IncomingMessage, response: ServerResponse, via: ReceivedMessage["via"]): Promise<void> {
    // EmailJS refuses anything but a browser unless the account allows it.
    if (!request.headers.origin) throw new Refusal(403, "API calls are disabled for non-browser applications");
    const body = await readBody(request);
    limitRate();
    const message = await readMessage(via, body, request.headers["content-type"] ?? "");
    // A visitor who saw no response will send the message again.
    if (response.destroyed) return;
    storeMessage(folder, message);
    response.writeHead(200, TEXT).end("OK");
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const via = ENDPOINTS[pathname];
    if (via) {
      response.setHeader("access-control-allow-origin", "*");
      allowMethods(request, response, ["POST", "OPTIONS"]);
      if (request.method === "OPTIONS") response.writeHead(204, PREFLIGHT_HEADERS).end();
      else await receive(request, response, via);
    } else if (pathname === "/") {
      allowMethods(request, response, ["GET", "HEAD"]);
      checkHost(request);
      response.writeHead(200, PAGE_HEADERS).end(mailboxPage(deliveredMessages(folder)));
    } else {
      throw new Refusal(404, "Not Found");
    }
  }

  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
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

function allowMethods({ method = "" }: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
  if (methods.includes(method)) return;
  response.setHeader("allow", methods.join(", "));
  throw new Refusal(405, "Method Not Allowed");
}

/** Keeps other sites from reading the messages: their names may resolve to this machine (DNS rebinding). */
function checkHost({ headers, socket }: IncomingMessage): void {
  const isLocal = headers.host === `localhost:${socket.localPort}` || headers.host === `127.0.0.1:${socket.localPort}`;
  if (!isLocal) throw new Refusal(421, "Misdirected Request");
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Keeps the connection open, so that a body that is too long gets a response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > BODY_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
