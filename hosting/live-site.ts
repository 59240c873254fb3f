import MarkdownIt from "markdown-it";
import { headersOfEveryAnswer } from "../src/publish/host/headers-file";
import type { SitePage } from "../src/publish/site-content";
import { publishOptions } from "./settings/publish-options";

/** Answers that may be slow are a problem of their own. */
const ANSWER_LIMIT_MS = 10_000;
const UNKNOWN_ADDRESS = "/no-such-page-on-this-site";

/** What every page is protected by; the values are tested where they are written. */
const PROTECTIONS = ["Content-Security-Policy", ...Object.keys(headersOfEveryAnswer(publishOptions().security))];

/** Reads entities, such as those of an escaped title. */
const { unescapeAll } = new MarkdownIt().utils;

/**
 * Asks a published site for what visitors will: pages, their protections, a redirect, an address that does not exist, a script.
 * @param origin where it is, without a slash at the end
 * @param pages one page of every kind; its title says whether this version of the texts is live
 * @returns a sentence for everything that is not as it should be; none if all is well
 */
export async function liveSiteProblems(origin: string, pages: readonly Pick<SitePage, "path" | "title">[]): Promise<string[]> {
  const ask = (address: string) => fetch(origin + address, { redirect: "manual", signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  const problems: string[] = [];
  const check = async (address: string, find: (answer: Response) => Promise<string | undefined> | string | undefined) => {
    try {
      const problem = await find(await ask(address));
      if (problem) problems.push(`${origin}${address} ${problem}`);
    } catch (error) {
      problems.push(`${origin}${address} does not answer: ${error instanceof Error ? error.message : error}`);
    }
  };

  let script = "";
  for (const { path, title } of pages) {
    await check(path, async (answer) => {
      if (answer.status !== 200) return `answers ${answer.status} instead of 200`;
      const missing = PROTECTIONS.filter((name) => !answer.headers.has(name));
      const html = await answer.text();
      script ||= /\/app-[0-9a-f]+\.js/.exec(html)?.[0] ?? "";
      if (missing.length > 0) return `comes without ${missing.join(", ")}: the host did not apply _headers`;
      const shown = unescapeAll(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? "");
      if (shown !== title) return `has the title "${shown}" instead of "${title}": an older version is still live`;
    });
  }
  await check(script || "/", ({ headers }) =>
    headers.get("cache-control")?.includes("immutable")
      ? undefined
      : "is a script that browsers may not keep: the host did not apply _headers",
  );
  await check("/index.html", ({ status, headers }) =>
    status === 301 && new URL(headers.get("location") ?? "", origin).pathname === "/"
      ? undefined
      : `answers ${status} instead of leading to / by a 301: the host did not apply _redirects`,
  );
  await check(UNKNOWN_ADDRESS, ({ status }) => (status === 404 ? undefined : `answers ${status} instead of 404`));
  return problems;
}
