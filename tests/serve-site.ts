import { listen } from "../hosting/listen";
import { SITE_PORT } from "../hosting/local-settings";
import { PUBLISHED_FOLDER } from "../hosting/netlify-adapter";
import { createStaticSite } from "../hosting/static-site";

// Playwright holds the other end of this pipe: without it, a runner that was killed would leave its site behind, and the port taken
process.stdin.resume().once("end", () => process.exit());

/** Serves the built site only: the enquiry tests start the mailbox themselves, with faults in front of it. */
void createStaticSite(PUBLISHED_FOLDER).then((site) => listen(site, { port: SITE_PORT, owner: "The tested site", variable: "SITE_PORT" }));
