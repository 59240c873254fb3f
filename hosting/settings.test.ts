/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildEnvironment, buildWarnings, missingSettings, readSettings, reasonsNotToIndex } from "./settings";

const COMPLETE = {
  GATSBY_EMAILJS_PUBLIC_KEY: "a",
  GATSBY_EMAILJS_SERVICE_ID: "b",
  GATSBY_EMAILJS_TEMPLATE_ID: "c",
  SITE_URL: "https://www.kelvin.in",
  CMS_REPOSITORY: "kelvin/website",
};
const LIVE = { ...COMPLETE, CONTEXT: "production" };

test("variables may be in .env.production; the environment takes precedence", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kelvin-env-"));
  const file = path.join(folder, ".env.production");
  writeFileSync(file, "# comment\nGATSBY_EMAILJS_PUBLIC_KEY=from-file\nGATSBY_EMAILJS_SERVICE_ID='from file'\n");
  expect(buildEnvironment({ GATSBY_EMAILJS_PUBLIC_KEY: "from-environment" }, file)).toEqual({
    GATSBY_EMAILJS_PUBLIC_KEY: "from-environment",
    GATSBY_EMAILJS_SERVICE_ID: "from file",
  });
  rmSync(folder, { recursive: true });
});

describe("a setting", () => {
  test.each([
    [{}, { siteAddress: "https://www.kelvin.example", hasSiteUrl: false }],
    [{ SITE_URL: "https://www.kelvin.in/" }, { siteAddress: "https://www.kelvin.in", hasSiteUrl: true }],
    [{ SITE_URL: "https://www.kelvin.in", URL: "https://kelvin.netlify.app" }, { siteAddress: "https://www.kelvin.in" }],
    [
      { SITE_URL: "", URL: "https://kelvin.netlify.app" },
      { siteAddress: "https://kelvin.netlify.app", hasSiteUrl: false },
    ],
    [{ SITE_URL: "http://127.0.0.1:9000" }, { siteAddress: "http://127.0.0.1:9000" }],
    [{}, { security: { includeSubDomains: false, preload: false } }],
    [{ HSTS_INCLUDE_SUBDOMAINS: "true" }, { security: { includeSubDomains: true, preload: false } }],
    [{ HSTS_PRELOAD: "true" }, { security: { includeSubDomains: false, preload: true } }],
    [{ HSTS_INCLUDE_SUBDOMAINS: "false", HSTS_PRELOAD: "" }, { security: { includeSubDomains: false, preload: false } }],
    [{}, { repository: undefined, authScope: "repo" }],
    [{ REPOSITORY_URL: "https://github.com/kelvin/website" }, { repository: "kelvin/website" }],
    [{ REPOSITORY_URL: "git@github.com:kelvin/website.git" }, { repository: "kelvin/website" }],
    [{ GITHUB_REPOSITORY: "kelvin/website" }, { repository: "kelvin/website" }],
    [{ GITHUB_REPOSITORY: "kelvin/website", CMS_REPOSITORY: "other/website" }, { repository: "other/website" }],
    [{ CMS_AUTH_SCOPE: "public_repo" }, { authScope: "public_repo" }],
    [{ GATSBY_EMAILJS_PUBLIC_KEY: "a" }, { missingIdentifiers: ["GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"] }],
    [{ ...COMPLETE, GATSBY_EMAILJS_ORIGIN: "http://127.0.0.1:9025" }, { missingIdentifiers: [] }],
  ])("%j gives %j", (environment, expected) => {
    expect(readSettings(environment)).toMatchObject(expected);
  });
});

describe("an invalid setting stops the build with its name and the remedy", () => {
  test.each([
    "http://www.kelvin.in",
    "https://www.kelvin.in/home",
    "https://www.kelvin.in//",
    "https://www.kelvin.in ",
    " ",
    "https:// www.kelvin.in",
    "https:///www.kelvin.in",
    "https://www.kelvin.in?a=1",
    "https://www.kelvin.in/#top",
    "www.kelvin.in",
    "//www.kelvin.in",
    "https://",
  ])("SITE_URL=%j", (SITE_URL) => {
    expect(() => readSettings({ SITE_URL })).toThrow(
      `SITE_URL=${JSON.stringify(SITE_URL)} must be an address with https:// and without a path or blanks, such as https://www.kelvin.in.`,
    );
  });

  test.each([
    [{ GATSBY_EMAILJS_ORIGIN: "api.emailjs.com" }, /^GATSBY_EMAILJS_ORIGIN="api.emailjs.com" must be an address with https/],
    [
      { GATSBY_EMAILJS_ORIGIN: "https://api.emailjs.com/" },
      /^GATSBY_EMAILJS_ORIGIN="https:\/\/api.emailjs.com\/" must not end with a slash\.$/,
    ],
    [{ GATSBY_EMAILJS_SERVICE_ID: "service 1" }, /^GATSBY_EMAILJS_SERVICE_ID="service 1" must not contain blanks\.$/],
    [{ CMS_REPOSITORY: "website" }, /^CMS_REPOSITORY="website" must be the owner and the name on GitHub, such as kelvin\/website\.$/],
    [{ CMS_AUTH_SCOPE: "public" }, /^CMS_AUTH_SCOPE="public" must be "repo" or "public_repo"\.$/],
    [{ HSTS_INCLUDE_SUBDOMAINS: "yes" }, /^HSTS_INCLUDE_SUBDOMAINS="yes" must be "true" or "false"\.$/],
    [{ HSTS_PRELOAD: "1", SITE_URL: "x" }, /^SITE_URL="x" .*\nHSTS_PRELOAD="1" must be "true" or "false"\.$/],
    [{ CONTEXT: "production" }, /^SITE_URL is not set: it is the site's public address, such as https:\/\/www\.kelvin\.in/],
  ])("%j", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});

describe("search engines may index", () => {
  test("the public site once its samples are replaced", () => {
    expect(reasonsNotToIndex(readSettings(LIVE), 0)).toEqual([]);
  });

  test.each([
    [{ ...COMPLETE, CONTEXT: "" }, "It is a local build: CONTEXT is not set."],
    [{ ...LIVE, CONTEXT: "deploy-preview" }, "It is a preview."],
    [{ ...LIVE, CONTEXT: "branch-deploy" }, "It is a preview."],
    [
      { ...LIVE, SITE_URL: "", URL: "https://kelvin.in" },
      "SITE_URL is not set: it is the site's public address, such as https://www.kelvin.in (PUBLISHING.md).",
    ],
    [{ ...LIVE, SITE_URL: "https://kelvin.netlify.app/" }, "SITE_URL is Netlify's default address, not the site's own."],
    [{ ...LIVE, SITE_URL: "http://localhost:9000" }, "SITE_URL is the address of a server on this machine."],
  ])("no build with %j", (environment, reason) => {
    expect(reasonsNotToIndex(readSettings(environment), 0)).toEqual([reason]);
  });

  test("no site with samples", () => {
    expect(reasonsNotToIndex(readSettings(LIVE), 3)).toEqual([
      "3 samples in data/ must be replaced first: `npm run launch-check` lists them.",
    ]);
  });
});

test("a build says once what it lacks", () => {
  expect(buildWarnings(readSettings(LIVE), 0)).toEqual([]);
  expect(buildWarnings(readSettings({ ...LIVE, GATSBY_EMAILJS_SERVICE_ID: "" }), 1)).toEqual([
    "The enquiry form cannot send: GATSBY_EMAILJS_SERVICE_ID is not set. It says so, and offers other ways (.env.example).",
    "This build stays out of search engines. 1 sample in data/ must be replaced first: `npm run launch-check` lists them.",
  ]);
});

test("missing settings and placeholders are listed for the launch", () => {
  const missing = (environment: Record<string, string>) => missingSettings(readSettings(environment));
  expect(missing(COMPLETE)).toEqual([]);
  expect(missing({})).toEqual([
    "GATSBY_EMAILJS_PUBLIC_KEY is not set: the enquiry form cannot send without it (.env.example)",
    "GATSBY_EMAILJS_SERVICE_ID is not set: the enquiry form cannot send without it (.env.example)",
    "GATSBY_EMAILJS_TEMPLATE_ID is not set: the enquiry form cannot send without it (.env.example)",
    "SITE_URL is not set: search engines are kept out without it (PUBLISHING.md)",
    "CMS_REPOSITORY is not set: editors cannot save from /admin on the published site without it (PUBLISHING.md)",
  ]);
  for (const SITE_URL of ["https://www.kelvin.example", "https://kelvin.netlify.app", "http://localhost:9000"]) {
    expect(missing({ ...COMPLETE, SITE_URL })).toEqual([
      `SITE_URL is ${SITE_URL}: it must be the site's own public address, such as https://www.kelvin.in`,
    ]);
  }
});
