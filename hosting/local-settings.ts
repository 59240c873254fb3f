import { LOOPBACK } from "./static-site";

/** @throws if the environment variable is set to something else than a port number */
const port = (name: string, fallback: number): number => {
  const number = Number(process.env[name] || fallback);
  if (!Number.isInteger(number) || number < 1 || number > 65535) throw new Error(`${name}=${process.env[name]} is not a port number.`);
  return number;
};

export const SITE_PORT = port("SITE_PORT", 9000);

/** `npm run build -- --local` writes this port into the pages. Build again after a change. */
export const MAILBOX_PORT = port("MAILBOX_PORT", 9025);
export const MAILBOX_ORIGIN = `http://${LOOPBACK}:${MAILBOX_PORT}`;

/** The folder of the mailbox's messages. Git ignores it. */
export const MAILBOX_FOLDER = "mailbox";

/** The environment of a build whose form sends to the mailbox. The mailbox accepts only these identifiers. */
export const LOCAL_ENVIRONMENT = {
  GATSBY_EMAILJS_ORIGIN: MAILBOX_ORIGIN,
  GATSBY_EMAILJS_PUBLIC_KEY: "local-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "local-service",
  GATSBY_EMAILJS_TEMPLATE_ID: "local-template",
};
