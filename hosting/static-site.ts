import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { compressedFile } from "./compressed-file";
import { decoded, headersFor, readHeaders, readRedirects, targetOf } from "./netlify-rules";

/** Netlify's Cache-Control for files without a rule. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

/** Files that the host reads but does not serve. */
const RULE_FILES = ["/_headers", "/_redirects"];
const METHODS = ["GET", "HEAD"];

/**
 * Serves the built site as Netlify does. It applies _headers and _redirects and compresses texts.
 * Other forms of a page's address redirect to the one without a trailing slash. Unknown addresses get the 404 page.
 * @param folder the built site. Its rules are read once, here
 * @returns a server that is not listening yet
 */
export async function createStaticSite(folder: string): Promise<Server> {
  const root = path.resolve(folder);
  const redirects = await readRedirects(path.join(root, "_redirects"));
  const headers = await readHeaders(path.join(root, "_headers"));

  /** @returns the file at an address; undefined if there is none, or if the address contains ".." or "//" */
  function existing(address: string): string | undefined {
    try {
      const file = path.join(root, address);
      const isServed = path.posix.normalize(address) === address && !RULE_FILES.includes(address);
      return isServed && statSync(file).isFile() ? file : undefined;
    } catch {
      // Requests may name anything, even a path that is too long for the file system.
      return undefined;
    }
  }
  const pageFile = (address: string) => existing(address === "/" ? "index.html" : `${address}.html`);

  /** The site's redirects, then Netlify's own. Only a forced rule takes precedence over a file. */
  function redirectFor(address: string): { to: string; status: number } | undefined {
    const [rule] = redirects.flatMap((candidate) => {
      const to = targetOf(candidate, address);
      return to === undefined ? [] : [{ ...candidate, to }];
    });
    if (rule?.force) return rule;
    if (existing(address) || pageFile(address)) return undefined;
    if (rule) return rule;
    const withoutSlash = address.replace(/\/+$/, "") || "/";
    // Netlify redirects capitals to lowercase if that file exists (mdn/yari#35).
    const canonical = pageFile(withoutSlash) ? withoutSlash : withoutSlash.toLowerCase();
    return pageFile(canonical) ? { to: canonical, status: 301 } : undefined;
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const [, written = "/", search = ""] = /^([^?]*)(\?.*)?$/.exec(request.url ?? "") ?? [];
    const pathname = decoded(written);
    const redirect = redirectFor(pathname);
    if (redirect && redirect.status < 400) {
      response.writeHead(redirect.status, { Location: encodeURI(redirect.to) + search }).end();
      return;
    }
    const file = redirect ? undefined : (existing(pathname) ?? pageFile(pathname));
    const { type, body, encoding, tag } = compressedFile(file ?? path.join(root, "404.html"), request.headers["accept-encoding"]);
    const sent = {
      ...(file && { ETag: tag }),
      Vary: "Accept-Encoding",
      "Cache-Control": DEFAULT_CACHING,
      ...headersFor(headers, pathname),
    };
    if (file && request.headers["if-none-match"]?.includes(tag)) {
      response.writeHead(304, sent).end();
      return;
    }
    response.writeHead(file ? 200 : 404, {
      "Content-Type": type,
      "Content-Length": body.length,
      ...(encoding && { "Content-Encoding": encoding }),
      ...sent,
    });
    response.end(body);
  }

  return createServer((request, response) => {
    try {
      if (METHODS.includes(request.method ?? "")) respond(request, response);
      else response.writeHead(405, { Allow: METHODS.join(", ") }).end();
    } catch (error) {
      // A new build may be replacing the file.
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
    }
  });
}
