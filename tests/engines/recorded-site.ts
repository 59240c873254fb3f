import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { MAILBOX_ORIGIN } from "../../hosting/settings";

export const LOOPBACK = "127.0.0.1";

/** What the form sent, and whether the service refuses it. */
export interface Service {
  readonly enquiries: unknown[];
  isBroken: boolean;
}

declare global {
  interface Window {
    /** The page's console errors and warnings, its exceptions, and what the policy or the network refused. */
    recordedFaults: string[];
  }
}

/** Runs first in every page: WebKitGTK's driver does not report what a page writes to its console. */
function record(): void {
  const faults: string[] = [];
  window.recordedFaults = faults;
  if (history.state?.plain || location.search === "?plain") faults.push("The page has become plain: its scripts have failed.");
  addEventListener(
    "error",
    ({ message, target }) => {
      // The target of an exception is the window.
      faults.push(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 300)}` : `exception: ${message}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`rejection: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    faults.push(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) console[level] = (...values: unknown[]) => faults.push(`console: ${values.join(" ")}`);
}

const RECORDER = "/recorder.js";

/**
 * Serves the tested site at a new address, of which no browser has stored anything. Every page has the recorder. Its
 * form sends to it.
 *
 * Cross-Origin-Opener-Policy is left out. It starts a new browser process for each address, and WebKitGTK's driver then
 * sometimes never responds to the next command.
 * @param origin the tested site
 */
export async function startRecordedSite(origin: string) {
  const service: Service = { enquiries: [], isBroken: false };
  let address = "";
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", method } = request;
    if (method === "POST") {
      if (service.isBroken) return void response.writeHead(500).end("out of order");
      service.enquiries.push(JSON.parse(await text(request)).template_params);
      return void response.end("OK");
    }
    if (url === RECORDER) return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${record})();`);
    const published = await fetch(origin + url);
    const type = published.headers.get("content-type") ?? "";
    response.writeHead(published.status, { "Content-Type": type });
    if (!/html|javascript/.test(type)) return void response.end(Buffer.from(await published.arrayBuffer()));
    const page = (await published.text()).replaceAll(MAILBOX_ORIGIN, address);
    // The recorder comes after the policy, which allows scripts of the site.
    response.end(type.startsWith("text/html") ? page.replace("</title>", `$&<script src="${RECORDER}"></script>`) : page);
  }
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, LOOPBACK);
  await once(server, "listening");
  const bound = server.address();
  if (!bound || typeof bound === "string") throw new Error("The recorded site has no port.");
  address = `http://${LOOPBACK}:${bound.port}`;
  function stop(): void {
    server.close();
    server.closeAllConnections();
  }
  return { address, service, stop };
}
