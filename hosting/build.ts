import { runGatsby } from "./gatsby";
import { LOCAL_ENVIRONMENT } from "./local-settings";

/** `npm run build`: the site for the web. `npm run build:local`: the same, but its form writes to the mailbox; the tests run against it. */
const environment = process.argv.includes("--local") ? LOCAL_ENVIRONMENT : {};

void runGatsby("build", environment).then((code) => {
  process.exitCode = code;
});
