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
function click(link: string, options: MouseEventInit = {}): boolean {
  render(<Page html={link} />);
  const target = screen.getByText("go");
  // jsdom does not navigate; what it would do by itself is not of interest here
  return fireEvent.click(target, { bubbles: true, cancelable: true, ...options });
}

test("another page of the site opens without a reload", () => {
  expect(click('<a href="/services/elv-services#care"><em>go</em></a>')).toBe(false);
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
])("the browser keeps %s", (_, link, options) => {
  expect(click(link, options)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test("a link to the page on show adds nothing to the history", () => {
  expect(click('<a href="/">go</a>')).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/", { replace: true });
});
