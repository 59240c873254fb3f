import { LOOPBACK } from "./static-site";

/** What `npm start`, `npm run develop` and the tests share: where the site and the mailbox are, and the mailbox's identifiers. */
const port = (name: string, usual: number): number => {
  const number = Number(process.env[name] || usual);
  if (!Number.isInteger(number) || number < 1 || number > 65535) throw new Error(`${name}=${process.env[name]} is not a port number.`);
  return number;
};

export const SITE_PORT = port("SITE_PORT", 9000);

/** Written into the pages by `npm run build:local`: after a change of port, build again. */
export const MAILBOX_PORT = port("MAILBOX_PORT", 9025);
export const MAILBOX_ORIGIN = `http://${LOOPBACK}:${MAILBOX_PORT}`;

/** Where the mailbox keeps its messages; ignored by git. */
export const MAILBOX_FOLDER = "mailbox";

/** The environment of a build whose form writes to the mailbox, which accepts no other identifiers. */
export const LOCAL_ENVIRONMENT = {
  GATSBY_EMAILJS_ORIGIN: MAILBOX_ORIGIN,
  GATSBY_EMAILJS_PUBLIC_KEY: "local-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "local-service",
  GATSBY_EMAILJS_TEMPLATE_ID: "local-template",
};
