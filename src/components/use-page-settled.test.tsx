import { render, screen } from "@testing-library/react";
import { usePageSettled } from "./use-page-settled";

const Settled = () => <p>{usePageSettled() ? "settled" : "busy"}</p>;

afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("a page is settled when the main thread is idle", async () => {
  window.requestIdleCallback = (act) => window.setTimeout(act);
  render(<Settled />);
  expect(screen.getByText("busy")).toBeVisible();
  expect(await screen.findByText("settled")).toBeVisible();
});

test("a page with a busy main thread is settled after the timeout", async () => {
  window.requestIdleCallback = (act, { timeout } = {}) => (timeout === undefined ? 0 : window.setTimeout(act));
  render(<Settled />);
  expect(await screen.findByText("settled")).toBeVisible();
});
