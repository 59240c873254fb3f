import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const PIECE_BYTES = 1000;
/** Three frames of a screen: enough to paint what has arrived. */
const PAUSE_MS = 50;

/** What of a page arrives piece by piece: its header alone, or all from its main part on. */
export type SlowPart = "header" | "main";

/** @returns from where up to where a page comes in pieces */
function slowBytes(page: Buffer, part: SlowPart): readonly [from: number, to: number] {
  return part === "header" ? [page.indexOf("<header"), page.indexOf("</header>")] : [page.indexOf("<main"), page.length];
}

/**
 * The tested site on a slow network: a part of each page arrives piece by piece, with time to paint in between.
 * @param site the address of the tested site: "http://127.0.0.1:9100"
 * @returns a server that is not listening yet
 */
export function createSlowSite(site: string, part: SlowPart): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", site));
    const content = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    const [start, end] = type.startsWith("text/html") ? slowBytes(content, part) : [content.length, content.length];
    response.write(content.subarray(0, start));
    for (let from = start; from < end; from += PIECE_BYTES) {
      await wait(PAUSE_MS);
      response.write(content.subarray(from, Math.min(from + PIECE_BYTES, end)));
    }
    response.end(content.subarray(end));
  });
}

/** Keeps the pages' own typefaces away: a line that wraps otherwise when one arrives would count as movement. */
export async function refuseTypefaces(page: Page): Promise<void> {
  await page.route("**/*.woff2", (route) => route.abort());
}

/**
 * Holds back every script of the pages that are opened from now on.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}
