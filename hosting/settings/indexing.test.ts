/** @jest-environment node */
import { reasonsNotToIndex } from "./indexing";

const LIVE = { CONTEXT: "production", SITE_URL: "https://www.rankine.example" };

test("the public site may be indexed once its samples are replaced", () => {
  expect(reasonsNotToIndex(LIVE, 0)).toEqual([]);
  expect(reasonsNotToIndex(LIVE, 3)).toEqual(["3 samples in data/ must be replaced first: `npm run launch-check` lists them."]);
});

test.each([
  [{ CONTEXT: "deploy-preview", SITE_URL: LIVE.SITE_URL }, "It is a preview."],
  [{ CONTEXT: "production" }, "SITE_URL is not set"],
  [{ CONTEXT: "production", SITE_URL: "https://rankine.netlify.app" }, "Netlify's default address"],
])("%j stays out of search engines", (environment, reason) => {
  expect(reasonsNotToIndex(environment, 0).join()).toContain(reason);
});

test("a local build has no noindex, because it is never published", () => {
  expect(reasonsNotToIndex({}, 3)).toEqual([]);
});
