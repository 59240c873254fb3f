/** Sends a WebDriver command (w3.org/TR/webdriver2) by Firefox's name for it. @returns its value */
type SendCommand = (command: Command, parameters?: object) => Promise<unknown>;
export type Command = "Navigate" | "ExecuteAsyncScript" | "PerformActions" | "SetWindowRect" | "FindElement" | "ElementClick";

/** A browser window that tests drive by WebDriver commands. */
export type Tab = Awaited<ReturnType<typeof webDriverTab>>;

/** A running browser with one window. */
export interface RunningEngine {
  readonly tab: Tab;
  close(): Promise<unknown>;
}

/** The characters that stand for these keys in WebDriver. */
export const [ESCAPE, TAB, ENTER, ARROW_LEFT, ARROW_RIGHT] = ["\uE00C", "\uE004", "\uE007", "\uE012", "\uE014"];

export async function webDriverTab(send: SendCommand) {
  /**
   * Runs a script in the page and waits for its promise. Values and result must be plain data, because they are copied.
   * The script cannot use anything from its file.
   * @throws what the script throws, as text
   */
  async function run<Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values): Promise<Awaited<Result>> {
    const respond = `.then((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }))`;
    const text = `Promise.resolve().then(() => (${script})(...${JSON.stringify(values)}))${respond}`;
    const ask = async () => (await send("ExecuteAsyncScript", { script: text, args: [] })) as { value: never; error?: string } | null;
    let result = await ask();
    // Firefox responds with null while one document replaces another.
    while (!result) result = await ask();
    if (result.error) throw new Error(result.error);
    return result.value;
  }
  const act = (type: string, actions: object[]) => send("PerformActions", { actions: [{ type, id: type, actions }] });
  const frame = await run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  return {
    run,
    /** Opens an address and waits for its load event. */
    open: (url: string) => send("Navigate", { url }),
    /** Sets the size of the viewport, in CSS pixels. */
    async resize(width: number, height: number) {
      await send("SetWindowRect", { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
      // The window resizes a moment after the command.
      await run(async (expected) => {
        while (innerWidth !== expected) await new Promise((resolve) => addEventListener("resize", resolve));
      }, width);
    },
    /** Clicks the middle of an element. @throws if something covers it */
    async click(selector: string) {
      const element = await send("FindElement", { using: "css selector", value: selector });
      await send("ElementClick", { id: Object.values(Object(element))[0] });
    },
    /** Moves the pointer to a corner, in two steps, because Firefox ignores a move to where the last action left the pointer. */
    movePointerAway: () =>
      act(
        "pointer",
        [2, 1].map((place) => ({ type: "pointerMove", x: place, y: place })),
      ),
    /** Presses one key for each character. */
    type: (keys: string) =>
      act(
        "key",
        [...keys].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
      ),
  };
}
