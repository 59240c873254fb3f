/** `npm run mailbox`: stands in for EmailJS locally. Prints what the enquiry form sends, and shows it in a browser. */
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { MAILBOX_PORT } from "../hosting/settings";
import { HONEYPOT_NAME } from "../src/site/enquiry-service";

/** The fields of a form post that are not the visitor's. */
const ENVELOPE = ["lib_version", "user_id", "service_id", "template_id", HONEYPOT_NAME];
const FROM_SCRIPT = z.object({ template_params: z.record(z.string(), z.string()) });
const NOTHING = "Nothing yet. What the enquiry form sends appears here, newest first.";
const enquiries: string[] = [];

/** @returns the enquiry as text. Scripts send JSON, browsers a form post */
async function read(request: IncomingMessage): Promise<string> {
  const type = request.headers["content-type"] ?? "";
  const body = new Response(new Uint8Array(await buffer(request)), { headers: { "content-type": type } });
  const isJson = type.startsWith("application/json");
  const fields = isJson ? Object.entries(FROM_SCRIPT.parse(await body.json()).template_params) : [...(await body.formData())];
  const lines = fields.filter(([name]) => !ENVELOPE.includes(name)).map(([name, value]) => `${name}: ${value}`);
  return [new Date().toLocaleString("en-GB"), ...lines].join("\n");
}

const server = createServer(async (request, response) => {
  response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "content-type");
  if (request.method === "POST") {
    const enquiry = await read(request).catch(() => undefined);
    if (!enquiry) return void response.writeHead(400).end("Bad Request");
    console.log(`\n${enquiry}`);
    enquiries.unshift(enquiry);
    response.end("OK");
  } else if (request.url === "/") {
    response.writeHead(200, { "content-type": "text/plain; charset=utf-8", refresh: "5" });
    response.end(enquiries.join("\n\n") || NOTHING);
  } else response.writeHead(204).end(); // The preflight, and /favicon.ico, which browsers request after a form post.
});
server.on("error", ({ message }) => {
  console.error(`The mailbox cannot start: ${message}. Stop the program that uses port ${MAILBOX_PORT}.`);
  process.exitCode = 1;
});
server.listen(MAILBOX_PORT, "127.0.0.1", () => console.log(`Enquiries arrive at http://localhost:${MAILBOX_PORT}`));
