import { loadScriptsLate } from "./late-scripts";

const RENDERED = `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/app-1.js"><link rel="preload" as="font" href="/a.woff2">
</head><body><p>Text</p><script>window.pagePath="/"</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script></body></html>`;

const PAGE = { scripts: ["/app-1.js", "/component---src-pages-index-tsx-1.js"], data: ["/page-data/index/page-data.json"] };

/** Runs the page's last inline script, the loader, in this document. */
function runLoader(html: string): void {
  const loader = new DOMParser().parseFromString(html, "text/html").querySelector("script:last-of-type");
  new Function(loader?.textContent ?? "")();
}

const added = (selector: string) => [...document.head.querySelectorAll(selector)];

beforeEach(() => {
  document.head.innerHTML = "";
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("the page asks for no script by itself and keeps everything else", () => {
  const html = loadScriptsLate(RENDERED, PAGE);
  expect(html).not.toMatch(/<script[^>]+src|rel="preload" as="script"/);
  expect(html).toContain('<link rel="preload" as="font" href="/a.woff2">');
  expect(html).toContain('<script>window.pagePath="/"</script>');
});

test.each(["pointerdown", "touchstart", "keydown", "focusin"])("the first %s starts the scripts, once and in order", (type) => {
  runLoader(loadScriptsLate(RENDERED, PAGE));
  expect(added("script")).toHaveLength(0);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(added("script").map((script) => script.getAttribute("src"))).toEqual([
    "/webpack-runtime-1.js",
    "/app-1.js",
    "/component---src-pages-index-tsx-1.js",
  ]);
  expect(added("link[rel=preload]").map((link) => link.getAttribute("href"))).toEqual(PAGE.data);
});

test("without a visitor's touch they start after the page has loaded", () => {
  runLoader(loadScriptsLate(RENDERED, PAGE));
  jest.runAllTimers();
  expect(added("script")).toHaveLength(0);
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(added("script")).toHaveLength(3);
});

test("a page without scripts stays as it is", () => {
  expect(loadScriptsLate("<!DOCTYPE html><p>Text</p>", PAGE)).toBe("<!DOCTYPE html><p>Text</p>");
});
