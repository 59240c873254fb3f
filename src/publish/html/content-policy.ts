import { createHash } from "node:crypto";
import type { PublishOptions } from "../../../hosting/settings/publish-options";
import { elementsOf, type HtmlElement } from "./html-elements";

/** Directive to sources, as in the Content-Security-Policy header. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** Types that browsers run or act on, so that a policy decides about them; JSON-LD and other data is not among them. */
const GOVERNED_SCRIPT_TYPES = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

const isGovernedInline = ({ name, attributes }: HtmlElement) =>
  name === "style" || (name === "script" && !attributes.has("src") && GOVERNED_SCRIPT_TYPES.has(attributes.get("type") ?? ""));

/** The map on /contact. A policy lasts as long as its document, also while Gatsby shows other pages in it, so every page allows the frame. */
const MAP_ORIGIN = "https://www.google.com";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesOf = (elements: readonly HtmlElement[], name: string) => [
  ...new Set(elements.filter((element) => element.name === name).map(({ text }) => hash(text))),
];

/**
 * The strictest policy under which the page works (CSP level 3): nothing but its own files, its own inline scripts and styles
 * by hash, and the enquiry service. React sets style attributes, so those are allowed; style elements are not.
 * @param html the page as it is published; its inline scripts must not change afterwards
 */
export function contentPolicy(html: string, settings: Pick<PublishOptions, "enquiryOrigin" | "upgradeInsecureRequests">): ContentPolicy {
  const elements = elementsOf(html);
  const inline = elements.filter(isGovernedInline);
  const mailsForm = elements.some(({ name, attributes }) => name === "form" && attributes.get("action")?.startsWith("mailto:"));
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(inline, "script")],
    "style-src": ["'self'", ...hashesOf(inline, "style")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", ...(html.includes("data:image/") ? ["data:"] : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", settings.enquiryOrigin],
    "manifest-src": ["'self'"],
    "frame-src": [MAP_ORIGIN],
    "form-action": ["'self'", settings.enquiryOrigin, ...(mailsForm ? ["mailto:"] : [])],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(settings.upgradeInsecureRequests && { "upgrade-insecure-requests": [] }),
  };
}

/** @returns the policy as the header's value */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");

/**
 * Writes the policy into the page itself, for the page that answers addresses no header rule can name.
 * @returns the page with the policy as its first element after the character set, without what only a header may say
 */
export function withPolicyInside(html: string, policy: ContentPolicy): string {
  const { "frame-ancestors": _, ...rest } = policy;
  const charset = elementsOf(html).find(({ name, attributes }) => name === "meta" && attributes.has("charset"));
  if (!charset) throw new Error("the page has no <meta charset>, after which its policy belongs");
  return `${html.slice(0, charset.end)}<meta http-equiv="Content-Security-Policy" content="${policyText(rest)}"/>${html.slice(charset.end)}`;
}
