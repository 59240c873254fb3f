/** @jest-environment node */
import { missingSettings } from "./missing-settings";

test("every missing setting and every placeholder is listed", () => {
  const SET = {
    GATSBY_EMAILJS_PUBLIC_KEY: "a",
    GATSBY_EMAILJS_SERVICE_ID: "b",
    GATSBY_EMAILJS_TEMPLATE_ID: "c",
    SITE_URL: "https://kelvin.in",
    CMS_REPOSITORY: "kelvin/website",
  };
  expect(missingSettings(SET)).toEqual([]);
  expect(missingSettings({ ...SET, SITE_URL: undefined, URL: "https://kelvin.in" })).toEqual([
    "SITE_URL is not set: search engines are kept out without it (PUBLISHING.md)",
  ]);
  expect(missingSettings({ ...SET, GATSBY_EMAILJS_SERVICE_ID: " " })).toEqual([
    "GATSBY_EMAILJS_SERVICE_ID is not set: the enquiry form cannot send without it (.env.example)",
  ]);
  for (const SITE_URL of ["https://www.kelvin.example", "https://kelvin.netlify.app"]) {
    expect(missingSettings({ ...SET, SITE_URL })).toEqual([
      `SITE_URL is ${SITE_URL}: it must be the site's own public address, such as https://www.kelvin.in`,
    ]);
  }
  for (const CMS_REPOSITORY of [undefined, "", "owner/repository", "website"]) {
    expect(missingSettings({ ...SET, CMS_REPOSITORY })).toEqual([
      "CMS_REPOSITORY does not name a repository (owner/name): editors cannot save from /admin on the published site without it (PUBLISHING.md)",
    ]);
  }
  expect(missingSettings({ ...SET, CMS_REPOSITORY: undefined, GITHUB_REPOSITORY: "kelvin/website" })).toEqual([]);
  expect(missingSettings({}).length).toBe(5);
});
