import { createHash } from "node:crypto";

/** Where the editors' page is: the page itself is /admin, what it loads is below it. */
export const CMS_FOLDER = "admin";

/**
 * The packages that the CMS asks for by name while it runs, and the file of each. It names more (maps, highlighted code),
 * for kinds of field that this site does not have.
 */
export const CMS_PARTS: Readonly<Record<string, string>> = {
  "exifr/dist/lite.esm.mjs": "parts/exifr.js",
  immutable: "parts/immutable.js",
  "svgo/browser": "parts/svgo.js",
  "turndown/lib/turndown.browser.es.js": "parts/turndown.js",
};

const IMPORT_MAP = JSON.stringify({
  imports: {
    "@sveltia/cms": `/${CMS_FOLDER}/cms/npm/index.js`,
    ...Object.fromEntries(Object.entries(CMS_PARTS).map(([name, file]) => [name, `/${CMS_FOLDER}/${file}`])),
  },
});

/** @returns the editors' page; it is not one of Gatsby's pages and shares no file with them */
export const cmsPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Kelvin, texts and pictures</title>
<link rel="cms-config-url" type="application/json" href="/${CMS_FOLDER}/config.json">
<script type="importmap">${IMPORT_MAP}</script>
<script type="module" src="/${CMS_FOLDER}/start.js"></script>
</head>
<body>
<noscript>Editing in the browser needs JavaScript. EDITING.md says how to edit the files themselves.</noscript>
</body>
</html>
`;

/** GitHub's interface, files, pictures of people and state; signing in goes through Netlify in a window of its own. */
const GITHUB = ["https://api.github.com", "https://raw.githubusercontent.com", "https://www.githubstatus.com"];
const GITHUB_PICTURES = "https://*.githubusercontent.com";

/**
 * What the editors' page may do: its own scripts, GitHub, and pictures that an editor is about to save.
 * Its styles are made while it runs, so they are allowed without a hash.
 */
export const CMS_POLICY: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'", `'sha256-${createHash("sha256").update(IMPORT_MAP).digest("base64")}'`, "'wasm-unsafe-eval'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "blob:", "data:", GITHUB_PICTURES],
  "media-src": ["blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'", "blob:", "data:", ...GITHUB],
  "worker-src": ["'self'", "blob:"],
  "frame-src": ["blob:"],
  "manifest-src": ["'self'"],
  "form-action": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};
