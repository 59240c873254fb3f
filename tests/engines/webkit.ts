import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { LOOPBACK } from "../../hosting/static-site";
import { type EnginePage, type Key, type RunningEngine, scriptCall } from "./engine";

/** Where Debian and its relatives put WebKitGTK's little browser; `*` is the architecture's name. */
export const MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser";

/** Without it the browser's toolbar keeps the window wider than a phone: 447 px. */
const NARROW_TOOLBAR = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }";
/** Larger than any window of the tests. */
const SCREEN = "2200x1600x24";

const KEYS: Record<Key, string> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB };

interface Answer<Value> {
  readonly value: Value;
  readonly error?: string;
}

/** The last argument takes the answer. */
const answering = (expression: string) =>
  `Promise.resolve().then(() => ${expression}).then((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }));`;

/**
 * Starts WebKitGTK, the engine that Safari is built on, on a screen of its own (Xvfb).
 * @param miniBrowser its browser, which `WebKitWebDriver` drives
 */
export async function startWebKit(miniBrowser: string): Promise<RunningEngine> {
  const settings = mkdtempSync(path.join(tmpdir(), "kelvin-webkit-"));
  mkdirSync(path.join(settings, "gtk-3.0"));
  writeFileSync(path.join(settings, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--host=${LOOPBACK}`, `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // its sandbox, like Chromium's, does not start as root
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const session = await openSession(`http://${LOOPBACK}:${port}`, miniBrowser);
  const version = (await session.getCapabilities()).getBrowserVersion() ?? "";
  return {
    version: `WebKitGTK ${version}`,
    page: enginePage(session),
    async close() {
      await session.quit();
      await Promise.all([stop(driver), stop(screen)]);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

const inWindow = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });

function enginePage(session: WebDriver): EnginePage {
  const windowRect = (width: number, height: number) => session.manage().window().setRect({ x: 0, y: 0, width, height });
  async function run<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>> {
    const { value, error } = await session.executeAsyncScript<Answer<Awaited<Result>>>(answering(scriptCall(script, values)));
    if (error) throw new Error(error);
    return value;
  }
  /** What the window holds besides the page: measured once, because a window takes a new size a moment after it is asked to. */
  let frame: { readonly width: number; readonly height: number } | undefined;
  async function measureFrame() {
    const { width, height } = await session.manage().window().getRect();
    const [pageWidth, pageHeight] = await run(() => [innerWidth, innerHeight] as const);
    return { width: width - pageWidth, height: height - pageHeight };
  }
  return {
    run,
    open: (address) => session.get(address),
    async resize(width, height) {
      frame ??= await measureFrame();
      await windowRect(width + frame.width, height + frame.height);
    },
    point: (x, y) => session.actions().move(inWindow(x, y)).perform(),
    click: (x, y) => session.actions().move(inWindow(x, y)).click().perform(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => session.actions().sendKeys(text.replaceAll("\n", Keys.ENTER)).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
  };
}

/** The driver takes a moment before it listens. */
async function openSession(address: string, miniBrowser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder().usingServer(address).forBrowser("MiniBrowser").withCapabilities(capabilities).build();
    } catch (error) {
      if (attempt === 20 || !String(error).includes("ECONNREFUSED")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("a TCP server has a port");
  return address.port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}
