import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { LOOPBACK } from "./recorded-site";
import { type Command, type RunningEngine, webDriverTab } from "./tab";

/** Lets the window be as narrow as a phone. The toolbar would keep it at 447 px. */
const NARROW_TOOLBAR = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }";
/** Larger than any window in the tests. */
const SCREEN = "2200x1600x24";
const PORT = 9200 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const ROUTES: Readonly<Record<Command, string>> = {
  Navigate: "url",
  ExecuteAsyncScript: "execute/async",
  PerformActions: "actions",
  SetWindowRect: "window/rect",
  FindElement: "element",
  ElementClick: "element/{id}/click",
};

/** Starts WebKitGTK, which shares Safari's engine, on a virtual screen (Xvfb). */
export async function startWebKit(): Promise<RunningEngine> {
  const settings = mkdtempSync(path.join(tmpdir(), "kelvin-webkit-"));
  mkdirSync(path.join(settings, "gtk-3.0"));
  writeFileSync(path.join(settings, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const [display] = await once(screen.stdout, "data");
  const driver = spawn("WebKitWebDriver", [`--host=${LOOPBACK}`, `--port=${PORT}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: settings,
      // Renders fastest on a machine without a graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // Like Chromium's sandbox, WebKit's does not start as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const address = `http://${LOOPBACK}:${PORT}`;
  await expect(() => request("GET", `${address}/status`)).toPass();
  const { sessionId } = Object(await request("POST", `${address}/session`, { capabilities: {} }));
  const session = `${address}/session/${sessionId}`;
  return {
    tab: await webDriverTab((command, parameters = {}) =>
      request("POST", `${session}/${ROUTES[command].replace("{id}", "id" in parameters ? String(parameters.id) : "")}`, parameters),
    ),
    async close() {
      await request("DELETE", session);
      for (const child of [driver, screen]) if (child.kill()) await once(child, "exit");
      rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @throws the driver's error */
async function request(method: string, address: string, parameters: object = {}): Promise<unknown> {
  const response = await fetch(address, { method, body: method === "POST" ? JSON.stringify(parameters) : undefined });
  const { value }: { value: unknown } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}
