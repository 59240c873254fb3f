import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const PIECE_BYTES = 1000;
/** Three frames of a screen: enough to paint what has arrived. */
const PAUSE_MS = 50;

/**
 * The tested site on a slow network: the body of a page arrives piece by piece, with time to paint in between.
 * @param site the address of the tested site: "http://127.0.0.1:9100"
 * @returns a server that is not listening yet
 */
export function createSlowSite(site: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", site));
    const content = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    const start = type.startsWith("text/html") ? content.indexOf("<main") : content.length;
    response.write(content.subarray(0, start));
    for (let from = start; from < content.length; from += PIECE_BYTES) {
      await wait(PAUSE_MS);
      response.write(content.subarray(from, from + PIECE_BYTES));
    }
    response.end();
  });
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
