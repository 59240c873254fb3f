import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PublishOptions } from "../../../hosting/settings/publish-options";
import { type BuiltPage, NOT_FOUND_PAGE } from "../gatsby-output";
import { type ContentPolicy, contentPolicy, withPolicyInside } from "./content-policy";
import { DOCUMENT_RULES } from "./document-rules";
import { withStartScript } from "./start-script";

/** The file below dist/ that answers an address without a redirect: Netlify leads /about to /about/ if only about/index.html exists. */
function publishedFile(pagePath: string): string {
  if (pagePath === "/") return "index.html";
  return pagePath.endsWith(".html") ? pagePath.slice(1) : `${pagePath.slice(1)}.html`;
}

/**
 * Writes every page at its address without a slash, with its structured data and one start script in place of Gatsby's.
 * @param headElements what the build adds to a page's <head>, by the page's address
 * @param published the folder that the host will serve
 * @returns the policy under which each page works, by its address
 */
export function writePages(
  pages: readonly BuiltPage[],
  headElements: ReadonlyMap<string, string>,
  published: string,
  options: PublishOptions,
): Map<string, ContentPolicy> {
  const policies = new Map<string, ContentPolicy>();
  for (const page of pages) {
    const withHead = page.html.replace("</head>", () => `${headElements.get(page.path) ?? ""}${DOCUMENT_RULES}</head>`);
    const html = withStartScript({ ...page, html: withHead });
    const policy = contentPolicy(html, options);
    policies.set(page.path, policy);
    // no header rule can name the addresses that the 404 page answers
    const whole = page.path === NOT_FOUND_PAGE ? withPolicyInside(html, policy) : html;
    const file = path.join(published, publishedFile(page.path));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, whole);
  }
  return policies;
}
