/** One window of a browser: the little that the tests of the engines need. */
export interface Tab {
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<unknown>;
  /** Sets the size of what the page sees, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /**
   * Runs a script in the page and waits for what it promises. What goes in and comes out is copied, so both must be plain data;
   * the script sees nothing of the file it is written in.
   * @throws what the script throws
   */
  run<Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values): Promise<Awaited<Result>>;
  /** Presses the mouse's first button at a point of the window. */
  click(x: number, y: number): Promise<unknown>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<unknown>;
  /** Types into what has the focus. */
  type(text: string): Promise<unknown>;
}

/** A running browser with one window. */
export interface RunningEngine {
  readonly tab: Tab;
  close(): Promise<unknown>;
}

/** Sends a command of WebDriver (w3.org/TR/webdriver2) and waits for its result. Commands have the names that Firefox gives them. */
export type SendCommand = (command: Command, parameters?: object) => Promise<unknown>;
export type Command = "Navigate" | "ExecuteAsyncScript" | "PerformActions" | "SetWindowRect" | "GetWindowRect";

/** WebDriver's codes of keys that write nothing. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

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
export function webDriverTab(send: SendCommand): Tab {
  const run: Tab["run"] = async (script, ...values) => {
    const answer = `.then((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }))`;
    const text = `Promise.resolve().then(() => (${script})(...${JSON.stringify(values)}))${answer}`;
    const { value, error } = (await send("ExecuteAsyncScript", { script: text, args: [] })) as { value: never; error?: string };
    if (error) throw new Error(error);
    return value;
  };
  /** What the window holds besides the page: measured once, because a window takes a new size a moment after it is asked to. */
  let frame: { width: number; height: number } | undefined;
  async function measureFrame() {
    const { width, height } = (await send("GetWindowRect")) as { width: number; height: number };
    const page = await run(() => ({ width: innerWidth, height: innerHeight }));
    return { width: width - page.width, height: height - page.height };
  }
  return {
    run,
    open: (url) => send("Navigate", { url }),
    async resize(width, height) {
      frame ??= await measureFrame();
      await send("SetWindowRect", { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
    },
    click: (x, y) => send("PerformActions", { actions: [mouse(x, y)] }),
    press: (key) => send("PerformActions", { actions: [keyboard(KEYS[key])] }),
    type: (text) => send("PerformActions", { actions: [keyboard(text.replaceAll("\n", KEYS.Enter))] }),
  };
}
