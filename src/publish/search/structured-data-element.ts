import { renderMarkdown } from "../../nodes/markdown";
import { siteAddress } from "../../settings/site-address";
import type { SiteContent } from "../site-content";
import { structuredData } from "./structured-data";

/** In a text this would end the script element early; JSON has another way to write it. */
const OPENING_BRACKET = /</g;

/**
 * The structured data of every page as an element for its <head>. It is written at build and not by the page's script,
 * so that it costs no visitor a byte of JavaScript.
 * @returns elements by page address
 */
export function structuredDataElements(content: SiteContent): Map<string, string> {
  const context = { siteUrl: siteAddress(), renderMarkdown };
  return new Map(
    content.pages.map((page) => {
      const json = JSON.stringify(structuredData(context, content, page)).replace(OPENING_BRACKET, "\\u003c");
      return [page.path, `<script type="application/ld+json">${json}</script>`];
    }),
  );
}
