import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { close, listen } from "../../hosting/listen";
import { MAILBOX_ORIGIN } from "../../hosting/local-settings";
import { mailboxHandler } from "../../hosting/mailbox";
import { deliveredMessages } from "../../hosting/mailbox-messages";
import { LOOPBACK } from "../../hosting/static-site";

declare global {
  interface Window {
    /** What a visitor's console would say, and what was not loaded. */
    recordedFaults: string[];
  }
}

/**
 * Runs first in every page. Not every driver reports what a page writes to its console (WebKitGTK's does not),
 * and a page says the same in all of them.
 */
function record(): void {
  const faults: string[] = [];
  window.recordedFaults = faults;
  /** What is still on its way fails when the page is left (in WebKit before `pagehide`), and a page in the back/forward cache remembers it. */
  let askedForBeforeLeaving = new Set<EventTarget>();
  addEventListener("beforeunload", () => {
    askedForBeforeLeaving = new Set(document.querySelectorAll("script[src], link"));
  });
  addEventListener(
    "error",
    ({ message, target }) => {
      if (target && askedForBeforeLeaving.has(target)) return;
      // of an exception it is the window
      faults.push(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 300)}` : `exception: ${message}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`rejection: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    faults.push(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      faults.push(`console: ${words.join(" ")}`);
      write.apply(console, words);
    };
  }
}

const RECORDER = "/recorder.js";
const TEXT = /^(text\/|application\/(json|javascript))|javascript/;

/**
 * The tested site at an address of its own, of which no browser has anything stored, with a recorder in every page and with a mailbox.
 * It leaves out Cross-Origin-Opener-Policy, which changes a browser's process for each address: WebKitGTK's driver now and then takes
 * the load for finished at that moment, and its next command is never answered.
 */
export class RecordedSite {
  address = "";
  /** The paths asked for so far. */
  readonly requested = new Set<string>();
  /** While set, enquiries are refused with this status. */
  refusal: number | undefined;
  private readonly enquiries = mkdtempSync(path.join(tmpdir(), "kelvin-enquiries-"));
  private readonly deliver = mailboxHandler(this.enquiries);
  private readonly server: Server = createServer((request, response) => void this.respond(request, response));

  /** @param origin the tested site */
  constructor(private readonly origin: string) {}

  async start(): Promise<void> {
    await listen(this.server, { port: 0, owner: "The recorded site", variable: "SITE_PORT" });
    const address = this.server.address();
    if (address && typeof address === "object") this.address = `http://${LOOPBACK}:${address.port}`;
  }

  async stop(): Promise<void> {
    await close(this.server);
    rmSync(this.enquiries, { recursive: true, force: true });
  }

  messages() {
    return deliveredMessages(this.enquiries).map(({ templateParams }) => templateParams);
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", method } = request;
    this.requested.add(url);
    if (method === "POST" && this.refusal) return void response.writeHead(this.refusal).end("out of order");
    if (method === "POST") return this.deliver(request, response);
    if (url === RECORDER) return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${record})();`);
    const published = await fetch(this.origin + url, { redirect: "manual" });
    const type = published.headers.get("content-type") ?? "";
    const location = published.headers.get("location");
    response.writeHead(published.status, { "Content-Type": type, ...(location && { Location: location }) });
    if (!TEXT.test(type)) return void response.end(Buffer.from(await published.arrayBuffer()));
    const text = (await published.text()).replaceAll(MAILBOX_ORIGIN, this.address);
    // after the policy, which allows scripts of the site
    response.end(type.startsWith("text/html") ? text.replace("</title>", `$&<script src="${RECORDER}"></script>`) : text);
  }
}
