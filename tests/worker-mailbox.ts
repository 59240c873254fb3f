import { MAILBOX_PORT } from "../hosting/local-settings";
import { LOOPBACK } from "../hosting/static-site";

/** Each of Playwright's workers has a mailbox of its own, so that none meets the enquiries or faults of another. */
export const WORKER_MAILBOX_PORT = MAILBOX_PORT + 1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Leads Chromium there, whenever a page writes to the address that the build has written into the site. */
export const TO_WORKER_MAILBOX = `--host-resolver-rules=MAP ${LOOPBACK}:${MAILBOX_PORT} ${LOOPBACK}:${WORKER_MAILBOX_PORT}`;
