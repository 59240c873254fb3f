/** @jest-environment node */
import { CLIENTS_FILE, EXAMPLE_CLIENTS, EXAMPLE_SERVICE, exampleFile, SERVICE_FILE } from "../../../src/testing/example-data";
import { faultLine } from "./data-fault";
import { launchItems, missingSettings } from "./launch-items";

const itemsOf = (file: string, text: string) => launchItems([exampleFile(file, text)]).map(faultLine);

test("sample records are listed by name, file and line", () => {
  expect(itemsOf(CLIENTS_FILE, EXAMPLE_CLIENTS)).toEqual([
    'data/clients.json:8:7 items.0.sample: "Nimbrel Air" is a sample; replace it, then delete "sample": true and the comma before it',
  ]);
  expect(itemsOf("team.yaml", "items:\n  - name: Asha\n    sample: true\n")).toEqual([
    'data/team.yaml:3:5 items.0.sample: "Asha" is a sample; replace it, then delete the line sample: true',
  ]);
  expect(itemsOf(CLIENTS_FILE, EXAMPLE_CLIENTS.replace("true", "false"))).toEqual([]);
});

test.each([
  ["cta: Ask", "# REPLACE: confirm the button\ncta: Ask", "30:1 replace: confirm the button"],
  ["cta: Ask for a heat load", "cta: Ask for a heat load # REPLACE: words", "30:26 replace: words"],
  ["cta: Ask for a heat load", "cta: Ask for a heat load # REPLACE", "30:26 replace: this text"],
  [
    "day and night](/contact)",
    "day and night](https://www.kelvin.example/a)",
    '25:51 care: is a placeholder address: "Our desk answers [day and night](https://www.kelvin.example/a)."',
  ],
  ["codes: NBC 2016", "codes: sales@kelvin.example", '19:15 facts.codes: is a placeholder address: "sales@kelvin.example"'],
  ["codes: NBC 2016", "codes: +91 40 0000 0000", '19:14 facts.codes: is a placeholder telephone number: "+91 40 0000 0000"'],
  ["codes: NBC 2016", "codes: To be added", '19:10 facts.codes: is placeholder text: "To be added"'],
  ["codes: NBC 2016", "codes: +91 40 0000 0000 # REPLACE: number", "19:27 replace: number"],
  ["codes: NBC 2016", "codes: For example, 100000 sq ft", ""],
])("%j, edited to %j", (written, edited, item) => {
  const items = itemsOf(SERVICE_FILE, EXAMPLE_SERVICE.replace(written, edited));
  expect(items).toEqual(item ? [`data/${SERVICE_FILE}:${item}`] : []);
});

test("settings of the environment", () => {
  const SET = {
    GATSBY_EMAILJS_PUBLIC_KEY: "a",
    GATSBY_EMAILJS_SERVICE_ID: "b",
    GATSBY_EMAILJS_TEMPLATE_ID: "c",
    SITE_URL: "https://kelvin.in",
    CMS_REPOSITORY: "kelvin/website",
  };
  expect(missingSettings(SET)).toEqual([]);
  expect(missingSettings({ ...SET, SITE_URL: undefined, URL: "https://kelvin.netlify.app" })).toEqual([]);
  expect(missingSettings({ ...SET, GATSBY_EMAILJS_SERVICE_ID: " " })).toEqual([
    "GATSBY_EMAILJS_SERVICE_ID is not set: the enquiry form cannot send without it (.env.example)",
  ]);
  expect(missingSettings({ ...SET, SITE_URL: "https://www.kelvin.example" })).toEqual([
    "SITE_URL is https://www.kelvin.example: it must be the site's public address, such as https://www.kelvin.in",
  ]);
  for (const CMS_REPOSITORY of [undefined, "", "owner/repository", "website"]) {
    expect(missingSettings({ ...SET, CMS_REPOSITORY })).toEqual([
      "CMS_REPOSITORY does not name a repository (owner/name): editors cannot save from /admin on the published site without it (PUBLISHING.md)",
    ]);
  }
  expect(missingSettings({ ...SET, CMS_REPOSITORY: undefined, GITHUB_REPOSITORY: "kelvin/website" })).toEqual([]);
  expect(missingSettings({}).length).toBe(5);
});
