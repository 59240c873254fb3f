import { LOCAL_ENVIRONMENT } from "../hosting/settings";
import { runGatsby } from "./gatsby";

/**
 * `npm run build` builds the site for the web.
 * `npm run build -- --local` builds it with a form that sends to the mailbox. The tests use that build.
 */
const environment = process.argv.includes("--local") ? LOCAL_ENVIRONMENT : {};

runGatsby("build", environment)
  .catch((error: Error) => {
    console.error(error.message);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
