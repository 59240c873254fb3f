import { existsSync, readFileSync, rmSync } from "node:fs";
import { runGatsby } from "../hosting/gatsby";

/** Gatsby writes the types of all queries and fragments here (gatsby-config.ts, `graphqlTypegen`). */
const TYPES = "src/gatsby-types.d.ts";
const POLL_MS = 250;

const isWritten = () => existsSync(TYPES) && readFileSync(TYPES, "utf8").trimEnd().endsWith("}");

// `npm run types`: writes the query types without a build. Gatsby writes them when `gatsby develop` is ready.
rmSync(TYPES, { force: true });
const poll = setInterval(() => isWritten() && process.kill(process.pid, "SIGINT"), POLL_MS);
void runGatsby("develop").then(() => {
  clearInterval(poll);
  process.exitCode = isWritten() ? 0 : 1;
});
