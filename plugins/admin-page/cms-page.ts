import { policyText, scriptHash } from "../../hosting/content-policy";

/** The page's file; hosts answer /admin with it. */
export const CMS_PAGE_FILE = "admin.html";
/** What the page loads. */
export const CMS_FOLDER = "admin";
export const CMS_CONFIG_ADDRESS = `/${CMS_FOLDER}/config.json`;

const START_SCRIPT = `import CMS from "/${CMS_FOLDER}/npm/index.js"; CMS.init();`;

/** GitHub's interface, files and state. Signing in goes through Netlify, in a window of its own. */
const GITHUB = ["https://api.github.com", "https://raw.githubusercontent.com", "https://www.githubstatus.com"];

/**
 * The page may run its own scripts, speak with GitHub, and show pictures that an editor is about to save. The CMS makes its styles while it
 * runs, so they are allowed without a hash.
 */
const CONTENT_POLICY = policyText({
  "default-src": ["'none'"],
  "script-src": ["'self'", scriptHash(START_SCRIPT), "'wasm-unsafe-eval'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "blob:", "data:", "https://*.githubusercontent.com"],
  "media-src": ["blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'", "blob:", "data:", ...GITHUB],
  "worker-src": ["'self'", "blob:"],
  "frame-src": ["blob:"],
  "manifest-src": ["'self'"],
  "form-action": ["'none'"],
  "base-uri": ["'none'"],
});

/** @returns the HTML of /admin */
export const cmsPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Texts and pictures</title>
<link rel="cms-config-url" type="application/json" href="${CMS_CONFIG_ADDRESS}">
<script type="module">${START_SCRIPT}</script>
</head>
<body>
<noscript>Editing in the browser needs JavaScript. EDITING.md says how to edit the files themselves.</noscript>
</body>
</html>
`;
