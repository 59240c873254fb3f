import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What Gatsby keeps from one run to the next; it trusts .cache only together with the public/ it wrote. */
const KEPT_BY_GATSBY = [".cache", "public"];
/** The last valid texts (src/develop/data-copies.ts) do not depend on code. */
const OUTLIVES_CODE = "checked-data";
const RECORD = path.join(".cache", "made-by.json");

/** Everything that decides how data/ becomes a site. Gatsby itself notices changes of data/, package.json and its own files in the root only. */
const CODE = /^(src|static)$|^gatsby-[\w.-]+$|^tsconfig\.json$|^package(-lock)?\.json$|^\.env\.production$/;
const INSTALLED = "node_modules/.package-lock.json";
const TESTS = /\.test\.tsx?$|^gatsby-types\.d\.ts$/;
/** Variables that builds read; Gatsby writes those that begin with its name into the browser's code. */
const VARIABLES =
  /^(GATSBY_(?!TELEMETRY|CPU_COUNT|LOGGER|CONCURRENT)\w+|SITE_URL|URL|CONTEXT|HSTS_\w+|CMS_REPOSITORY|REPOSITORY_URL|GITHUB_REPOSITORY)$/;

export type GatsbyCommand = "build" | "develop";

/** What a cache was made by, so that a difference can be named. */
interface Origin {
  readonly command: GatsbyCommand;
  readonly code: string;
  readonly packages: string;
  readonly node: string;
  readonly environment: string;
}

const digest = (parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

function codeFiles(): string[] {
  const entries = readdirSync(".").filter((name) => CODE.test(name));
  return entries
    .flatMap((name) =>
      statSync(name).isDirectory() ? readdirSync(name, { recursive: true, encoding: "utf8" }).map((file) => path.join(name, file)) : [name],
    )
    .filter((file) => !TESTS.test(path.basename(file)) && statSync(file).isFile())
    .sort();
}

function originOf(command: GatsbyCommand, environment: NodeJS.ProcessEnv): Origin {
  const variables = Object.entries(environment).filter(([name]) => VARIABLES.test(name));
  return {
    command,
    code: digest(codeFiles().flatMap((file) => [file, readFileSync(file)])),
    packages: existsSync(INSTALLED) ? digest([readFileSync(INSTALLED)]) : "",
    node: process.version,
    environment: digest(variables.map((variable) => variable.join("=")).sort()),
  };
}

const DIFFERENCES: Readonly<Record<keyof Origin, string>> = {
  command: "it was made by another command, or the last one was interrupted",
  code: "code has changed",
  packages: "packages have changed",
  node: "the version of Node.js has changed",
  environment: "the environment has changed",
};

/**
 * Forgets what Gatsby kept if anything but data/ has changed since: Gatsby would reuse pages and query results that other code made.
 * A build that is interrupted leaves no record, so the next one starts from nothing. Encoded pictures are kept elsewhere (.pictures/) and stay.
 * @param environment what Gatsby's process will be given
 * @returns what to call when the command has ended well, and why the cache was forgotten, if it was
 */
export function openGatsbyCache(command: GatsbyCommand, environment: NodeJS.ProcessEnv): { keep(): void; forgotten?: string } {
  const origin = originOf(command, environment);
  const former: Partial<Origin> = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};
  const names: readonly (keyof Origin)[] = ["command", "code", "packages", "node", "environment"];
  const different = names.find((name) => former[name] !== origin[name]);
  const isThere = KEPT_BY_GATSBY.some((folder) => existsSync(folder));
  if (different) forgetGatsbyCache();
  rmSync(RECORD, { force: true });
  return {
    keep() {
      mkdirSync(path.dirname(RECORD), { recursive: true });
      writeFileSync(RECORD, JSON.stringify(origin));
    },
    forgotten: different && isThere ? DIFFERENCES[different] : undefined,
  };
}

/** Removes what Gatsby kept, but not the last valid texts. */
export function forgetGatsbyCache(): void {
  for (const folder of KEPT_BY_GATSBY.filter((name) => existsSync(name))) {
    const kept = path.join(folder, OUTLIVES_CODE);
    for (const entry of readdirSync(folder)) {
      const file = path.join(folder, entry);
      if (file !== kept) rmSync(file, { recursive: true, force: true });
    }
    if (!existsSync(kept)) rmSync(folder, { recursive: true });
  }
}
