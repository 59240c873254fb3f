import { existsSync } from "node:fs";

/** An environment variable that the owner sets where the site is built (.env.example, PUBLISHING.md). */
interface Setting {
  readonly name: string;
  readonly pattern: RegExp;
  /** Completes the message about an invalid value. */
  readonly requirement: string;
  /** What the published site lacks without it. */
  readonly without?: string;
}

const IDENTIFIER = {
  pattern: /^[^\s"'“”=]+$/,
  requirement: "must be the identifier alone, without its name, spaces or quotation marks",
  without: "the enquiry form cannot send",
};

export const SETTINGS: readonly Setting[] = [
  {
    name: "SITE_URL",
    pattern: /^https:\/\/[^\s/?#"'“”]+\/?$/,
    requirement: "must be https:// and the host, such as https://www.kelvin.in",
    without: "search engines are kept out",
  },
  { name: "GATSBY_EMAILJS_PUBLIC_KEY", ...IDENTIFIER },
  { name: "GATSBY_EMAILJS_SERVICE_ID", ...IDENTIFIER },
  { name: "GATSBY_EMAILJS_TEMPLATE_ID", ...IDENTIFIER },
  {
    name: "CMS_REPOSITORY",
    pattern: /^[\w.-]+\/[\w.-]+$/,
    requirement: "must be the owner and name on GitHub, such as kelvin/website",
    without: "editors cannot save from /admin",
  },
  { name: "CMS_AUTH_SCOPE", pattern: /^(public_)?repo$/, requirement: 'must be "repo" or "public_repo"' },
];

const ENVIRONMENT_FILE = ".env.production";
const FILE_NOT_READ = `${ENVIRONMENT_FILE} must be deleted: Gatsby reads only part of it. Use the environment (.env.example).`;

/** The address that Netlify gives every site. */
const NETLIFY_ADDRESS = /\.netlify\.app\/?$/;
const ON_GITHUB = /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. An empty variable counts as unset.
 * @param environment CONTEXT is what the build is for: "production" or "deploy-preview". Netlify and the workflow set it.
 * Netlify also sets NETLIFY, URL and REPOSITORY_URL. GitHub sets GITHUB_REPOSITORY
 */
export function readSettings(environment: Environment = process.env, hasFile = existsSync(ENVIRONMENT_FILE)) {
  const { CONTEXT, SITE_URL = "", URL: addressAtNetlify, REPOSITORY_URL = "", GITHUB_REPOSITORY } = environment;
  const repository = environment.CMS_REPOSITORY || ON_GITHUB.exec(REPOSITORY_URL)?.[1] || GITHUB_REPOSITORY;
  const isProduction = CONTEXT === "production";
  const isOwnAddress = SITE_URL !== "" && !NETLIFY_ADDRESS.test(SITE_URL);
  const usable: Environment = { ...environment, SITE_URL: isOwnAddress ? SITE_URL : undefined, CMS_REPOSITORY: repository };
  return {
    /** Whether the build is only for the machine that runs it. */
    isLocal: !CONTEXT,
    /** Without a trailing slash. */
    siteAddress: (SITE_URL || addressAtNetlify || "https://www.kelvin.example").replace(/\/$/, ""),
    /** Whether it is the public site, not a preview of a change. */
    isProduction,
    /** True only for the public site at its own address. */
    mayBeIndexed: isProduction && isOwnAddress,
    /** The GitHub repository to which editors save from /admin: "owner/name". */
    repository,
    /** Whether Netlify builds the site. Otherwise GitHub's workflow may. */
    isBuiltByNetlify: Boolean(environment.NETLIFY),
    /** The GitHub OAuth scope that /admin requests when editors sign in. */
    authScope: environment.CMS_AUTH_SCOPE || "repo",
    /** One message per invalid setting. Any of them stops the build. */
    wrong: SETTINGS.flatMap(({ name, pattern, requirement }) => {
      const value = environment[name];
      return value && !pattern.test(value) ? [`${name}=${JSON.stringify(value)} ${requirement}.`] : [];
    }).concat(hasFile ? FILE_NOT_READ : []),
    /** One message per setting that the published site lacks. */
    missing: SETTINGS.flatMap(({ name, without }) => {
      const state = environment[name] ? "is an address at netlify.app" : "is missing";
      return without && !usable[name] ? [`${name} ${state}: ${without} (.env.example).`] : [];
    }),
  };
}

/** The local mailbox (scripts/mailbox.ts). */
export const MAILBOX_PORT = 9025;
export const MAILBOX_ORIGIN = `http://127.0.0.1:${MAILBOX_PORT}`;

const TO_MAILBOX = {
  GATSBY_EMAILJS_ORIGIN: MAILBOX_ORIGIN,
  GATSBY_EMAILJS_PUBLIC_KEY: "local-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "local-service",
  GATSBY_EMAILJS_TEMPLATE_ID: "local-template",
};

/** Directs enquiries: those of a local build always to the mailbox, those of other builds to EmailJS. */
export function directEnquiries(isLocal: boolean): void {
  // Gatsby exposes GATSBY_ variables to the browser.
  if (isLocal) Object.assign(process.env, TO_MAILBOX);
  else delete process.env.GATSBY_EMAILJS_ORIGIN;
}
