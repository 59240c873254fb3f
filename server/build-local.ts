import { exitOf, startGatsby } from "./gatsby";

/** `npm run build:local`: a production build whose form writes to the mailbox. The tests run against it. */
void exitOf(startGatsby("build")).then((code) => {
  process.exitCode = code;
});
