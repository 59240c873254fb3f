/** The keys that the tests press. */
export type Key = "Enter" | "Escape" | "Tab";

/** One window of a browser: the little that every driver can do, so that one set of tests serves them all. */
export interface EnginePage {
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Sets the size of what the page sees, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Runs a script in the page and waits for what it promises. What goes in and comes out is copied, so both must be plain data;
   * the script sees nothing of the file it is written in.
   * @throws what the script throws
   */
  run<Arguments extends unknown[], Result>(script: (...values: Arguments) => Result, ...values: Arguments): Promise<Awaited<Result>>;
  /** Moves the mouse to a point of the window. */
  point(x: number, y: number): Promise<void>;
  /** Presses the mouse's first button there. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** @returns a PNG of what the window shows */
  screenshot(): Promise<Buffer>;
}

/** @returns the expression that runs a script with its values in a page */
export const scriptCall = (script: (...values: never[]) => unknown, values: readonly unknown[]): string =>
  `(${script})(...${JSON.stringify(values)})`;

/** A running browser with one window. */
export interface RunningEngine {
  readonly page: EnginePage;
  readonly version: string;
  close(): Promise<void>;
}
