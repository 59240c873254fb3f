import { createServer, type Server } from "node:http";
import serveHandler from "serve-handler";

/** The only address test and development servers listen on. */
export const LOOPBACK = "127.0.0.1";

/**
 * Serves the built site as its host does: addresses without a slash answer at once, every other form leads there, unknown ones get the 404 page.
 * @param folder the built site
 * @returns a server that is not listening yet
 */
export function createStaticSite(folder: string): Server {
  return createServer((request, response) => {
    void serveHandler(request, response, { public: folder, cleanUrls: true, trailingSlash: false, directoryListing: false });
  });
}
