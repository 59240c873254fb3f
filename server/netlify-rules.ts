import { existsSync, readFileSync } from "node:fs";

/** A line of _redirects. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** Written as "301!": the rule wins over a file. */
  readonly force: boolean;
}

/** An entry of _headers. */
export interface HeaderEntry {
  readonly pattern: RegExp;
  readonly headers: Readonly<Record<string, string>>;
}

/** The lines that are neither empty nor comments, which both files allow. */
function linesOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
}

/** "/static/*" matches everything below; every other character stands for itself. */
const patternOf = (address: string) => new RegExp(`^${address.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/**
 * @param file a _redirects file whose rules name one address each (docs.netlify.com, Redirects)
 * @returns its rules in order; none if there is no file
 * @throws if a line is not "from to status"
 */
export function readRedirects(file: string): RedirectRule[] {
  return linesOf(file).map((line) => {
    const [from, to, status = "301", ...rest] = line.trim().split(/\s+/);
    const code = Number.parseInt(status, 10);
    if (!from || !to || Number.isNaN(code) || rest.length > 0) throw new Error(`${file}: "${line}" is not "from to status"`);
    return { from, to, status: code, force: status.endsWith("!") };
  });
}

/**
 * @param file a _headers file (docs.netlify.com, Custom headers)
 * @returns its entries in order; none if there is no file
 */
export function readHeaders(file: string): HeaderEntry[] {
  const entries: { pattern: RegExp; headers: Record<string, string> }[] = [];
  for (const line of linesOf(file)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const current = entries.at(-1);
    if (name && value !== undefined && current) current.headers[name] = value;
    else entries.push({ pattern: patternOf(line.trim()), headers: {} });
  }
  return entries;
}

/** @returns the headers of an address; if two entries set the same one, the last wins, as in Netlify's command line */
export const headersFor = (entries: readonly HeaderEntry[], address: string): Record<string, string> =>
  Object.assign({}, ...entries.filter(({ pattern }) => pattern.test(address)).map(({ headers }) => headers));
