import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { LOOPBACK } from "./recorded-site";
import { type RunningEngine, webDriverTab } from "./tab";

/** With port 0 Firefox chooses a port. With the dump it writes its log, which names the port. */
const PREFERENCES = `user_pref("marionette.port", 0);
user_pref("browser.dom.window.dump.enabled", true);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
`;
/** Without it the window stays wider than a phone. */
const NARROW_WINDOW = ":root, #navigator-toolbox, #nav-bar, #urlbar-container { min-width: 0 !important; }";

/**
 * Starts an installed Firefox and speaks its own protocol, Marionette, as geckodriver does
 * (firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). Playwright drives its own builds of Firefox only.
 */
export async function startFirefox(executable: string): Promise<RunningEngine> {
  const profile = mkdtempSync(path.join(tmpdir(), "kelvin-firefox-"));
  mkdirSync(path.join(profile, "chrome"));
  writeFileSync(path.join(profile, "user.js"), PREFERENCES);
  writeFileSync(path.join(profile, "chrome/userChrome.css"), NARROW_WINDOW);
  const firefox = spawn(executable, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const socket = connect(await portIn(firefox.stdout), LOOPBACK);
  // Firefox stops when nobody reads its log.
  firefox.stdout.resume();
  const send = await commandsOver(socket);
  await send("NewSession");
  return {
    tab: await webDriverTab(send),
    async close() {
      socket.destroy();
      if (firefox.kill()) await once(firefox, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @returns the port that Firefox's log names */
async function portIn(log: Readable): Promise<number> {
  for await (const line of createInterface({ input: log })) {
    const port = /Listening on port (?<number>\d+)/.exec(line)?.groups?.number;
    if (port) return Number(port);
  }
  throw new Error("Firefox ended before it listened.");
}

/** Sends one command at a time: [0, number, command, parameters]. The response is [1, number, error, result]. */
async function commandsOver(socket: Socket): Promise<(command: string, parameters?: object) => Promise<unknown>> {
  const messages = messagesFrom(socket);
  await messages.next(); // Firefox's greeting
  let number = 0;
  return async (command, parameters = {}) => {
    number += 1;
    const message = JSON.stringify([0, number, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value: text } = await messages.next();
    const [, , error, result]: unknown[] = JSON.parse(text ?? "Firefox has ended");
    if (error) throw new Error(JSON.stringify(error));
    return typeof result === "object" && result !== null && "value" in result ? result.value : result;
  };
}

/** A message is its length in bytes, a colon and JSON. */
async function* messagesFrom(socket: Socket): AsyncGenerator<string, undefined> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) break;
      yield received.subarray(colon + 1, end).toString();
      received = received.subarray(end);
    }
  }
}
