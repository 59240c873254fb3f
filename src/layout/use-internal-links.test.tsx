import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { useInternalLinks } from "./use-internal-links";

beforeEach(() => jest.mocked(navigate).mockClear());

function Page({ html }: { html: string }) {
  useInternalLinks("/");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build's Markdown renderer yields
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** @returns whether the browser was left to follow the link by itself */
function press(link: Element, options: MouseEventInit = {}): boolean {
  let isLeft = false;
  // jsdom does not navigate; what it would do by itself is not of interest here
  const look = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  fireEvent.click(link, options);
  return isLeft;
}

function click(link: string, options?: MouseEventInit): boolean {
  render(<Page html={link} />);
  return press(screen.getByText("go"), options);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("another page of the site opens without a reload", async () => {
  expect(click('<a href="/services/elv-services#care"><em>go</em></a>')).toBe(false);
  await settled();
  expect(navigate).toHaveBeenCalledWith("/services/elv-services#care", { replace: false });
});

test.each([
  ["another site", '<a href="https://example.org/services">go</a>', {}],
  ["an e-mail address", '<a href="mailto:sales@kelvin.example">go</a>', {}],
  ["an anchor on this page", '<a href="#section1">go</a>', {}],
  ["the page with the map, whose policy allows its frame", '<a href="/contact#enquiry">go</a>', {}],
  ["a file", '<a href="/rss.xml">go</a>', {}],
  ["a download", '<a href="/about" download>go</a>', {}],
  ["a new tab", '<a href="/about" target="_blank">go</a>', {}],
  ["a click with the Ctrl key", '<a href="/about">go</a>', { ctrlKey: true }],
  ["a click with the Command key", '<a href="/about">go</a>', { metaKey: true }],
  ["a click with the Shift key", '<a href="/about">go</a>', { shiftKey: true }],
  ["text beside a link", "<span>go</span>", {}],
])("the browser keeps %s", async (_, link, options) => {
  expect(click(link, options)).toBe(true);
  await settled();
  expect(navigate).not.toHaveBeenCalled();
});

test("a link to the page on show adds nothing to the history", async () => {
  expect(click('<a href="/">go</a>')).toBe(false);
  await settled();
  expect(navigate).toHaveBeenCalledWith("/", { replace: true });
});

describe("while a page is being fetched", () => {
  let arrive = () => {};
  beforeEach(() => {
    const slowPage = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    Object.assign(window, { ___loader: { loadPage: (page: string) => (page === "/slow" ? slowPage : Promise.resolve()) } });
    expect(click('<a href="/slow">go</a>')).toBe(false);
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "___loader");
    history.replaceState(null, "", "/");
  });

  test("another link wins, though its page comes first", async () => {
    press(render(<a href="/quick">other</a>).getByText("other"));
    arrive();
    await settled();
    expect(jest.mocked(navigate).mock.calls).toEqual([["/quick", { replace: false }]]);
  });

  test("so does a link that the browser opens", async () => {
    press(render(<a href="https://example.org/">other</a>).getByText("other"));
    arrive();
    await settled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test("so does Back", async () => {
    history.replaceState(null, "", "/before");
    arrive();
    await settled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test("a second press adds nothing to the history", async () => {
    press(screen.getByText("go"));
    arrive();
    await settled();
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
