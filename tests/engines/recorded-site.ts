import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { MAILBOX_ORIGIN } from "../../hosting/settings";

export const LOOPBACK = "127.0.0.1";

declare global {
  interface Window {
    /** Console errors and warnings, exceptions, policy violations and files that failed to load. */
    recordedFaults: string[];
  }
}

/** Runs first in every page, because WebKitGTK's driver does not report console messages. */
function record(): void {
  window.recordedFaults = [];
  const add = (...values: unknown[]) => window.recordedFaults.push(values.join(" "));
  // The target is the window for an exception, and an element for a file that failed to load.
  addEventListener("error", ({ target, message }) => add(target instanceof Element ? target.outerHTML.slice(0, 300) : message), true);
  addEventListener("unhandledrejection", ({ reason }) => add(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => add(effectiveDirective, "refuses", blockedURI));
  Object.assign(console, { error: add, warn: add });
  const { documentElement: root } = document;
  new MutationObserver(() => "scripting" in root.dataset || add("React has given up")).observe(root, { attributes: true });
}

const RECORDER = "/recorder.js";

/**
 * Serves the tested site at a new address, for which no browser has anything stored. Adds the recorder to every page, and
 * receives the form's enquiries.
 *
 * Omits Cross-Origin-Opener-Policy. It starts a new browser process for each address, after which WebKitGTK's driver
 * sometimes never responds to the next command.
 * @param origin the tested site
 */
export async function startRecordedSite(origin: string) {
  /** The received enquiries, and whether the service refuses new ones. */
  const service = { enquiries: [] as unknown[], isBroken: false };
  async function respond({ url = "/", method, headers: { host } }: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    if (method === "POST" && service.isBroken) return void response.writeHead(500).end("out of order");
    if (method === "POST") {
      service.enquiries.push(JSON.parse(body).template_params);
      return void response.end("OK");
    }
    if (url === RECORDER) return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${record})();`);
    const published = await fetch(origin + url);
    const type = published.headers.get("content-type") ?? "";
    response.writeHead(published.status, { "Content-Type": type });
    if (!/html|javascript/.test(type)) return void response.end(Buffer.from(await published.arrayBuffer()));
    const page = (await published.text()).replaceAll(MAILBOX_ORIGIN, `http://${host}`);
    // The recorder comes after the policy, which allows the site's own scripts.
    response.end(type.startsWith("text/html") ? page.replace("</title>", `$&<script src="${RECORDER}"></script>`) : page);
  }
  const server = createServer(async (request, response) => respond(request, await text(request), response));
  await once(server.listen(0, LOOPBACK), "listening");
  const bound = server.address();
  if (!bound || typeof bound === "string") throw new Error("The recorded site has no port.");
  return { address: `http://${LOOPBACK}:${bound.port}`, service, stop: () => server.close().closeAllConnections() };
}
