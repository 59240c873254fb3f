import { z } from "zod";

/** A line of _redirects. Netlify's parser has no types. */
const REDIRECT_RULE = z.object({
  /** May contain placeholders: "/:page/index.html". */
  from: z.string(),
  to: z.string(),
  status: z.number(),
  /** Written as "301!": the rule takes precedence over files. */
  force: z.boolean(),
  conditions: z.record(z.string(), z.unknown()),
  query: z.record(z.string(), z.unknown()),
  proxy: z.boolean(),
});
type RedirectRule = z.infer<typeof REDIRECT_RULE>;

/** @returns the address without percent-encoding, except "%2F"; the same address if its encoding is malformed */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function refuse(file: string, errors: readonly Error[]): void {
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
}

/**
 * @returns the rules of a _redirects file in order, without percent-encoding; none if the file is absent
 * @throws if Netlify's parser rejects a line, or if a rule has a condition, a query or a proxy
 */
export async function readRedirects(file: string): Promise<RedirectRule[]> {
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: false });
  refuse(file, errors);
  const rules = z
    .array(REDIRECT_RULE)
    .parse(redirects)
    .map((rule) => ({ ...rule, from: decoded(rule.from), to: decoded(rule.to) }));
  for (const { from, to, conditions, query, proxy } of rules) {
    if (proxy || Object.keys({ ...conditions, ...query }).length > 0)
      throw new Error(`${file}: the local server does not support the rule "${from} ${to}", which has a condition, a query or a proxy`);
  }
  return rules;
}

/**
 * Patterns ignore case and a trailing slash.
 * @returns the entries of a _headers file in order; none if the file is absent
 * @throws if Netlify's parser rejects a line
 */
export async function readHeaders(file: string) {
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  refuse(file, errors);
  return headers.flatMap(({ values, ...entry }) => ("forRegExp" in entry ? [{ pattern: entry.forRegExp, headers: values }] : []));
}

/** @returns the headers of an address. The last entry wins, as in Netlify's command line */
export const headersFor = (entries: Awaited<ReturnType<typeof readHeaders>>, address: string): Record<string, string> =>
  Object.fromEntries(entries.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => Object.entries(headers)));

const PLACEHOLDER = /:(\w+)/g;

/**
 * A placeholder matches one segment. Case matters, unlike in _headers
 * (docs.netlify.com, "Syntax for the _redirects file").
 * @returns the target of a redirect for this address; undefined if the rule does not match
 */
export function targetOf({ from, to }: RedirectRule, address: string): string | undefined {
  const pattern = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(PLACEHOLDER, "(?<$1>[^/]+)");
  const found = new RegExp(`^${pattern}/?$`).exec(address);
  return found ? to.replace(PLACEHOLDER, (_, name: string) => found.groups?.[name] ?? "") : undefined;
}
