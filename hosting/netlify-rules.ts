import { z } from "zod";

/** A line of _redirects, as Netlify's own parser reads it, which has no types. */
const REDIRECT_RULE = z.object({
  /** May hold placeholders: "/:page/index.html". */
  from: z.string(),
  to: z.string(),
  status: z.number(),
  /** Written as "301!": the rule comes before files. */
  force: z.boolean(),
  conditions: z.record(z.string(), z.unknown()),
  query: z.record(z.string(), z.unknown()),
  proxy: z.boolean(),
});
export type RedirectRule = z.infer<typeof REDIRECT_RULE>;

function refuse(file: string, errors: readonly Error[]): void {
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
}

/**
 * @returns the rules of a _redirects file in order; none without the file
 * @throws if Netlify could not read a line, or a rule needs something that the local host does not have (conditions, queries, proxies)
 */
export async function readRedirects(file: string): Promise<RedirectRule[]> {
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: false });
  refuse(file, errors);
  const rules = z.array(REDIRECT_RULE).parse(redirects);
  for (const { from, to, conditions, query, proxy } of rules) {
    if (proxy || Object.keys({ ...conditions, ...query }).length > 0)
      throw new Error(`${file}: the local host cannot follow the rule "${from} ${to}", which has a condition, a query or a proxy`);
  }
  return rules;
}

/**
 * @returns the entries of a _headers file in order; none without the file. Their patterns ignore case and a slash at the end
 * @throws if Netlify could not read a line
 */
export async function readHeaders(file: string) {
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  refuse(file, errors);
  return headers.flatMap(({ values, ...entry }) => ("forRegExp" in entry ? [{ pattern: entry.forRegExp, headers: values }] : []));
}

/** @returns the headers of an address; if two entries set the same one, the last wins, as in Netlify's command line */
export const headersFor = (entries: Awaited<ReturnType<typeof readHeaders>>, address: string): Record<string, string> =>
  Object.assign({}, ...entries.filter(({ pattern }) => pattern.test(address)).map(({ headers }) => headers));

const PLACEHOLDER = /:(\w+)/g;

/**
 * @returns where a rule leads this address, or undefined if it does not match. Each placeholder stands for one step of the address; letter
 *   case matters, unlike in _headers (docs.netlify.com, "Syntax for the _redirects file").
 */
export function targetOf({ from, to }: RedirectRule, address: string): string | undefined {
  const pattern = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(PLACEHOLDER, "(?<$1>[^/]+)");
  const found = new RegExp(`^${pattern}/?$`).exec(address);
  return found ? to.replace(PLACEHOLDER, (_, name: string) => found.groups?.[name] ?? "") : undefined;
}
