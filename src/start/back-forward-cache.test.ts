import { onReturn } from "./back-forward-cache";

beforeEach(() => {
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML = '<input type="hidden" value="id"><input value="given"><textarea></textarea>';
});

test("a page that was left while its scripts were loading is loaded again", () => {
  expect(onReturn(true, true)).toBe("reload");
});

test.each(["input:not([type])", "textarea"])("it stays if text was typed in its %s, because a reload may lose the text", (selector) => {
  Object.assign(document.querySelector(selector) ?? {}, { value: "Asha" });
  expect(onReturn(true, true)).toBe("give up");
});

test("it stays if the network is gone, because a reload would lose the page", () => {
  expect(onReturn(true, false)).toBe("give up");
});

test("a page that was left before its scripts started to load, or after hydration, goes on", () => {
  expect(onReturn(false, true)).toBe("go on");
  document.documentElement.dataset.hydrated = "";
  expect(onReturn(true, true)).toBe("go on");
});
