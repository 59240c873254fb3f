/** @jest-environment node */
import { directEnquiries, readSettings } from "./settings";

const COMPLETE = {
  CONTEXT: "production",
  SITE_URL: "https://www.kelvin.in",
  GATSBY_EMAILJS_PUBLIC_KEY: "a",
  GATSBY_EMAILJS_SERVICE_ID: "b",
  GATSBY_EMAILJS_TEMPLATE_ID: "c",
  CMS_REPOSITORY: "kelvin/website",
};

test("complete settings make the public site", () => {
  expect(readSettings(COMPLETE)).toEqual({
    isLocal: false,
    isProduction: true,
    siteAddress: "https://www.kelvin.in",
    mayBeIndexed: true,
    repository: "kelvin/website",
    isBuiltByNetlify: false,
    authScope: "repo",
    wrong: [],
    missing: [],
  });
});

test.each([
  [{ CONTEXT: "" }, { isLocal: true, isProduction: false, mayBeIndexed: false }],
  [{ CONTEXT: "deploy-preview" }, { isLocal: false, isProduction: false, mayBeIndexed: false }],
  [{ SITE_URL: "https://www.kelvin.in/" }, { siteAddress: "https://www.kelvin.in" }],
  [
    { SITE_URL: "", URL: "https://kelvin.netlify.app" },
    { siteAddress: "https://kelvin.netlify.app", mayBeIndexed: false },
  ],
  [
    { SITE_URL: "https://kelvin.netlify.app/" },
    {
      isProduction: true,
      mayBeIndexed: false,
      missing: [expect.stringMatching(/^SITE_URL is an address at netlify\.app: search engines are kept out/)],
    },
  ],
  [
    { CMS_REPOSITORY: "", REPOSITORY_URL: "git@github.com:kelvin/site.git" },
    { repository: "kelvin/site", missing: [] },
  ],
  [
    { CMS_REPOSITORY: "", GITHUB_REPOSITORY: "kelvin/site" },
    { repository: "kelvin/site", missing: [] },
  ],
  [{ NETLIFY: "true" }, { isBuiltByNetlify: true }],
  [{ CMS_AUTH_SCOPE: "public_repo" }, { authScope: "public_repo" }],
])("with %j", (environment, expected) => {
  expect(readSettings({ ...COMPLETE, ...environment })).toMatchObject(expected);
});

test.each([
  ["SITE_URL", "http://www.kelvin.in"],
  ["SITE_URL", "https://www.kelvin.in/home"],
  ["SITE_URL", "https://www.kelvin.in "],
  ["GATSBY_EMAILJS_SERVICE_ID", "two words"],
  ["GATSBY_EMAILJS_SERVICE_ID", '"service"'],
  ["GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_SERVICE_ID=service"],
  ["CMS_REPOSITORY", "https://github.com/kelvin/website"],
  ["CMS_AUTH_SCOPE", "all"],
])("%s=%j is wrong", (name, value) => {
  expect(readSettings({ ...COMPLETE, [name]: value }).wrong).toEqual([expect.stringMatching(`^${name}=".*" must `)]);
});

test("a .env.production file is an error", () => {
  expect(readSettings(COMPLETE, true).wrong).toEqual([expect.stringMatching(/^\.env\.production must be deleted: /)]);
});

test.each(["SITE_URL", "GATSBY_EMAILJS_PUBLIC_KEY", "CMS_REPOSITORY"])("a missing %s is reported, with what the site lacks", (name) => {
  expect(readSettings({ ...COMPLETE, [name]: "" }).missing).toEqual([expect.stringMatching(`^${name} is missing: `)]);
});

test("a local build always sends enquiries to the mailbox, a published one to EmailJS", () => {
  const set = { GATSBY_EMAILJS_ORIGIN: "https://elsewhere.example", GATSBY_EMAILJS_PUBLIC_KEY: "real" };
  const environment = jest.replaceProperty(process, "env", { ...set });
  directEnquiries(true);
  expect(process.env).toMatchObject({ GATSBY_EMAILJS_ORIGIN: "http://127.0.0.1:9025", GATSBY_EMAILJS_PUBLIC_KEY: "local-public-key" });

  environment.replaceValue({ ...set });
  directEnquiries(false);
  expect(process.env).toEqual({ GATSBY_EMAILJS_PUBLIC_KEY: "real" });
  environment.restore();
});
