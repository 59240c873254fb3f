import { writeFileSync } from "node:fs";
import path from "node:path";
import type { PublishOptions } from "../../../hosting/settings/publish-options";
import { filesBelow } from "../gatsby-output";
import type { ContentPolicy } from "../html/content-policy";
import { headerRules, headersFile } from "./headers-file";
import { policiesByPattern } from "./page-policies";

/** How Gatsby names scripts and styles by their content; how `npm run fonts` names typefaces. */
const NAMED_BY_CONTENT = /^\/([^/]+[-.][0-9a-f]{20}\.(js|css)|fonts\/[\w-]+-[0-9a-f]{8}\.woff2)$/;

/**
 * One permanent redirect from every other form of an address to the one that search engines keep. Netlify itself leads /about/ and /About
 * to /about (mdn/yari#35) and answers /about.html, which exists, with the page, whose canonical link says the rest.
 * A rule applies if no file answers; only "!" comes before files, and only /index.html needs that.
 * Each placeholder matches one step of an address (docs.netlify.com, Redirect options), so the number of pages does not matter.
 */
const REDIRECTS = [
  "/index.html / 301!",
  "/:page/index.html /:page 301",
  "/:section/:page/index.html /:section/:page 301",
  "/blog/page/:number/index.html /blog/page/:number 301",
  // what a visitor tries who shortens or changes the address of a further page
  "/blog/page /blog 301",
  "/blog/page/1 /blog 301",
];

/** Writes the _headers and _redirects of a folder that is complete but for these two. @param policies each page's policy, by its address */
export function writeHostRules(published: string, policies: ReadonlyMap<string, ContentPolicy>, options: PublishOptions): void {
  const addresses = filesBelow(published).map((file) => `/${file}`);
  const hashedFiles = addresses.filter((address) => NAMED_BY_CONTENT.test(address));
  const rules = headerRules(policiesByPattern(policies), hashedFiles, options);
  writeFileSync(path.join(published, "_headers"), headersFile(rules));
  writeFileSync(path.join(published, "_redirects"), `${REDIRECTS.join("\n")}\n`);
}
