import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { setVisible } from "../testing/browser-stand-ins";
import { useLinks } from "./links";

const loadPage = jest.fn((_: string) => Promise.resolve());
const loaded = () => loadPage.mock.calls.map(([page]) => page);
/** Completes presses, idle callbacks and requests. */
const settle = () => jest.advanceTimersByTimeAsync(500);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockClear();
  loadPage.mockReset().mockImplementation(() => Promise.resolve());
  Object.assign(window, { ___loader: { loadPage } });
  setVisible(false);
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, "", "/");
  Reflect.deleteProperty(navigator, "connection");
});

function Page({ html }: { html: string }) {
  useLinks("/");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: represents rendered Markdown
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
const show = (html: string) => render(<Page html={html} />);

/** @returns whether the browser may open the link itself */
function press(text: string, options: MouseEventInit = {}): boolean {
  let isLeftToBrowser = false;
  // jsdom cannot navigate.
  const look = (event: MouseEvent) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  fireEvent.click(screen.getByText(text), options);
  return isLeftToBrowser;
}

test("Gatsby still has the loader that links.ts calls", () => {
  const source = (name: string) => readFileSync(require.resolve(`gatsby/cache-dir/${name}`), "utf8");
  const remedy =
    "Gatsby's loader has changed. Pages still open, but nothing prefetches them or waits for them. Change loadPage() and the declaration of window.___loader in links.ts.";
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
  ])("on %s is the browser's", async (_, html, options) => {
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

  describe("whose page is still loading", () => {
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

    test("navigates once, even if it is repeated", async () => {
      press("slow");
      arrive();
      await settle();
      expect(navigate).toHaveBeenCalledTimes(1);
    });
  });
});

/** Each test has its own pages, because no page is prefetched twice. */
describe("prefetching", () => {
  test("loads each page once when its links become visible, and no other address", async () => {
    show(`<a href="/about">1</a><a href="/about#team">2</a><a href="/">this page</a><a href="/rss.xml">a file</a>
      <a href="https://example.org/">another site</a><a href="/terms" target="_blank">a new tab</a>`);
    await settle();
    expect(loaded()).toEqual([]);
    setVisible(true);
    await settle();
    expect(loaded()).toEqual(["/about"]);
  });

  test("loads the page of a visible link that has an invisible duplicate", async () => {
    show('<main><a href="/services">1</a></main><footer><a href="/services">2</a></footer>');
    setVisible("main *");
    await settle();
    expect(loaded()).toEqual(["/services"]);
  });

  test("loads at most eight pages at a time, and none that is no longer visible", async () => {
    const responses: (() => void)[] = [];
    loadPage.mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
    show([..."abcdefghij"].map((page) => `<a href="/blog/${page}">${page}</a>`).join(""));
    setVisible(true);
    await settle();
    expect(loaded()).toEqual([..."abcdefgh"].map((page) => `/blog/${page}`));
    responses[0]?.();
    await settle();
    expect(loaded().slice(8)).toEqual(["/blog/i"]);
    setVisible(false);
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
    setVisible(true);
    await settle();
    expect(loaded()).toEqual([]);
  });

  test.each(["pointerOver", "pointerDown", "focusIn"] as const)("loads the page of a link on %s", (event) => {
    show(`<a href="/${event}"><em>go</em></a>`);
    fireEvent[event](screen.getByText("go"));
    expect(loaded()).toEqual([`/${event}`]);
  });

  test("loads a page once, even if the pointer crosses its link again", () => {
    show('<a href="/contact"><em>go</em></a>');
    for (let crossing = 0; crossing < 3; crossing += 1) fireEvent.pointerOver(screen.getByText("go"));
    expect(loaded()).toEqual(["/contact"]);
  });
});
