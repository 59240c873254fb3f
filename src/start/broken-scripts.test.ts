import { keepControlsHonest } from "./broken-scripts";

const OWN = "/app-1f.js";
const { dataset } = document.documentElement;

keepControlsHonest([OWN]);

beforeEach(() => {
  dataset.scripting = "";
  delete dataset.hydrated;
});

const throwIn = (filename: string) => dispatchEvent(new ErrorEvent("error", { filename }));
const rejectIn = (file: string) =>
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: { stack: `Error: Not rendering React\n    at ${file}:1:2` } }));

function failToLoad(src: string): void {
  const script = Object.assign(document.createElement("script"), { src });
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
}

const FAILURES = [
  ["throws", throwIn],
  ["rejects a promise", rejectIn],
  ["does not load", failToLoad],
] as const;

test.each(FAILURES)("controls are hidden if a script of the page %s", (_, fail) => {
  fail(`https://www.kelvin.example${OWN}`);
  expect(dataset).not.toHaveProperty("scripting");
});

test.each(FAILURES)("no control is hidden if a script of somebody else %s", (_, fail) => {
  fail("https://extension.example/inject.js");
  expect(dataset).toHaveProperty("scripting");
});

test.each(FAILURES)("no control is hidden if a script %s once the page is hydrated", (_, fail) => {
  dataset.hydrated = "";
  fail(`https://www.kelvin.example${OWN}`);
  expect(dataset).toHaveProperty("scripting");
});
