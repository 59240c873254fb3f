import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { LOOPBACK } from "./recorded-site";
import { type RunningEngine, webDriverTab } from "./tab";

const PORT = 9300 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** As in Chromium's tests and in WebKit, the scroll bar takes no width. */
const PREFERENCES = `user_pref("marionette.port", ${PORT});
user_pref("ui.useOverlayScrollbars", 1);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
`;
/** Lets the window be as narrow as a phone. */
const NARROW_WINDOW = ":root, #navigator-toolbox, #nav-bar, #urlbar-container { min-width: 0 !important; }";

/**
 * Starts an installed Firefox and drives it by its own protocol, Marionette, as geckodriver does
 * (firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function startFirefox(executable: string): Promise<RunningEngine> {
  const profile = mkdtempSync(path.join(tmpdir(), "kelvin-firefox-"));
  mkdirSync(path.join(profile, "chrome"));
  writeFileSync(path.join(profile, "user.js"), PREFERENCES);
  writeFileSync(path.join(profile, "chrome/userChrome.css"), NARROW_WINDOW);
  const firefox = spawn(executable, ["--headless", "--marionette", "--no-remote", "--profile", profile], { stdio: "ignore" });
  const socket = await connected();
  const messages = messagesFrom(socket);
  await messages.next(); // Firefox's greeting
  let number = 0;
  /** Sends one command at a time: [0, number, command, parameters]. The response is [1, number, error, result]. */
  async function send(command: string, parameters = {}): Promise<unknown> {
    number += 1;
    const message = JSON.stringify([0, number, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value: text } = await messages.next();
    const [, , error, result] = JSON.parse(text ?? "Firefox has ended");
    if (error) throw new Error(JSON.stringify(error));
    return result?.value;
  }
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

/** Waits until Firefox listens, some seconds after it starts. */
async function connected(): Promise<Socket> {
  let socket = new Socket();
  await expect(async () => {
    socket = connect(PORT, LOOPBACK);
    await once(socket, "connect");
  }).toPass();
  return socket;
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
