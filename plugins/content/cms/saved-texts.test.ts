import { currentTexts, rememberText } from "./saved-texts";

const PUBLISHED = { "blog/1.yaml": "title: One\n", "blog/2.yaml": "draft: true\n" };
const DAY_MS = 86_400_000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test("a saved text counts until another one is published, a new file's until it is published", () => {
  rememberText("blog/1.yaml", "title: Uno\n", PUBLISHED);
  rememberText("blog/3.yaml", "title: Three\n", PUBLISHED);
  expect(currentTexts(PUBLISHED)).toEqual({ ...PUBLISHED, "blog/1.yaml": "title: Uno\n", "blog/3.yaml": "title: Three\n" });
  const later = { "blog/1.yaml": "title: First\n", "blog/3.yaml": "title: Third\n" };
  expect(currentTexts(later)).toEqual(later);
});

test("a saved text that is not published counts for 30 days", () => {
  jest.useFakeTimers();
  rememberText("blog/2.yaml", "draft: true\ntitle: Two\n", PUBLISHED);
  jest.setSystemTime(Date.now() + 29 * DAY_MS);
  expect(currentTexts(PUBLISHED)["blog/2.yaml"]).toBe("draft: true\ntitle: Two\n");
  jest.setSystemTime(Date.now() + DAY_MS);
  expect(currentTexts(PUBLISHED)).toEqual(PUBLISHED);
});
