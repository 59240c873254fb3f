import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { constants as zlib } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { headersFor, readHeaders, readRedirects } from "./netlify-rules";

/** The only address test and development servers listen on. */
export const LOOPBACK = "127.0.0.1";

/** What Netlify says of files that no rule speaks about. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

/** Close to the best there is and quick enough for every request. */
const BROTLI_QUALITY = 9;

const compress = compression({ threshold: 0, brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });

/**
 * Serves the built site as its host does: its _headers and _redirects apply, texts are compressed, addresses without a slash
 * answer at once, every other form of a page's address leads there, and unknown ones get the 404 page.
 * @param folder the built site; its rules are read at the start
 * @returns a server that is not listening yet
 */
export function createStaticSite(folder: string): Server {
  const redirects = readRedirects(path.join(folder, "_redirects"));
  const headers = readHeaders(path.join(folder, "_headers"));
  const isPage = (address: string) => address === "/" || existsSync(path.join(folder, `${address}.html`));
  const isFile = (address: string) => path.extname(address) !== "" && existsSync(path.join(folder, address));

  /** Netlify's own redirects and the site's; a forced rule comes before files, every other one after. */
  function redirectFor(address: string): { to: string; status: number } | undefined {
    const rule = redirects.find(({ from }) => from === address);
    if (rule && (rule.force || !(isFile(address) || isPage(address)))) return rule;
    const withoutSlash = address.replace(/\/+$/, "") || "/";
    // Netlify leads capitals to small letters wherever that finds a file (mdn/yari#35)
    const canonical = isPage(withoutSlash) ? withoutSlash : withoutSlash.toLowerCase();
    return canonical !== address && !isFile(address) && isPage(canonical) ? { to: canonical, status: 301 } : undefined;
  }

  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ["html"] });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = new URL(request.url ?? "/", `http://${LOOPBACK}`);
    const redirect = redirectFor(pathname);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    response.setHeader("Cache-Control", DEFAULT_CACHING);
    for (const [name, value] of Object.entries(headersFor(headers, pathname))) response.setHeader(name, value);
    serveFile(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(readFileSync(path.join(folder, "404.html")));
    });
  }

  return createServer((request, response) => {
    compress(request, response, () => answer(request, response));
  });
}
