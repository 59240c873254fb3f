/** @jest-environment node */
import { CAKE_FILE, EXAMPLE_CAKE, exampleFile, exampleProblems } from "../example/example-data";

const CAKE = exampleFile(CAKE_FILE, EXAMPLE_CAKE);

/** @param redirects lines such as "/a -> /b" */
const problemsOf = (...redirects: string[]) => {
  const entries = redirects.map((redirect) => redirect.replace(/(.*) -> (.*)/, '  - { from: "$1", to: "$2" }\n'));
  const text = `redirects:${entries.length > 0 ? `\n${entries.join("")}` : " []\n"}`;
  return exampleProblems("redirects.yaml", text, [CAKE]).map((line) => line.replace("data/redirects.yaml:", ""));
};

test("former addresses may lead to pages and anchors, and the list may be empty", () => {
  expect(problemsOf("/cakes/old -> /cakes/plum-cake", "/Kontakt.aspx -> /contact#order", "/h%C3%A9 -> /contact")).toEqual([]);
  expect(problemsOf()).toEqual([]);
});

test.each([
  [
    ["/contact -> /cakes/plum-cake"],
    ['2:13 redirects.0.from: "/contact" is a page, which a redirect would hide; delete this entry, or rename or delete the page\'s file'],
  ],
  [["/old -> /cakes/plmu-cake"], ['2:25 redirects.0.to: there is no page "/cakes/plmu-cake"; did you mean "/cakes/plum-cake"?']],
  [["/old -> /contact#map"], ["2:25 redirects.0.to: there is no anchor #map on /contact; its anchors are #main, #order"]],
  [
    ["/a -> /b", "/b -> /contact"],
    ['2:23 redirects.0.to: "/b" is redirected itself, to "/contact"; write the address of the page that visitors end at'],
  ],
  [["/a -> /a"], ['2:23 redirects.0.to: "/a" is redirected itself, to "/a"; write the address of the page that visitors end at']],
  [["/a -> /contact", "/a -> /contact"], ['3:13 redirects.1.from: "/a" is already used on line 2; each value must be unique']],
  [
    ["https://grams.example/a -> /contact"],
    ['2:13 redirects.0.from: "https://grams.example/a" is not a former address such as /old-name, without a slash at its end'],
  ],
  ...["/index.html", "/favicon.ico", "/admin", "/a/../b", "/a/%2E%2e/b", "/index", "/robots.txt"].map((from): [string[], string[]] => [
    [`${from} -> /contact`],
    ["2:13 redirects.0.from: is never redirected: a file of the site is there, or browsers shorten the address; delete the entry"],
  ]),
  [["/menu.pdf -> /contact"], ["2:13 redirects.0.from: is never redirected: the menu is there; delete the entry"]],
  [["/%zz -> /contact"], ['2:13 redirects.0.from: "/%zz" is not a former address such as /old-name, without a slash at its end']],
  [["/old -> contact"], ['2:25 redirects.0.to: "contact" is not the address of a page, such as /new-name']],
])("%j", (redirects, problems) => {
  expect(problemsOf(...redirects)).toEqual(problems);
});
