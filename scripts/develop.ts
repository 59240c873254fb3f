import { close, listen } from "../hosting/listen";
import { createMailbox } from "../hosting/mailbox";
import { LOCAL_ENVIRONMENT, MAILBOX_FOLDER, MAILBOX_ORIGIN, MAILBOX_PORT } from "../hosting/settings";
import { runGatsby } from "./gatsby";

/** `npm run develop`: runs the mailbox and `gatsby develop`, which gets the command's options. */
async function develop(): Promise<void> {
  const mailbox = createMailbox(MAILBOX_FOLDER);
  await listen(mailbox, { port: MAILBOX_PORT, owner: "The mailbox", variable: "MAILBOX_PORT" });
  console.log(`Enquiries arrive at ${MAILBOX_ORIGIN}`);
  process.exitCode = await runGatsby("develop", LOCAL_ENVIRONMENT, process.argv.slice(2));
  await close(mailbox);
}

develop().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
