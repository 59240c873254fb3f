import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { LOOPBACK } from "./listen";

/** Gatsby reads this file only for the browser's code. The environment takes precedence. */
const ENVIRONMENT_FILE = ".env.production";

/** The variables of a build. */
type Environment = Readonly<Record<string, string | undefined>>;

/** @returns the variables that Gatsby gives the browser's code of a production build */
export function buildEnvironment(environment: Environment = process.env, file = ENVIRONMENT_FILE): Environment {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...environment };
}

const isOnThisMachine = (address: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(address);

/** @returns whether a text is an https address without a path, or the address of a server on this machine */
const isSiteAddress = (text: string) =>
  isOnThisMachine(text) || (text.startsWith("https://") && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ""));

const address = (example: string) =>
  z.string().refine(isSiteAddress, `must be an address with https:// and without a path or blanks, such as ${example}`).optional();
const identifier = z.string().regex(/^\S+$/, "must not contain blanks").optional();
const onOrOff = z.enum(["true", "false"], 'must be "true" or "false"').optional();
const port = (fallback: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65536, "must be a port number")
    .default(String(fallback))
    .transform(Number);

/** The enquiry form cannot send without these. */
const IDENTIFIERS = ["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"] as const;

/** Every variable that this project reads. .env.example explains those that people set. */
const VARIABLES = z.object({
  GATSBY_EMAILJS_PUBLIC_KEY: identifier,
  GATSBY_EMAILJS_SERVICE_ID: identifier,
  GATSBY_EMAILJS_TEMPLATE_ID: identifier,
  GATSBY_EMAILJS_ORIGIN: address("https://api.emailjs.com").refine((text) => !text?.endsWith("/"), "must not end with a slash"),
  SITE_URL: address("https://www.kelvin.in"),
  CMS_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, "must be the owner and the name on GitHub, such as kelvin/website")
    .optional(),
  CMS_AUTH_SCOPE: z.enum(["repo", "public_repo"], 'must be "repo" or "public_repo"').default("repo"),
  HSTS_INCLUDE_SUBDOMAINS: onOrOff,
  HSTS_PRELOAD: onOrOff,
  /** What Netlify or the workflow builds for: "production", "deploy-preview", "branch-deploy". */
  CONTEXT: z.string().optional(),
  /** The site's address at Netlify's own builds. */
  URL: z.string().optional(),
  /** The repository at Netlify's own builds, and in GitHub's workflows. */
  REPOSITORY_URL: z.string().optional(),
  GITHUB_REPOSITORY: z.string().optional(),
});

/**
 * An empty variable counts as not set.
 * @throws with a line for each invalid variable: its name, its value and the remedy
 */
function parsed<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.infer<Schema> {
  const { data, error } = schema.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value)));
  if (data) return data;
  const lines = error?.issues.map(({ path, message }) => `${path.join()}=${JSON.stringify(environment[path.join()])} ${message}.`);
  throw new Error(lines?.join("\n"));
}

const NO_ADDRESS = "SITE_URL is not set: it is the site's public address, such as https://www.kelvin.in (PUBLISHING.md).";
const ON_GITHUB = /github\.com[/:](?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?$/;

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads the settings of a build from its variables.
 * @throws if one is invalid, or if the public site has no address, which canonical links and the sitemap need
 */
export function readSettings(environment: Environment = buildEnvironment()) {
  const variables = parsed(VARIABLES, environment);
  const { CONTEXT, SITE_URL, URL: addressAtNetlify, REPOSITORY_URL, GITHUB_REPOSITORY } = variables;
  const address = SITE_URL ?? addressAtNetlify;
  if (CONTEXT === "production" && !address) throw new Error(NO_ADDRESS);
  return {
    /** What the build is for, as Netlify names it: "production", "deploy-preview". Undefined on a developer's machine. */
    context: CONTEXT,
    /** SITE_URL, or else Netlify's address, or else a placeholder. Without a trailing slash. */
    siteAddress: (address ?? "https://www.kelvin.example").replace(/\/$/, ""),
    hasSiteUrl: SITE_URL !== undefined,
    /** The names of the variables without which the enquiry form cannot send. */
    missingIdentifiers: IDENTIFIERS.filter((name) => !variables[name]),
    /** HSTS. These options bind all hosts of the domain and are hard to revoke. Its owner decides (hstspreload.org). */
    security: { includeSubDomains: variables.HSTS_INCLUDE_SUBDOMAINS === "true", preload: variables.HSTS_PRELOAD === "true" },
    /** The repository in which editors save from the published /admin: "owner/name" on GitHub. Undefined if not known. */
    repository: variables.CMS_REPOSITORY ?? ON_GITHUB.exec(REPOSITORY_URL ?? "")?.groups?.name ?? GITHUB_REPOSITORY,
    /** The access that /admin asks editors for when they sign in to GitHub. */
    authScope: variables.CMS_AUTH_SCOPE,
  };
}

/** Netlify gives every site such an address. */
const isNetlifyDefaultAddress = (address: string) => /\.netlify\.app$/.test(address);

/**
 * @param blockingItems how many samples of data/launch.yaml must be replaced before the site may be indexed
 * @returns the reasons for publishing a build with noindex; none if search engines may index it
 */
export function reasonsNotToIndex({ context, siteAddress, hasSiteUrl }: Settings, blockingItems: number): string[] {
  if (context === undefined) return ["It is a local build: CONTEXT is not set."];
  if (context !== "production") return ["It is a preview."];
  return [
    ...(hasSiteUrl ? [] : [NO_ADDRESS]),
    ...(isNetlifyDefaultAddress(siteAddress) ? ["SITE_URL is Netlify's default address, not the site's own."] : []),
    ...(isOnThisMachine(siteAddress) ? ["SITE_URL is the address of a server on this machine."] : []),
    ...(blockingItems > 0
      ? [
          `${blockingItems} ${blockingItems === 1 ? "sample" : "samples"} in data/ must be replaced first: \`npm run launch-check\` lists them.`,
        ]
      : []),
  ];
}

/** @returns what a build says about itself. It continues, because the form then offers other ways to reach the office */
export function buildWarnings(settings: Settings, blockingItems: number): string[] {
  const missing = settings.missingIdentifiers;
  const notSet = `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not set`;
  return [
    ...(missing.length > 0 ? [`The enquiry form cannot send: ${notSet}. It says so, and offers other ways (.env.example).`] : []),
    ...reasonsNotToIndex(settings, blockingItems).map((reason) => `This build stays out of search engines. ${reason}`),
  ];
}

/** @returns a sentence for every setting that is missing or still a placeholder */
export function missingSettings({ missingIdentifiers, hasSiteUrl, siteAddress, repository }: Settings): string[] {
  const isPublic = !/\.example$/.test(siteAddress) && !isNetlifyDefaultAddress(siteAddress) && !isOnThisMachine(siteAddress);
  return [
    ...missingIdentifiers.map((name) => `${name} is not set: the enquiry form cannot send without it (.env.example)`),
    ...(hasSiteUrl ? [] : ["SITE_URL is not set: search engines are kept out without it (PUBLISHING.md)"]),
    ...(hasSiteUrl && !isPublic
      ? [`SITE_URL is ${siteAddress}: it must be the site's own public address, such as https://www.kelvin.in`]
      : []),
    ...(repository ? [] : ["CMS_REPOSITORY is not set: editors cannot save from /admin on the published site without it (PUBLISHING.md)"]),
  ];
}

/** The ports of this machine's servers. The tests choose others. */
export const { SITE_PORT, MAILBOX_PORT } = parsed(
  z.object({
    SITE_PORT: port(9000),
    /** `npm run build -- --local` writes this port into the pages. Build again after a change. */
    MAILBOX_PORT: port(9025),
  }),
  process.env,
);
export const MAILBOX_ORIGIN = `http://${LOOPBACK}:${MAILBOX_PORT}`;

/** The folder of the mailbox's messages. Git ignores it. */
export const MAILBOX_FOLDER = "mailbox";

/** The environment of a build whose form sends to the mailbox. */
export const LOCAL_ENVIRONMENT = {
  GATSBY_EMAILJS_ORIGIN: MAILBOX_ORIGIN,
  GATSBY_EMAILJS_PUBLIC_KEY: "local-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "local-service",
  GATSBY_EMAILJS_TEMPLATE_ID: "local-template",
};
