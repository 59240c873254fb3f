import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Reporter } from "gatsby";

/** Without these the enquiry form cannot send; .env.example says what they are. */
export const IDENTIFIERS = ["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"] as const;

/** Gatsby reads this file for the browser's code only, and lets the environment win. */
const ENVIRONMENT_FILE = ".env.production";

/** The variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @returns the environment that Gatsby gives a production build's pages */
export function buildEnvironment(environment: Environment = process.env, file = ENVIRONMENT_FILE): Environment {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...environment };
}

/**
 * Says once, before the build, that the enquiry form will not send.
 * The build goes on: the form then leads to telephone, e-mail and WhatsApp.
 */
export function warnWithoutIdentifiers(reporter: Pick<Reporter, "warn">, environment: Environment = buildEnvironment()): void {
  const missing = IDENTIFIERS.filter((name) => !environment[name]);
  if (missing.length === 0) return;
  reporter.warn(
    `The enquiry form cannot send: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not set. ` +
      `Visitors are led to telephone, e-mail and WhatsApp instead. See .env.example.`,
  );
}
