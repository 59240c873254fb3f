import { LOCAL_ENVIRONMENT } from "../hosting/local-settings";
import { runGatsby } from "./gatsby";

/**
 * `npm run build` builds the site for the web.
 * `npm run build -- --local` builds it with a form that sends to the mailbox. The tests use that build.
 */
const environment = process.argv.includes("--local") ? LOCAL_ENVIRONMENT : {};

void runGatsby("build", environment).then((code) => {
  process.exitCode = code;
});
