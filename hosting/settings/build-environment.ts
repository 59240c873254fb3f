import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Reporter } from "gatsby";

/** The enquiry form cannot send without these. .env.example explains them. */
export const IDENTIFIERS = ["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"] as const;

/** Gatsby reads this file only for the browser's code. The environment takes precedence. */
const ENVIRONMENT_FILE = ".env.production";

/** The variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @returns the variables that Gatsby gives the browser's code of a production build */
export function buildEnvironment(environment: Environment = process.env, file = ENVIRONMENT_FILE): Environment {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...environment };
}

/** Warns that the enquiry form cannot send. The build continues, because the form then offers other ways. */
export function warnWithoutIdentifiers(reporter: Pick<Reporter, "warn">, environment: Environment = buildEnvironment()): void {
  const missing = IDENTIFIERS.filter((name) => !environment[name]);
  if (missing.length === 0) return;
  reporter.warn(
    `The enquiry form cannot send: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not set. ` +
      `It offers telephone, e-mail and WhatsApp instead. See .env.example.`,
  );
}
