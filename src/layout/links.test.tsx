import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { setSeen } from "../testing/browser-stand-ins";
import { useLinks } from "./links";

const loadPage = jest.fn((_: string) => Promise.resolve());
const loaded = () => loadPage.mock.calls.map(([page]) => page);
/** Lets a press, the browser's idle time and everything that was requested come to its end. */
const settle = () => jest.advanceTimersByTimeAsync(500);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockClear();
  loadPage.mockReset().mockImplementation(() => Promise.resolve());
  Object.assign(window, { ___loader: { loadPage } });
  setSeen(false);
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, "", "/");
  Reflect.deleteProperty(navigator, "connection");
});

function Page({ html }: { html: string }) {
  useLinks("/");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build's Markdown renderer yields
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
const show = (html: string) => render(<Page html={html} />);

/** @returns whether the browser was left to open the link */
function press(text: string, options: MouseEventInit = {}): boolean {
  let isLeft = false;
  // jsdom does not navigate; what it would do by itself is not of interest here
  const look = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  fireEvent.click(screen.getByText(text), options);
  return isLeft;
}

test("Gatsby still has the loader that links.ts reads", () => {
  const source = (name: string) => readFileSync(require.resolve(`gatsby/cache-dir/${name}`), "utf8");
  const remedy =
    "Gatsby's loader has changed. Pages open without it, but are not prefetched and not waited for: change loadPage() in links.ts, and its declaration of window.___loader.";
  const isThere = source("production-app").includes("window.___loader = publicLoader") && /\bloadPage: rawPath =>/.test(source("loader"));
  expect(isThere ? "" : remedy).toBe("");
});

describe("a press", () => {
  test("opens another page of the site without a full page load", async () => {
    show('<a href="/services/elv-services?from=feed#care"><em>go</em></a>');
    expect(press("go")).toBe(false);
    await settle();
    expect(loaded()).toEqual(["/services/elv-services?from=feed"]);
    expect(navigate).toHaveBeenCalledWith("/services/elv-services?from=feed#care", { replace: false });
  });

  test.each([
    ["another site", '<a href="https://example.org/services">go</a>', {}],
    ["an e-mail address", '<a href="mailto:sales@kelvin.example">go</a>', {}],
    ["an anchor on this page", '<a href="#section1">go</a>', {}],
    ["a file", '<a href="/rss.xml">go</a>', {}],
    ["a download", '<a href="/about" download>go</a>', {}],
    ["a new tab", '<a href="/about" target="_blank">go</a>', {}],
    ["an anchor that cannot be decoded", '<a href="/about#%E0%A4%A">go</a>', {}],
    ["a click with the Ctrl key", '<a href="/about">go</a>', { ctrlKey: true }],
    ["a click with the Command key", '<a href="/about">go</a>', { metaKey: true }],
    ["a click with the Shift key", '<a href="/about">go</a>', { shiftKey: true }],
    ["a click with another button", '<a href="/about">go</a>', { button: 1 }],
    ["text beside a link", "<span>go</span>", {}],
  ])("on %s is left to the browser", async (_, html, options) => {
    show(html);
    expect(press("go", options)).toBe(true);
    await settle();
    expect(navigate).not.toHaveBeenCalled();
  });

  test("on a link to the visible page adds nothing to the history", async () => {
    show('<a href="/">go</a>');
    expect(press("go")).toBe(false);
    await settle();
    expect(navigate).toHaveBeenCalledWith("/", { replace: true });
  });

  describe("whose page is still being loaded", () => {
    let arrive = () => {};
    beforeEach(() => {
      const slowPage = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      loadPage.mockImplementation((page) => (page === "/slow" ? slowPage : Promise.resolve()));
      show('<a href="/slow">slow</a> <a href="/quick">quick</a> <a href="https://example.org/">elsewhere</a>');
      expect(press("slow")).toBe(false);
    });

    test.each([
      ["another link", () => press("quick"), [["/quick", { replace: false }]]],
      ["a link that the browser opens", () => press("elsewhere"), []],
      ["Back", () => history.replaceState(null, "", "/before"), []],
    ])("gives way to %s", async (_, act, navigations) => {
      act();
      arrive();
      await settle();
      expect(jest.mocked(navigate).mock.calls).toEqual(navigations);
    });

    test("navigates once, however often it is repeated", async () => {
      press("slow");
      arrive();
      await settle();
      expect(navigate).toHaveBeenCalledTimes(1);
    });
  });
});

/** No page is prefetched twice, so each test has pages of its own. */
describe("prefetching", () => {
  test("loads pages when their links become visible, each once, and no other address", async () => {
    show(`<a href="/about">1</a><a href="/about#team">2</a><a href="/">this page</a><a href="/rss.xml">a file</a>
      <a href="https://example.org/">another site</a><a href="/terms" target="_blank">a new tab</a>`);
    await settle();
    expect(loaded()).toEqual([]);
    setSeen(true);
    await settle();
    expect(loaded()).toEqual(["/about"]);
  });

  test("counts a visible link, though the footer has one to the same page", async () => {
    show('<main><a href="/services">1</a></main><footer><a href="/services">2</a></footer>');
    setSeen("main *");
    await settle();
    expect(loaded()).toEqual(["/services"]);
  });

  test("loads at most eight pages at a time, and none that is no longer visible", async () => {
    const responses: (() => void)[] = [];
    loadPage.mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
    show([..."abcdefghij"].map((page) => `<a href="/blog/${page}">${page}</a>`).join(""));
    setSeen(true);
    await settle();
    expect(loaded()).toEqual([..."abcdefgh"].map((page) => `/blog/${page}`));
    responses[0]?.();
    await settle();
    expect(loaded().slice(8)).toEqual(["/blog/i"]);
    setSeen(false);
    responses[1]?.();
    await settle();
    expect(loaded().slice(9)).toEqual([]);
  });

  test.each([
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "slow-2g" },
  ])("loads nothing for visible links over %j", async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    show('<a href="/solutions">1</a>');
    setSeen(true);
    await settle();
    expect(loaded()).toEqual([]);
  });

  test.each(["pointerOver", "pointerDown", "focusIn"] as const)("loads the page of a link on %s", (event) => {
    show(`<a href="/${event}"><em>go</em></a>`);
    fireEvent[event](screen.getByText("go"));
    expect(loaded()).toEqual([`/${event}`]);
  });

  test("asks for a page once, however often the pointer crosses its link", () => {
    show('<a href="/contact"><em>go</em></a>');
    for (let crossing = 0; crossing < 3; crossing += 1) fireEvent.pointerOver(screen.getByText("go"));
    expect(loaded()).toEqual(["/contact"]);
  });
});
