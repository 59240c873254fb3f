import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { LOOPBACK } from "../../hosting/static-site";
import { type RunningEngine, webDriverTab } from "./tab";

/** With port 0 Firefox chooses one, and writes it into its profile. */
const PREFERENCES = `user_pref("marionette.port", 0);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
`;
/** Without it the window stays wider than a phone. */
const NARROW_WINDOW = ":root, #navigator-toolbox, #nav-bar, #urlbar-container { min-width: 0 !important; }";
const LOOK_INTERVAL_MS = 50;

/**
 * Starts an installed Firefox and speaks its own protocol, Marionette, as geckodriver does
 * (firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). Playwright drives its own builds of Firefox only.
 */
export async function startFirefox(executable: string): Promise<RunningEngine> {
  const profile = mkdtempSync(path.join(tmpdir(), "kelvin-firefox-"));
  mkdirSync(path.join(profile, "chrome"));
  writeFileSync(path.join(profile, "user.js"), PREFERENCES);
  writeFileSync(path.join(profile, "chrome/userChrome.css"), NARROW_WINDOW);
  const firefox = spawn(executable, ["--headless", "--marionette", "--no-remote", "--profile", profile], { stdio: "ignore" });
  const portFile = path.join(profile, "MarionetteActivePort");
  while (!existsSync(portFile)) {
    if (firefox.exitCode !== null) throw new Error(`${executable} ended before it listened`);
    await pause(LOOK_INTERVAL_MS);
  }
  const socket = connect(Number(readFileSync(portFile, "utf8")), LOOPBACK);
  const send = commandsOver(socket);
  await send("NewSession");
  return {
    tab: webDriverTab(send),
    async close() {
      socket.destroy();
      firefox.kill();
      if (firefox.exitCode === null) await once(firefox, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A message is its length in bytes, a colon and JSON: [0, number, command, parameters] there, [1, number, error, result] back. */
function commandsOver(socket: Socket): (command: string, parameters?: object) => Promise<unknown> {
  const waiting = new Map<unknown, (error: unknown, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // the first message is a greeting, and no answer
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  let lastNumber = 0;
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      lastNumber += 1;
      waiting.set(lastNumber, (error, result) => {
        const isWrapped = typeof result === "object" && result !== null && "value" in result;
        if (error) reject(new Error(JSON.stringify(error)));
        else resolve(isWrapped ? result.value : result);
      });
      const message = JSON.stringify([0, lastNumber, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
