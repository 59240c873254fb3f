import { policiesByPattern } from "./page-policies";

const policy = (...styles: string[]) => ({ "default-src": ["'none'"], "style-src": ["'self'", ...styles] });

const POLICIES = new Map([
  ["/", policy("home")],
  ["/404.html", policy("lost")],
  ["/about", policy("about")],
  ["/blog", policy("list")],
  ["/blog/1", policy("article")],
  ["/blog/2", policy("article")],
]);

test("a page by itself has a rule for its address and for its file", () => {
  const patterns = policiesByPattern(POLICIES);
  expect(patterns.get("/")).toEqual(policy("home"));
  expect(patterns.get("/index.html")).toEqual(policy("home"));
  expect(patterns.get("/about")).toEqual(policy("about"));
  expect(patterns.get("/about.html")).toEqual(policy("about"));
  expect(patterns.has("/about/*")).toBe(false);
});

test("a section's pages share one policy, which also allows the 404 page; all its rules say the same", () => {
  const patterns = policiesByPattern(POLICIES);
  for (const pattern of ["/blog", "/blog.html", "/blog/*"]) expect(patterns.get(pattern)).toEqual(policy("list", "article", "lost"));
});

test("further pages of a section need no further rule", () => {
  const more = new Map([...POLICIES, ["/blog/3", policy("article")] as const]);
  expect([...policiesByPattern(more)]).toEqual([...policiesByPattern(POLICIES)]);
});

test("what one page may do and another may not is allowed in their section", () => {
  const frames = new Map([
    ["/a/1", { "frame-src": ["'none'"] }],
    ["/a/2", { "frame-src": ["https://map.example"] }],
  ]);
  expect(policiesByPattern(frames).get("/a/*")).toEqual({ "frame-src": ["https://map.example"] });
});
