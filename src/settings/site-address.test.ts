import { missingSiteAddress, siteAddress } from "./site-address";

test("the address is SITE_URL, or what Netlify says, without a slash at the end", () => {
  expect(siteAddress({ SITE_URL: "https://www.rankine.example/", URL: "https://other.example" })).toBe("https://www.rankine.example");
  expect(siteAddress({ URL: "https://other.example" })).toBe("https://other.example");
});

test("the public site is not built without an address; previews and local builds are", () => {
  expect(missingSiteAddress({ CONTEXT: "production" })).toMatch(/^SITE_URL is not set\. Set it to/);
  expect(missingSiteAddress({ CONTEXT: "production", SITE_URL: "" })).toBeDefined();
  expect(missingSiteAddress({ CONTEXT: "production", SITE_URL: "https://www.rankine.example" })).toBeUndefined();
  expect(missingSiteAddress({ CONTEXT: "deploy-preview" })).toBeUndefined();
  expect(missingSiteAddress({})).toBeUndefined();
});
