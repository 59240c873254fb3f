import { ADMIN_HEADERS, headersOfEveryResponse, IMMUTABLE, PAGE_HEADERS, pagePattern } from "../hosting/headers";
import type { PublishOptions } from "../hosting/settings/publish-options";

const REQUEST_TIMEOUT_MS = 10_000;
const UNKNOWN_ADDRESS = "/no-such-page-on-this-site";
const BUNDLE = /\/app-[0-9a-f]+\.js/;

type Headers = Readonly<Record<string, string>>;

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
 * @returns a sentence for each problem, and the pages that were requested
 */
export async function liveSiteProblems(origin: string, security: PublishOptions["security"]) {
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

  const pages = new Map<string, string>();
  for (const file of locations(await check("/sitemap-index.xml", 200, {})))
    for (const page of locations(await check(file, 200, {}))) pages.set(pagePattern(page), page);
  if (pages.size === 0) problems.push(`${origin}/sitemap-index.xml lists no page`);

  const everywhere = headersOfEveryResponse(security);
  let home = "";
  for (const page of pages.values()) {
    const html = await check(page, 200, { ...everywhere, ...PAGE_HEADERS }, (text) =>
      text.includes('http-equiv="Content-Security-Policy"') ? undefined : "has no policy in its head",
    );
    if (page === "/") home = html;
  }
  await check(BUNDLE.exec(home)?.[0] ?? "/app.js", 200, { ...everywhere, "Cache-Control": IMMUTABLE });
  await check("/admin", 200, { ...everywhere, ...ADMIN_HEADERS });
  await check("/index.html", 301, { Location: "/" });
  await check(UNKNOWN_ADDRESS, 404, everywhere);
  return { problems, pages: [...pages.values()] };
}
