import { LOOPBACK } from "../hosting/listen";
import { MAILBOX_PORT } from "../hosting/settings";

/** Each of Playwright's workers has a mailbox of its own, and never sees the enquiries of another. */
export const WORKER_MAILBOX_PORT = MAILBOX_PORT + 1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Makes Chromium send the enquiries there instead of to the address in the built site. */
export const TO_WORKER_MAILBOX = `--host-resolver-rules=MAP ${LOOPBACK}:${MAILBOX_PORT} ${LOOPBACK}:${WORKER_MAILBOX_PORT}`;
