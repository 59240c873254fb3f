import { publishOptions } from "./publish-options";

test("a build on a developer's machine works over http and may be indexed", () => {
  expect(publishOptions({})).toMatchObject({ upgradeInsecureRequests: false, indexed: true, enquiryOrigin: "https://api.emailjs.com" });
});

test.each([
  ["production", true],
  ["deploy-preview", false],
  ["branch-deploy", false],
])("a published %s build insists on https and is indexed: %s", (CONTEXT, indexed) => {
  expect(publishOptions({ CONTEXT })).toMatchObject({ upgradeInsecureRequests: true, indexed });
});

test("enquiries may go to another service", () => {
  expect(publishOptions({ GATSBY_EMAILJS_ORIGIN: "http://127.0.0.1:9025" }).enquiryOrigin).toBe("http://127.0.0.1:9025");
});
