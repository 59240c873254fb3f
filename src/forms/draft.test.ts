import type * as DraftModule from "./draft";

/** A page load: the module starts again, the tab's storage stays. */
function loadPage(): typeof DraftModule {
  let loaded: typeof DraftModule | undefined;
  jest.isolateModules(() => {
    loaded = require("./draft");
  });
  if (!loaded) throw new Error("the module did not load");
  return loaded;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("what was typed survives a reload", () => {
  loadPage().keepDraft({ fullName: "Asha", message: "Two chillers" });
  expect(loadPage().readDraft()).toEqual({ fullName: "Asha", message: "Two chillers" });
});

test("a form that asks for less does not lose what another form asked for", () => {
  const page = loadPage();
  page.keepDraft({ fullName: "Asha", message: "Two chillers" });
  page.keepDraft({ fullName: "Asha Rao", email: "a@b.example", phone: "1" });
  page.forgetDraft({ fullName: "Asha Rao", email: "a@b.example", phone: "1" });
  expect(loadPage().readDraft()).toEqual({ message: "Two chillers" });
});

test("once all is sent nothing stays in the tab", () => {
  const page = loadPage();
  page.keepDraft({ fullName: "Asha" });
  page.forgetDraft({ fullName: "Asha" });
  expect(sessionStorage).toHaveLength(0);
});

test.each(["not JSON", "null", '"text"', '{"fullName":3,"email":"a@b.example","other":"x"}'])(
  "a stored draft that is not ours does no harm: %s",
  (stored) => {
    sessionStorage.setItem("enquiry-draft", stored);
    expect(loadPage().readDraft()).toEqual(stored.includes("email") ? { email: "a@b.example" } : {});
  },
);

test("when storage is refused, the draft still survives moving between pages", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const page = loadPage();
  expect(page.readDraft()).toEqual({});
  page.keepDraft({ fullName: "Asha" });
  expect(page.readDraft()).toEqual({ fullName: "Asha" });
});

test("when storage is full, what was kept last counts, not what is stored", () => {
  const page = loadPage();
  page.keepDraft({ message: "short" });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  page.keepDraft({ message: "too long" });
  expect(page.readDraft()).toEqual({ message: "too long" });
});

describe("two documents of one tab, one of them waiting in the back/forward cache", () => {
  test("the one that comes back reads what the other kept", () => {
    const [first, second] = [loadPage(), loadPage()];
    first.keepDraft({ message: "older", email: "a@b.example" });
    second.keepDraft({ message: "newer" });
    expect(first.readDraft()).toEqual({ message: "newer", email: "a@b.example" });
  });

  test("nothing comes back that the other sent", () => {
    const [first, second] = [loadPage(), loadPage()];
    first.keepDraft({ message: "Two chillers" });
    second.forgetDraft({ message: "Two chillers" });
    expect(first.readDraft()).toEqual({});
    first.keepDraft({ fullName: "Asha" });
    expect(loadPage().readDraft()).toEqual({ fullName: "Asha" });
  });

  test("what was typed after it was sent stays", () => {
    const [first, second] = [loadPage(), loadPage()];
    first.keepDraft({ message: "Two chillers" });
    second.keepDraft({ message: "Two chillers and a boiler" });
    first.forgetDraft({ message: "Two chillers" });
    expect(first.readDraft()).toEqual({ message: "Two chillers and a boiler" });
  });
});
