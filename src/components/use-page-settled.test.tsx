import { render, screen } from "@testing-library/react";
import { usePageSettled } from "./use-page-settled";

const Settled = () => <p>{usePageSettled() ? "settled" : "busy"}</p>;

afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("a page counts as settled when the main thread is idle", async () => {
  window.requestIdleCallback = (act) => window.setTimeout(act);
  render(<Settled />);
  expect(screen.getByText("busy")).toBeVisible();
  expect(await screen.findByText("settled")).toBeVisible();
});

test("a main thread that is never idle puts it off no longer than the browser is asked to", async () => {
  window.requestIdleCallback = (act, { timeout } = {}) => (timeout === undefined ? 0 : window.setTimeout(act));
  render(<Settled />);
  expect(await screen.findByText("settled")).toBeVisible();
});
