import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { close, listen } from "../hosting/listen";
import { runGatsby } from "./gatsby";

/** Gatsby writes the types of all queries and fragments here (gatsby-config.ts, `graphqlTypegen`). */
const TYPES = "src/gatsby-types.d.ts";
const POLL_MS = 250;

const isWritten = () => existsSync(TYPES) && readFileSync(TYPES, "utf8").trimEnd().endsWith("}");

/** `gatsby develop` asks a question if its port is in use, for example by `npm run develop`. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, { port: 0, owner: "Gatsby", variable: "PORT" });
  await close(server);
  return port;
}

/** `npm run types`: writes the query types without a build. Gatsby writes them when `gatsby develop` is ready. */
async function writeQueryTypes(): Promise<void> {
  rmSync(TYPES, { force: true });
  const poll = setInterval(() => isWritten() && process.kill(process.pid, "SIGINT"), POLL_MS);
  await runGatsby("develop", {}, ["--port", String(await freePort())]);
  clearInterval(poll);
  if (isWritten()) console.log(`${TYPES} is written, and Gatsby has stopped.`);
  else process.exitCode = 1;
}

void writeQueryTypes();
