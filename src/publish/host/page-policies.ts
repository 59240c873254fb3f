import { NOT_FOUND_PAGE } from "../gatsby-output";
import type { ContentPolicy } from "../html/content-policy";

/** @returns one policy under which everything works that works under any of the given ones */
function union(policies: readonly ContentPolicy[]): ContentPolicy {
  const directives = [...new Set(policies.flatMap(Object.keys))];
  return Object.fromEntries(
    directives.map((directive) => {
      const sources = [...new Set(policies.flatMap((policy) => policy[directive] ?? []))];
      return [directive, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources];
    }),
  );
}

/** "/blog" of "/blog" and of "/blog/3". */
const sectionOf = (address: string) => address.replace(/(?<=.)\/.*$/, "");

/**
 * The fewest rules that give every page a policy: a page's own, or one for "/blog" and everything below it, whose pages differ in
 * nothing but the styles of their templates. So a hundred more articles need no further rule.
 * An unknown address below "/blog" gets that rule too, together with the policy inside the 404 page: it must allow that page as well.
 * @param policies every page's policy, by its address
 * @returns policies by the pattern of a header rule
 */
export function policiesByPattern(policies: ReadonlyMap<string, ContentPolicy>): Map<string, ContentPolicy> {
  const notFound = policies.get(NOT_FOUND_PAGE);
  const pages = [...policies].filter(([address]) => address !== NOT_FOUND_PAGE);
  return new Map(
    [...new Set(pages.map(([address]) => sectionOf(address)))].flatMap((section): [string, ContentPolicy][] => {
      const own = pages.filter(([address]) => sectionOf(address) === section).map(([, policy]) => policy);
      if (section === "/") return ["/", "/index.html"].map((pattern) => [pattern, union(own)]);
      if (own.length === 1) return [section, `${section}.html`].map((pattern) => [pattern, union(own)]);
      const shared = union(notFound ? [...own, notFound] : own);
      // hosts differ in whether "/blog/*" is also "/blog": if both rules match, they say the same
      return [section, `${section}.html`, `${section}/*`].map((pattern) => [pattern, shared]);
    }),
  );
}
