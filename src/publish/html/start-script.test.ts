import { HYDRATED } from "../../site/hydrated";
import { withStartScript } from "./start-script";

const HTML = `<!DOCTYPE html><html><head><link rel="preload" as="font" href="/a.woff2">
</head><body><p>Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script><script
  id="gatsby-chunk-mapping"
>window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script><script>window.___webpackCompilationHash="1"</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script></body></html>`;

const PAGE = {
  path: "/about",
  html: HTML,
  scripts: ["/commons-1.js", "/about-1.js"],
  data: ["/page-data/about/page-data.json", "/page-data/app-data.json"],
};
const published = () => withStartScript(PAGE);
const scriptOf = (html: string) => new DOMParser().parseFromString(html, "text/html").querySelector<HTMLScriptElement>("script[data-path]");

/** Runs the page's start script in this document. */
function run(): void {
  const script = scriptOf(published());
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(script?.textContent ?? "")();
}

const added = (selector: string) => [...document.head.querySelectorAll(selector)];

beforeEach(() => {
  document.head.innerHTML = "";
  jest.useFakeTimers();
});
afterEach(() => {
  document.body.dispatchEvent(new Event("keydown", { bubbles: true })); // the listeners of a script that nothing started
  window.dispatchEvent(new Event(HYDRATED));
  jest.useRealTimers();
});

test("the page asks for no script by itself and keeps everything else", () => {
  expect(published()).not.toMatch(/<script[^>]*\ssrc=/);
  expect(published()).toContain('<link rel="preload" as="font" href="/a.woff2">');
  expect(published()).toContain('<script>window.___webpackCompilationHash="1"</script>');
});

test("its text is the same on every page, so that one hash allows it", () => {
  const other = withStartScript({ ...PAGE, path: "/blog", scripts: ["/blog-1.js"], data: ["/page-data/blog/page-data.json"] });
  expect(scriptOf(other)?.textContent).toBe(scriptOf(published())?.textContent);
});

test("Gatsby's loader finds the page's address", () => {
  run();
  expect(window).toHaveProperty("pagePath", "/about");
});

test.each(["pointerdown", "touchstart", "keydown", "focusin"])("the first %s starts the scripts, once and in order", (type) => {
  run();
  expect(added("script")).toHaveLength(0);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(added("script").map((script) => script.getAttribute("src"))).toEqual([
    "/webpack-runtime-1.js",
    "/app-1.js",
    "/commons-1.js",
    "/about-1.js",
  ]);
  expect(added("link[rel=preload]").map((link) => link.getAttribute("href"))).toEqual(PAGE.data);
});

test("without a visitor's touch they start after the page has loaded", () => {
  run();
  jest.runAllTimers();
  expect(added("script")).toHaveLength(0);
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(added("script")).toHaveLength(4);
});

describe("a control pressed before its script has come", () => {
  /** Shows a control whose page is not hydrated yet, and counts its presses from the moment it is. */
  function show(control: string) {
    document.body.innerHTML = control;
    run();
    const pressed = jest.fn();
    const hydrate = () => {
      document.body.addEventListener("click", pressed);
      window.dispatchEvent(new Event(HYDRATED));
    };
    return { pressed, hydrate, press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click() };
  }
  afterEach(() => document.body.replaceWith(document.createElement("body")));

  test("is pressed again when it answers, once, however often it was pressed", () => {
    const { pressed, hydrate, press } = show('<button type="button"><svg></svg><i>Pause</i></button>');
    press("i");
    press("button");
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(pressed.mock.calls[0][0].target).toBe(document.querySelector("button"));
    window.dispatchEvent(new Event(HYDRATED));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test("gives way to the control that was pressed after it", () => {
    const { pressed, hydrate, press } = show('<button type="button" id="first"></button><button type="button" id="second"></button>');
    press("#first");
    press("#second");
    hydrate();
    expect(pressed.mock.calls.map(([{ target }]) => target.id)).toEqual(["second"]);
  });

  test("is not pressed again if it answered then: from now on every press is the page's own", () => {
    const { pressed, hydrate, press } = show('<button type="button"></button>');
    hydrate();
    press("button");
    window.dispatchEvent(new Event(HYDRATED));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["a link", '<a href="#here">x</a>', "a"],
    ["what opens the menu", '<button type="button" popovertarget="menu"></button>', "button"],
    ["what opens a list", "<details><summary>x</summary></details>", "summary"],
    ["text", "<p>x</p>", "p"],
  ])("is not pressed again if no script is needed: %s", (_, control, selector) => {
    const { pressed, hydrate, press } = show(control);
    press(selector);
    hydrate();
    expect(pressed).not.toHaveBeenCalled();
  });
});

test("HTML in which Gatsby's scripts are not where they were stops the build", () => {
  const changed = HTML.replace("gatsby-chunk-mapping", "gatsby-chunks");
  expect(() => withStartScript({ ...PAGE, html: changed })).toThrow(/^\/about: Gatsby's scripts .+ are not in its HTML/);
});
