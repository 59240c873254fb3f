/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createLiveData, faultsHeading, type LiveData } from "./live-data";

const DEADLINE_MS = 10_000;
const POLL_MS = 20;
jest.setTimeout(2 * DEADLINE_MS);
/** As many as a change of branch may touch. */
const MANY_FILES = 200;

let root: string;
let live: LiveData | undefined;
const folder = (name: string) => path.join(root, name);
const save = (name: string, text: string) => {
  mkdirSync(path.dirname(folder(`data/${name}`)), { recursive: true });
  writeFileSync(folder(`data/${name}`), text);
};

/** @returns the text of every file below a folder, by its path */
function contentOf(name: string): Record<string, string> {
  const files = readdirSync(folder(name), { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(folder(`${name}/${file}`)).isFile(),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(folder(`${name}/${file}`), "utf8")]));
}

/** Content is at fault if any text says so. */
const wrongTexts = (checked: string) =>
  Object.entries(contentOf(path.relative(root, checked)))
    .filter(([, text]) => text.includes("wrong"))
    .map(([file]) => `data/${file}:1:1 is wrong`);

async function eventually(expectation: () => void): Promise<void> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    try {
      expectation();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

const reporter = { error: jest.fn(), success: jest.fn() };

function liveData(faultsIn = wrongTexts): LiveData {
  live = createLiveData({ data: folder("data"), staged: folder("staged"), checked: folder("checked") }, reporter, faultsIn);
  return live;
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "live-data-"));
  reporter.error.mockClear();
  reporter.success.mockClear();
  save("services/a.yaml", "first");
});
afterEach(() => {
  live?.stop();
  rmSync(root, { recursive: true });
});

test("what is there at the start is shown, and what is saved while it starts", async () => {
  const isShown = liveData().start();
  save("services/b.yaml", "saved while starting");
  expect(isShown).toBe(true);
  save("services/c.yaml", "saved right after");
  await eventually(() => expect(contentOf("checked")).toEqual(contentOf("data")));
  expect(Object.keys(contentOf("checked")).length).toBe(3);
});

test("a fault is reported once, the last valid content stays, and the end of the fault is reported", async () => {
  liveData().start();
  save("services/a.yaml", "wrong");
  await eventually(() => expect(live?.faults()).toEqual(["data/services/a.yaml:1:1 is wrong"]));
  save("services/b.yaml", "valid by itself");
  await eventually(() => expect(contentOf("staged")).toEqual(contentOf("data")));
  expect(contentOf("checked")).toEqual({ "services/a.yaml": "first" });

  save("services/a.yaml", "second");
  await eventually(() => expect(contentOf("checked")).toEqual({ "services/a.yaml": "second", "services/b.yaml": "valid by itself" }));
  expect(reporter.error.mock.calls).toEqual([[`${faultsHeading(1)}\n\ndata/services/a.yaml:1:1 is wrong\n`]]);
  expect(reporter.success.mock.calls).toEqual([["data/ is valid again"]]);
});

test("what was checked is what is shown, even if a file is saved during the check", async () => {
  const checks: string[] = [];
  liveData((checked) => {
    checks.push(contentOf(path.relative(root, checked))["services/a.yaml"] ?? "");
    if (checks.length === 1) save("services/a.yaml", "wrong");
    return wrongTexts(checked);
  }).start();
  expect(checks).toEqual(["first"]);
  expect(contentOf("checked")).toEqual({ "services/a.yaml": "first" });
  await eventually(() => expect(live?.faults()).toEqual(["data/services/a.yaml:1:1 is wrong"]));
  expect(contentOf("checked")).toEqual({ "services/a.yaml": "first" });
});

test("an error while reading or checking is reported and does not end the command", async () => {
  let broken = true;
  const isShown = liveData((checked) => {
    if (broken) throw new Error("EBUSY: resource busy or locked");
    return wrongTexts(checked);
  }).start();
  expect(isShown).toBe(false);
  expect(reporter.error.mock.calls).toEqual([
    ["data/ cannot be read (EBUSY: resource busy or locked). Pages show the last valid content; trying again until it can."],
  ]);
  broken = false;
  await eventually(() => expect(contentOf("checked")).toEqual({ "services/a.yaml": "first" }));
});

test("a shown file that Gatsby has missed is touched until it has read it, and no other file is", async () => {
  save("services/b.yaml", "second");
  liveData().start();
  const changedMs = (name: string) => statSync(folder(`checked/services/${name}`)).mtimeMs;
  const shownMs = { a: changedMs("a.yaml"), b: changedMs("b.yaml") };
  const digestOfB = createHash("md5").update("second").digest("hex");
  live?.repeatUntilRead(() => new Map([[folder("checked/services/b.yaml"), digestOfB]]));
  await eventually(() => expect(changedMs("a.yaml")).toBeGreaterThan(shownMs.a));
  expect(changedMs("b.yaml")).toBe(shownMs.b);
});

test("a renamed folder takes its files along", async () => {
  save("images/one/picture.png", "picture");
  liveData().start();
  renameSync(folder("data/images/one"), folder("data/images/two"));
  await eventually(() => expect(contentOf("checked")).toEqual({ "services/a.yaml": "first", "images/two/picture.png": "picture" }));
});

test("a picture becomes a folder, and a folder a picture", async () => {
  save("images/plant.png", "picture");
  liveData().start();
  rmSync(folder("data/images/plant.png"));
  save("images/plant.png/one.png", "one of several");
  await eventually(() =>
    expect(contentOf("checked")).toEqual({ "services/a.yaml": "first", "images/plant.png/one.png": "one of several" }),
  );
  rmSync(folder("data/images/plant.png"), { recursive: true });
  save("images/plant.png", "picture again");
  await eventually(() => expect(contentOf("checked")).toEqual({ "services/a.yaml": "first", "images/plant.png": "picture again" }));
});

test("a change of branch touches many files at once", async () => {
  for (let index = 0; index < MANY_FILES; index++) save(`blog/${index}.yaml`, "old");
  liveData().start();
  for (let index = 0; index < MANY_FILES; index++) {
    if (index % 3 === 0) rmSync(folder(`data/blog/${index}.yaml`));
    else save(`blog/${index}.yaml`, "new");
    save(`services/${index}.yaml`, "new");
  }
  await eventually(() => expect(contentOf("checked")).toEqual(contentOf("data")));
  expect(reporter.error).not.toHaveBeenCalled();
});

test("while data/ is away, the pages keep what they show; it may come back", async () => {
  liveData((checked) => (Object.keys(contentOf(path.relative(root, checked))).length > 0 ? [] : ["data/company.yaml is missing"])).start();
  renameSync(folder("data"), folder("away"));
  await eventually(() => expect(live?.faults()).toEqual(["data/company.yaml is missing"]));
  expect(contentOf("checked")).toEqual({ "services/a.yaml": "first" });
  renameSync(folder("away"), folder("data"));
  save("services/a.yaml", "second");
  await eventually(() => expect(contentOf("checked")).toEqual({ "services/a.yaml": "second" }));
});

test.each([
  ["at once", []],
  ["after it was missed", ["data/company.yaml is missing"]],
])("what is saved after data/ came back %s is shown, the first time and later", async (_, faultsWhileAway) => {
  liveData((checked) => (Object.keys(contentOf(path.relative(root, checked))).length > 0 ? [] : ["data/company.yaml is missing"])).start();
  renameSync(folder("data"), folder("away"));
  await eventually(() => expect(live?.faults()).toEqual(faultsWhileAway));
  renameSync(folder("away"), folder("data"));
  await eventually(() => expect(live?.faults()).toEqual([]));
  for (const text of ["second", "third", "fourth"]) {
    save("services/a.yaml", text);
    await eventually(() => expect(contentOf("checked")).toEqual({ "services/a.yaml": text }));
  }
});

test("faulty data at the start: an earlier valid copy serves, if there is one", async () => {
  save("services/a.yaml", "wrong");
  expect(liveData().start()).toBe(false);
  live?.stop();
  mkdirSync(folder("checked"), { recursive: true });
  writeFileSync(folder("checked/a.yaml"), "earlier");
  expect(liveData().start()).toBe(true);
  expect(contentOf("checked")).toEqual({ "a.yaml": "earlier" });
});

test("the heading counts", () => {
  expect(faultsHeading(1)).toBe("1 problem in data/. Pages show the last valid content until it is fixed:");
  expect(faultsHeading(2)).toBe("2 problems in data/. Pages show the last valid content until they are fixed:");
});
