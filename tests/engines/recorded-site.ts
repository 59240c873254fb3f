import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { close, listen } from "../../hosting/listen";
import { createStaticSite, LOOPBACK } from "../../hosting/static-site";

declare global {
  interface Window {
    recorded: {
      /** What a visitor's console would say, and what was not loaded. */
      readonly faults: string[];
      /** The delays of all timers that wait, as the page set them. */
      readonly delaysMs: Map<number, number>;
    };
  }
}

/**
 * Runs first in every page. Not every driver reports what a page writes to its console (WebKitGTK's does not),
 * and a page says the same in all of them.
 */
function record(): void {
  const faults: string[] = [];
  const delaysMs = new Map<number, number>();
  window.recorded = { faults, delaysMs };
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
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((handler: () => void, delayMs = 0, ...rest: unknown[]) => {
    const timer: number = start(
      () => {
        delaysMs.delete(timer);
        handler();
      },
      delayMs,
      ...rest,
    );
    delaysMs.set(timer, delayMs);
    return timer;
  }) as typeof setTimeout;
  window.clearTimeout = ((timer: number) => {
    delaysMs.delete(timer);
    stop(timer);
  }) as typeof clearTimeout;
}

const RECORDER_NAME = "recorder.js";

/**
 * Makes a browser change the process of its page when the page comes from another origin, as each test's site does. WebKitGTK's driver now
 * and then takes the load for finished at that moment, and its next command is never answered; a process for each test is also dear.
 */
const OPENER_POLICY = /^ *Cross-Origin-Opener-Policy:.*\n/gm;

/** What differs from the built site, by file name; null if nothing. */
function edited(name: string, content: () => string): string | null {
  if (name.endsWith(".html")) return content().replace(/<head[^>]*>/, `$&<script src="/${RECORDER_NAME}"></script>`);
  return name === "_headers" ? content().replace(OPENER_POLICY, "") : null;
}

/**
 * Copies the built site (by links) with the recorder before every other script of a page, and without the header that changes processes.
 * @returns the copy's folder
 */
export function copyWithRecorder(site: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "kelvin-recorded-"));
  for (const entry of readdirSync(path.resolve(site), { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, path.relative(path.resolve(site), source));
    mkdirSync(path.dirname(target), { recursive: true });
    const text = edited(entry.name, () => readFileSync(source, "utf8"));
    if (text === null) symlinkSync(source, target);
    else writeFileSync(target, text);
  }
  writeFileSync(path.join(folder, RECORDER_NAME), `(${record})();`);
  return folder;
}

/** A site as its host serves it, at an address that no browser has anything stored of, with a record of what was asked for. */
export class RecordedSite {
  private server: Server | undefined;
  /** The paths asked for so far. */
  readonly requested = new Set<string>();
  address = "";

  /** @param folder from `copyWithRecorder` */
  constructor(private readonly folder: string) {}

  async start(): Promise<void> {
    this.server = await createStaticSite(this.folder);
    this.server.on("request", ({ url }) => this.requested.add(String(url)));
    await listen(this.server, { port: 0, owner: "The tested site", variable: "SITE_PORT" });
    const address = this.server.address();
    if (address && typeof address === "object") this.address = `http://${LOOPBACK}:${address.port}`;
  }

  async stop(): Promise<void> {
    if (this.server) await close(this.server);
  }
}
