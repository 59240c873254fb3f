import { createServer } from "node:http";
import { close, listen } from "../hosting/listen";
import { createMailbox } from "../hosting/mailbox";
import { PUBLISHED_FOLDER } from "../hosting/netlify-adapter";
import { LOCAL_ENVIRONMENT, MAILBOX_FOLDER, MAILBOX_ORIGIN, MAILBOX_PORT, SITE_PORT } from "../hosting/settings";
import { createStaticSite } from "../hosting/static-site";
import { runGatsby } from "./gatsby";

const SITE = { port: SITE_PORT, owner: "The site", variable: "SITE_PORT" };

/** `npm start`: builds the site for the mailbox, then serves both on this machine until Ctrl-C. */
async function start(): Promise<void> {
  const mailbox = createMailbox(MAILBOX_FOLDER);
  await listen(mailbox, { port: MAILBOX_PORT, owner: "The mailbox", variable: "MAILBOX_PORT" });
  // Fails at once if the site's port is in use, not after the build.
  const placeholder = createServer();
  await listen(placeholder, SITE);
  await close(placeholder);

  const buildCode = await runGatsby("build", LOCAL_ENVIRONMENT);
  if (buildCode !== 0) process.exit(buildCode);

  const site = await createStaticSite(PUBLISHED_FOLDER);
  await listen(site, SITE);
  console.log(`\nThe site is at http://localhost:${SITE_PORT}\nIts enquiries arrive at ${MAILBOX_ORIGIN}\nCtrl-C stops both.`);
  const stop = () => void Promise.all([close(site), close(mailbox)]);
  process.once("SIGINT", stop).once("SIGTERM", stop);
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
