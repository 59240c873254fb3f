import { CMS_FOLDER, CMS_POLICY } from "../../cms/cms-page";
import { policyText } from "../html/content-policy";
import type { HeaderRule } from "./headers-file";

/**
 * What the editors' pages below /admin may do. Gatsby does not build them, and their files are not named by content.
 * Signing in opens a window at Netlify that answers to the page that opened it, so the page may keep hold of it.
 */
export const adminHeaderRules = (): HeaderRule[] => [
  ...[`/${CMS_FOLDER}`, `/${CMS_FOLDER}.html`].map((pattern) => ({
    pattern,
    headers: {
      "Content-Security-Policy": policyText(CMS_POLICY),
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cache-Control": "public, max-age=0, must-revalidate",
      "X-Robots-Tag": "noindex",
    },
  })),
  { pattern: `/${CMS_FOLDER}/*`, headers: { "X-Robots-Tag": "noindex" } },
];
