/** One window of a browser, with what the tests need. */
export interface Tab {
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<unknown>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /**
   * Runs a script in the page and waits for its promise. Values and result are plain data, because they are copied.
   * The script cannot use anything from its file.
   * @throws what the script throws
   */
  run<Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values): Promise<Awaited<Result>>;
  /** Clicks at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<unknown>;
  /** Presses one key for each character. */
  type(keys: string): Promise<unknown>;
}

/** A running browser with one window. */
export interface RunningEngine {
  readonly tab: Tab;
  close(): Promise<unknown>;
}

/** Sends a command of WebDriver (w3.org/TR/webdriver2), by Firefox's name for it, and waits for its result. */
type SendCommand = (command: Command, parameters?: object) => Promise<unknown>;
export type Command = "Navigate" | "ExecuteAsyncScript" | "PerformActions" | "SetWindowRect";

/** WebDriver's characters for these keys. */
export const [ESCAPE, TAB, ENTER] = ["\uE00C", "\uE004", "\uE007"];

const keyboard = (keys: string) => ({
  type: "key",
  id: "keyboard",
  actions: [...keys].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
});
const mouse = (x: number, y: number) => ({
  type: "pointer",
  id: "mouse",
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" },
    ...["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 })),
  ],
});

/** @returns a window that is driven by WebDriver's commands */
export async function webDriverTab(send: SendCommand): Promise<Tab> {
  const run: Tab["run"] = async (script, ...values) => {
    const respond = `.then((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }))`;
    const text = `Promise.resolve().then(() => (${script})(...${JSON.stringify(values)}))${respond}`;
    const ask = async () => (await send("ExecuteAsyncScript", { script: text, args: [] })) as { value: never; error?: string } | null;
    let result = await ask();
    // Firefox answers null while one document replaces another.
    while (!result) result = await ask();
    if (result.error) throw new Error(result.error);
    return result.value;
  };
  const frame = await run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  return {
    run,
    open: (url) => send("Navigate", { url }),
    async resize(width, height) {
      await send("SetWindowRect", { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
      // The window takes its new size a moment after the command.
      await run(async (expected) => {
        while (innerWidth !== expected) await new Promise((resolve) => addEventListener("resize", resolve));
      }, width);
    },
    click: (x, y) => send("PerformActions", { actions: [mouse(x, y)] }),
    type: (keys) => send("PerformActions", { actions: [keyboard(keys)] }),
  };
}
