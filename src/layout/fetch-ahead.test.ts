import { fireEvent } from "@testing-library/react";
import { setSeen } from "../testing/browser-stand-ins";
import { fetchIntendedPages, fetchLinksInView } from "./fetch-ahead";

const loadPage = jest.fn((_: string) => Promise.resolve());
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { ___loader: { loadPage } });
  loadPage.mockClear();
  setSeen(false);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

function show(html: string): void {
  document.body.innerHTML = html;
}
/** Lets the browser be idle, and everything that was asked for arrive. */
const settle = () => jest.runAllTimersAsync();
const fetched = () => loadPage.mock.calls.map(([page]) => page);

test("pages are fetched when their links come into the window, each once, and no other address", async () => {
  show(`<a href="/about">1</a><a href="/about#team">2</a><a href="/">this page</a><a href="/contact">a document</a>
    <a href="/rss.xml">a file</a><a href="https://example.org/">another site</a><a href="/terms" target="_blank">a new tab</a>`);
  stop = fetchLinksInView();
  await settle();
  expect(fetched()).toEqual([]);
  setSeen(true);
  await settle();
  expect(fetched()).toEqual(["/about"]);
});

test("a link in view counts, though the footer has one to the same page", async () => {
  show('<main><a href="/about">1</a></main><footer><a href="/about">2</a></footer>');
  setSeen("main *");
  stop = fetchLinksInView();
  await settle();
  expect(fetched()).toEqual(["/about"]);
});

test("at most eight at once, and none that has left the window meanwhile", async () => {
  const answers: (() => void)[] = [];
  loadPage.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  show([..."abcdefghij"].map((page) => `<a href="/blog/${page}">${page}</a>`).join(""));
  stop = fetchLinksInView();
  setSeen(true);
  await settle();
  expect(fetched()).toEqual([..."abcdefgh"].map((page) => `/blog/${page}`));
  answers[0]?.();
  await settle();
  expect(fetched().slice(8)).toEqual(["/blog/i"]);
  setSeen(false);
  answers[1]?.();
  await settle();
  expect(fetched().slice(9)).toEqual([]);
});

test.each([
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "slow-2g" },
])("nothing is fetched for links in view over %j", async (connection) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  show('<a href="/about">1</a>');
  stop = fetchLinksInView();
  setSeen(true);
  await settle();
  expect(fetched()).toEqual([]);
});

/** @returns ends it */
function startWatching(): () => void {
  const ending = new AbortController();
  fetchIntendedPages(ending.signal);
  return () => ending.abort();
}

test.each(["pointerOver", "pointerDown", "focusIn"] as const)("%s at a link fetches its page at once", (intention) => {
  show('<a href="/about"><em>go</em></a><a href="/contact">a document</a>');
  stop = startWatching();
  for (const inside of document.querySelectorAll("em, a[href='/contact']")) fireEvent[intention](inside);
  expect(fetched()).toEqual(["/about"]);
});

test("a page is asked for once, however often the pointer crosses its link, and again when the browser is back online", () => {
  show('<a href="/about"><em>go</em></a>');
  stop = startWatching();
  const crossLink = () => {
    for (const part of document.querySelectorAll("a, em")) fireEvent.pointerOver(part);
  };
  crossLink();
  crossLink();
  expect(fetched()).toEqual(["/about"]);
  fireEvent.online(window);
  crossLink();
  expect(fetched()).toEqual(["/about", "/about"]);
});

test("a page's script is asked for beside its data; one that does not come is left to Gatsby", async () => {
  const script = jest.fn(() => Promise.reject(new Error("offline")));
  Object.assign(window, { asyncRequires: { components: { "component---src-templates-service-tsx": script } } });
  loadPage.mockImplementation(() => new Promise(() => {}));
  show('<a href="/services/hvac-services">a service</a><a href="/about">a page whose script is not known</a>');
  stop = fetchLinksInView();
  setSeen(true);
  await settle();
  expect(fetched()).toEqual(["/services/hvac-services", "/about"]);
  expect(script).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, "asyncRequires");
});
