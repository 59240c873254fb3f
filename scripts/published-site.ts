import { pagePattern } from "../hosting/headers";
import type { Settings } from "../hosting/settings";

const REQUEST_TIMEOUT_MS = 10_000;
const UNKNOWN_ADDRESS = "/no-such-page-on-this-site";
const BUNDLE = /\/app-[0-9a-f]+\.js/;

type Headers = Readonly<Record<string, string>>;

// The expected headers are written out. Taken from hosting/, they would repeat its mistakes.
const headersOfEveryResponse = ({ includeSubDomains, preload }: Settings["security"]): Headers => ({
  "Strict-Transport-Security": `max-age=63072000${includeSubDomains ? "; includeSubDomains" : ""}${preload ? "; preload" : ""}`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
});
const PAGE: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const ADMIN: Headers = { ...PAGE, "Cross-Origin-Opener-Policy": "same-origin-allow-popups", "X-Robots-Tag": "noindex" };
const IMMUTABLE: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** @returns the paths in a file of the sitemap */
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

/** @returns what is wrong with a response; undefined if it has this status and these headers */
function responseProblem(response: Response, status: number, headers: Headers): string | undefined {
  if (response.status !== status) return `responds with ${response.status} instead of ${status}`;
  const different = Object.entries(headers).filter(([name, value]) => response.headers.get(name) !== value);
  if (different.length === 0) return undefined;
  const sentences = different.map(([name, value]) => `${name} is "${response.headers.get(name) ?? ""}" instead of "${value}"`);
  return `has wrong headers: ${sentences.join(", ")}`;
}

/**
 * Requests one page of every kind in a published site's sitemap, a bundle, /admin, a redirect and an unknown address.
 * @param origin without a trailing slash
 * @param build the content of the expected version's build.txt. Without it, any version is right
 * @returns a sentence for each problem, and the pages that were requested
 */
export async function publishedSiteProblems(origin: string, security: Settings["security"], build?: string) {
  const problems: string[] = [];
  /** @returns the text of the response, even if it has a problem */
  async function check(address: string, status: number, headers: Headers, find?: (text: string) => string | undefined): Promise<string> {
    try {
      const response = await fetch(origin + address, { redirect: "manual", signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      const text = await response.text();
      const problem = responseProblem(response, status, headers) ?? find?.(text);
      if (problem) problems.push(`${origin}${address} ${problem}`);
      return text;
    } catch (error) {
      problems.push(`${origin}${address} does not respond: ${error instanceof Error ? error.message : error}`);
      return "";
    }
  }

  const everywhere = headersOfEveryResponse(security);
  if (build)
    await check("/build.txt", 200, everywhere, (text) =>
      text.trim() === build ? undefined : `is "${text.trim()}" instead of "${build}": another version is published`,
    );
  const pages = new Map<string, string>();
  for (const file of locations(await check("/sitemap-index.xml", 200, everywhere)))
    for (const page of locations(await check(file, 200, everywhere))) pages.set(pagePattern(page), page);
  if (pages.size === 0) problems.push(`${origin}/sitemap-index.xml lists no page`);

  let home = "";
  for (const page of pages.values()) {
    const html = await check(page, 200, { ...everywhere, ...PAGE }, (text) =>
      text.includes('http-equiv="Content-Security-Policy"') ? undefined : "has no policy in its head",
    );
    if (page === "/") home = html;
  }
  await check(BUNDLE.exec(home)?.[0] ?? "/app.js", 200, { ...everywhere, ...IMMUTABLE });
  await check("/admin", 200, { ...everywhere, ...ADMIN });
  await check("/index.html", 301, { Location: "/" });
  await check(UNKNOWN_ADDRESS, 404, everywhere);
  return { problems, pages: [...pages.values()] };
}
