import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/publish/gatsby-output";

/** The last valid texts (plugins/site-data/develop/data-copies.ts) do not depend on code. */
const OUTLIVES_CODE = "checked-data";
const RECORD = path.join(".cache", "made-by.json");

/** Everything that decides how data/ becomes a site. Gatsby itself notices changes of data/, package.json and its own files in the root only. */
const CODE = /^(src|plugins|hosting|static)$|^gatsby-[\w.-]+$|^tsconfig\.json$|^package(-lock)?\.json$|^\.env\.production$/;
const INSTALLED = "node_modules/.package-lock.json";
const TESTS = /\.test\.tsx?$|^gatsby-types\.d\.ts$/;
/** Variables that builds read; Gatsby writes those that begin with its name into the browser's code. */
const VARIABLES =
  /^(GATSBY_(?!TELEMETRY|CPU_COUNT|LOGGER|CONCURRENT)\w+|SITE_URL|URL|CONTEXT|HSTS_\w+|CMS_REPOSITORY|REPOSITORY_URL|GITHUB_REPOSITORY)$/;

export type GatsbyCommand = "build" | "develop";

const digest = (parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

function codeFiles(): string[] {
  const entries = readdirSync(".").filter((name) => CODE.test(name));
  return entries
    .flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name).map((file) => path.join(name, file)) : [name]))
    .filter((file) => !TESTS.test(path.basename(file)))
    .sort();
}

/** What a cache is made by, each part under what is said when it differs. */
function originOf(command: GatsbyCommand, environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const variables = Object.entries(environment).filter(([name]) => VARIABLES.test(name));
  return {
    "it was made by another command, or the last one was interrupted": command,
    // Gatsby and webpack keep paths from the root of the file system
    "the project has moved": process.cwd(),
    "code has changed": digest(codeFiles().flatMap((file) => [file, readFileSync(file)])),
    "packages have changed": existsSync(INSTALLED) ? digest([readFileSync(INSTALLED)]) : "",
    "the version of Node.js has changed": process.version,
    "the environment has changed": digest(variables.map((variable) => variable.join("=")).sort()),
  };
}

/**
 * Forgets what Gatsby kept if anything but data/ has changed since: Gatsby would reuse pages and query results that other code made.
 * A build that is interrupted leaves no record, so the next one starts from nothing. Encoded pictures are kept elsewhere (.pictures/) and stay.
 * @param environment what Gatsby's process will be given
 * @returns what to call when the command has ended well, and why the cache was forgotten, if it was
 */
export function openGatsbyCache(command: GatsbyCommand, environment: NodeJS.ProcessEnv): { keep(): void; forgotten?: string } {
  const origin = originOf(command, environment);
  const former: Readonly<Record<string, string>> = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};
  const difference = Object.keys(origin).find((part) => former[part] !== origin[part]);
  const isThere = existsSync("public");
  if (difference) forgetGatsbyCache();
  rmSync(RECORD, { force: true });
  return {
    keep() {
      mkdirSync(path.dirname(RECORD), { recursive: true });
      writeFileSync(RECORD, JSON.stringify(origin));
    },
    forgotten: isThere ? difference : undefined,
  };
}

/** Removes what Gatsby keeps from one run to the next, but not the last valid texts. */
export function forgetGatsbyCache(): void {
  rmSync("public", { recursive: true, force: true });
  const entries = existsSync(".cache") ? readdirSync(".cache") : [];
  for (const entry of entries.filter((name) => name !== OUTLIVES_CODE)) rmSync(path.join(".cache", entry), { recursive: true });
}
