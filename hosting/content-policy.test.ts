import { contentPolicy, scriptHash } from "./content-policy";

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT_HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test("an inline script is allowed by the hash of its text", () => {
  expect(scriptHash("alert(1)")).toBe(ALERT_HASH);
});

test("pages may load only the site's own files, the given scripts, the enquiry service and the map", () => {
  expect(contentPolicy({ scriptHashes: [ALERT_HASH], enquiryOrigin: "https://mail.example" })).toBe(
    `default-src 'none'; script-src 'self' ${ALERT_HASH}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; ` +
      "connect-src 'self' https://mail.example; manifest-src 'self'; frame-src https://www.google.com; " +
      "form-action 'self' https://mail.example; base-uri 'none'",
  );
});
