import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { compressedFile } from "./compressed-file";
import { headersFor, readHeaders, readRedirects, targetOf } from "./netlify-rules";

/** The only address test and development servers listen on. */
export const LOOPBACK = "127.0.0.1";

/** What Netlify sends for files that no rule covers. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

/** Files that the host reads and does not serve. */
const RULE_FILES = ["/_headers", "/_redirects"];
const METHODS = ["GET", "HEAD"];

/** Any character may be percent-encoded; "%2F" is then no further step. @returns the address as it came, if its encoding is malformed */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/**
 * Serves the built site as its host does: its _headers and _redirects apply, texts are compressed, addresses without a
 * trailing slash answer directly, every other form of a page's address redirects there, and unknown ones get the 404 page.
 * @param folder the built site; its rules are read once, here
 * @returns a server that is not listening yet
 */
export async function createStaticSite(folder: string): Promise<Server> {
  const root = path.resolve(folder);
  const redirects = await readRedirects(path.join(root, "_redirects"));
  const headers = await readHeaders(path.join(root, "_headers"));

  /** @returns the file at an address, if it is one and the address is written without ".." and doubled slashes */
  function existing(address: string): string | undefined {
    try {
      const file = path.join(root, address);
      const isServed = path.posix.normalize(address) === address && !RULE_FILES.includes(address);
      return isServed && statSync(file).isFile() ? file : undefined;
    } catch {
      // anyone may ask for anything, also for what is too long for a file's name
      return undefined;
    }
  }
  const pageFile = (address: string) => existing(address === "/" ? "index.html" : `${address}.html`);

  /** Netlify's own redirects and the site's; a forced rule wins over a file, every other one gives way to it. */
  function redirectFor(address: string): { to: string; status: number } | undefined {
    const [rule] = redirects.flatMap((candidate) => {
      const to = targetOf(candidate, address);
      return to === undefined ? [] : [{ ...candidate, to }];
    });
    if (rule?.force) return rule;
    if (existing(address) || pageFile(address)) return undefined;
    if (rule) return rule;
    const withoutSlash = address.replace(/\/+$/, "") || "/";
    // Netlify redirects capitals to lowercase if that finds a file (mdn/yari#35)
    const canonical = pageFile(withoutSlash) ? withoutSlash : withoutSlash.toLowerCase();
    return pageFile(canonical) ? { to: canonical, status: 301 } : undefined;
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const [, written = "/", search = ""] = /^([^?]*)(\?.*)?$/.exec(request.url ?? "") ?? [];
    const pathname = decoded(written);
    const redirect = redirectFor(pathname);
    if (redirect) {
      response.writeHead(redirect.status, { Location: encodeURI(redirect.to) + search }).end();
      return;
    }
    const file = existing(pathname) ?? pageFile(pathname);
    const { type, body, encoding } = compressedFile(file ?? path.join(root, "404.html"), request.headers["accept-encoding"]);
    response.writeHead(file ? 200 : 404, {
      "Content-Type": type,
      "Content-Length": body.length,
      ...(encoding && { "Content-Encoding": encoding }),
      Vary: "Accept-Encoding",
      "Cache-Control": DEFAULT_CACHING,
      ...headersFor(headers, pathname),
    });
    response.end(body);
  }

  return createServer((request, response) => {
    try {
      if (METHODS.includes(request.method ?? "")) respond(request, response);
      else response.writeHead(405, { Allow: METHODS.join(", ") }).end();
    } catch (error) {
      // a new build may just have replaced the file
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
    }
  });
}
