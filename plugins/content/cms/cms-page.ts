import { policyText, scriptHash } from "../../../hosting/content-policy";

/** The folder of the page and its files. */
export const CMS_FOLDER = "admin";
/** Hosts serve this file at /admin. */
export const CMS_PAGE_FILE = `${CMS_FOLDER}/index.html`;
export const CMS_CONFIG_ADDRESS = `/${CMS_FOLDER}/config.json`;

export const CMS_CHECK_ADDRESS = `/${CMS_FOLDER}/check.js`;
export const CMS_DATA_ADDRESS = `/${CMS_FOLDER}/data.json`;

export const CMS_IMMUTABLE_ADDRESS = `/${CMS_FOLDER}/immutable.js`;

/** The CMS imports this package by name when it calls event listeners. */
const IMPORT_MAP = JSON.stringify({ imports: { immutable: CMS_IMMUTABLE_ADDRESS } });
const START_SCRIPT = `import CMS from "/${CMS_FOLDER}/npm/index.js"; import { checkBeforeSaving } from "${CMS_CHECK_ADDRESS}"; checkBeforeSaving(CMS, "${CMS_DATA_ADDRESS}"); CMS.init();`;

/** GitHub's API, files and status. Sign-in opens a window at Netlify, to which this policy does not apply. */
const GITHUB = ["https://api.github.com", "https://raw.githubusercontent.com", "https://www.githubstatus.com"];

/**
 * Allows the page's own scripts, requests to GitHub, and pictures that are not saved yet.
 * Styles need 'unsafe-inline', because the CMS creates them at run time.
 */
const CONTENT_POLICY = policyText({
  "default-src": ["'none'"],
  "script-src": ["'self'", scriptHash(IMPORT_MAP), scriptHash(START_SCRIPT), "'wasm-unsafe-eval'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "blob:", "data:", "https://*.githubusercontent.com"],
  "font-src": ["'self'"],
  "connect-src": ["'self'", "blob:", "data:", ...GITHUB],
  "form-action": ["'none'"],
  "base-uri": ["'none'"],
});

/** The CMS always shows this button beside Save and Publish: in its toolbar, or on a phone in its sidebar. */
const HIDDEN_PUBLISH_BUTTON =
  "<style>.toolbar-wrapper .buttons > button.secondary, .primary-sidebar header button { display: none }</style>\n";

/** @param hasPublishButton whether _Publish Changes_ publishes */
export const cmsPage = ({ hasPublishButton }: { readonly hasPublishButton: boolean }): string => `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Texts and pictures</title>
${hasPublishButton ? "" : HIDDEN_PUBLISH_BUTTON}<link rel="cms-config-url" type="application/json" href="${CMS_CONFIG_ADDRESS}">
<script type="importmap">${IMPORT_MAP}</script>
<script type="module">${START_SCRIPT}</script>
</head>
<body>
<noscript>Editing in the browser needs JavaScript. EDITING.md says how to edit the files themselves.</noscript>
</body>
</html>
`;
