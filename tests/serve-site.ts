import { listen } from "../hosting/listen";
import { PUBLISHED_FOLDER } from "../hosting/netlify-adapter";
import { SITE_PORT } from "../hosting/settings";
import { createStaticSite } from "../hosting/static-site";

// The pipe ends with Playwright. The site stops even if Playwright is killed.
process.stdin.resume().once("end", () => process.exit());

// Only the site: the tests of the enquiry start mailboxes of their own.
void createStaticSite(PUBLISHED_FOLDER).then((site) => listen(site, { port: SITE_PORT, owner: "The tested site", variable: "SITE_PORT" }));
