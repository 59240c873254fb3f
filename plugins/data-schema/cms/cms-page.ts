import { createHash } from "node:crypto";

/** The page's file. Hosts serve it at /admin. */
export const CMS_PAGE_FILE = "admin.html";
/** The folder of the files that the page loads. */
export const CMS_FOLDER = "admin";
export const CMS_CONFIG_ADDRESS = `/${CMS_FOLDER}/config.json`;

const START_SCRIPT = `import CMS from "/${CMS_FOLDER}/npm/index.js"; CMS.init();`;

/** GitHub's API, files and status. Signing in happens in a window at Netlify, to which this policy does not apply. */
const GITHUB = ["https://api.github.com", "https://raw.githubusercontent.com", "https://www.githubstatus.com"];

/**
 * The page may run its own scripts, send requests to GitHub and show pictures before they are saved.
 * The CMS creates its styles at run time, so they need 'unsafe-inline'.
 */
const CONTENT_POLICY = Object.entries({
  "default-src": ["'none'"],
  "script-src": ["'self'", `'sha256-${createHash("sha256").update(START_SCRIPT).digest("base64")}'`, "'wasm-unsafe-eval'"],
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
})
  .map(([directive, sources]) => [directive, ...sources].join(" "))
  .join("; ");

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
