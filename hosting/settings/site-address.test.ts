import { siteAddress, stopWithoutSiteAddress } from "./site-address";

test("the address is SITE_URL, or else Netlify's URL, without a trailing slash", () => {
  expect(siteAddress({ SITE_URL: "https://www.rankine.example/", URL: "https://other.example" })).toBe("https://www.rankine.example");
  expect(siteAddress({ URL: "https://other.example" })).toBe("https://other.example");
});

test("only the public site needs an address", () => {
  const stoppedWith = (environment: Record<string, string>) => {
    const panicOnBuild = jest.fn();
    stopWithoutSiteAddress({ panicOnBuild }, environment);
    return panicOnBuild.mock.lastCall?.[0];
  };
  expect(stoppedWith({ CONTEXT: "production" })).toMatch(/^SITE_URL is not set\. Set it to/);
  expect(stoppedWith({ CONTEXT: "production", SITE_URL: "" })).toBeDefined();
  expect(stoppedWith({ CONTEXT: "production", SITE_URL: "https://www.rankine.example" })).toBeUndefined();
  expect(stoppedWith({ CONTEXT: "deploy-preview" })).toBeUndefined();
  expect(stoppedWith({})).toBeUndefined();
});
