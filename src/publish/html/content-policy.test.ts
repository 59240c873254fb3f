import { contentPolicy, policyText, withPolicyInside } from "./content-policy";

const SETTINGS = { enquiryOrigin: "https://mail.example", upgradeInsecureRequests: false };
const page = (inside: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body>${inside}</body></html>`;

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT_HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test("nothing is allowed but the site's own files, the enquiry service and the map", () => {
  expect(policyText(contentPolicy(page("<p>Text</p>"), SETTINGS))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; " +
      "connect-src 'self' https://mail.example; manifest-src 'self'; " +
      "frame-src https://www.google.com; form-action 'self' https://mail.example; base-uri 'none'; frame-ancestors 'none'",
  );
});

test("an inline script is allowed by the hash of its exact text", () => {
  expect(contentPolicy(page("<script>alert(1)</script>"), SETTINGS)["script-src"]).toEqual(["'self'", ALERT_HASH]);
});

test("speculation rules count as a script; JSON-LD and files do not", () => {
  const html = page(
    '<script type="speculationrules">{}</script><script type="application/ld+json">{}</script><script src="/a.js"></script>',
  );
  expect(contentPolicy(html, SETTINGS)["script-src"]).toHaveLength(2);
});

test("a style for browsers without scripts needs its hash too", () => {
  const html = page("<style>a{}</style><noscript><style>b{}</style></noscript>");
  expect(contentPolicy(html, SETTINGS)["style-src"]).toHaveLength(3);
});

test("data: pictures and mail forms are allowed where a page has them", () => {
  const policy = contentPolicy(
    page('<img src="data:image/gif;base64,R0lGOD"><form action="mailto:sales@kelvin.example"></form>'),
    SETTINGS,
  );
  expect(policy["img-src"]).toEqual(["'self'", "data:"]);
  expect(policy["form-action"]).toContain("mailto:");
});

test("the policy inside a page comes first and leaves out what only a header may say", () => {
  const html = page("<script>alert(1)</script>");
  const guarded = withPolicyInside(html, contentPolicy(html, { ...SETTINGS, upgradeInsecureRequests: true }));
  expect(guarded).toContain('<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ');
  expect(guarded).toContain("upgrade-insecure-requests");
  expect(guarded).not.toContain("frame-ancestors");
});
