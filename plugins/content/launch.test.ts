/** @jest-environment node */
import { checkFiles } from "./check/checked-file";
import { problemLine } from "./check/problem";
import { KINDS } from "./kinds";
import { launchReport, launchSummary, openLaunchItems } from "./launch";

const TIMELINE = `items:
  - date: 2015-01-01
    title: >-
      The company
      is founded
    description: A year.
`;
const TEXTS = {
  "timeline.yaml": TIMELINE,
  "company.yaml": "cin: U1\n",
  "services/hvac-services.yaml": "title: HVAC\ncare: |-\n  We answer\n  within one day.\n",
  "services/plumbing-services.yaml": "title: Plumbing\nscopeHeading: Water\ncare: We answer within one day.\n",
  "pages/home.yaml": "enquiry:\n  lead: We answer within one day.\n",
};
const openItems = (list: string) => openLaunchItems(checkFiles({ ...TEXTS, "launch.yaml": list }, KINDS));
const open = (entry: string) => openItems(`items:\n  - { needed: The real one., ${entry} }\n`);

test.each([
  [
    "a sample in any list entry, also across lines",
    "file: timeline.yaml, field: items.title, samples: [The company is]",
    ["data/timeline.yaml:4:7 items.0.title: still says"],
  ],
  ["a sample that was replaced", "file: timeline.yaml, field: items.title, samples: [To be added]", []],
  ["an optional field that is absent", "file: company.yaml, field: gstin", ["data/company.yaml:1:1 gstin: is not there yet"]],
  ["an optional field that exists", "file: company.yaml, field: cin", []],
  [
    "a sample in any field of all page files",
    "file: '*/*.yaml', samples: [within one day]",
    [
      "data/services/hvac-services.yaml:4:3 care: still says",
      "data/services/plumbing-services.yaml:3:17 care: still says",
      "data/pages/home.yaml:2:19 enquiry.lead: still says",
    ],
  ],
  [
    "a sample in any file except the launch list",
    "file: '*.yaml', samples: [The real one, A year]",
    ["data/timeline.yaml:6:18 items.0.description"],
  ],
  [
    "an optional field that one of several files lacks",
    "file: services/*.yaml, field: scopeHeading",
    ["data/services/hvac-services.yaml:1:1 scopeHeading: is not there yet"],
  ],
  ["a page that was deleted", "file: services/lift-services.yaml, field: draft", []],
])("%s", (_, entry, expected) => {
  expect(open(entry).map(problemLine)).toEqual(expected.map((line) => expect.stringContaining(line)));
});

const LIST = `items:
  - { needed: The reply time., file: services/*.yaml, samples: [within one day] }
  - { needed: The first title., file: timeline.yaml, field: items.title, samples: [The company] }
  - { needed: The reply time., file: pages/home.yaml, samples: [within one day], blocking: true }
  - { needed: The tax number., file: company.yaml, field: gstin }
  - { needed: The heading., file: services/plumbing-services.yaml, samples: [Water] }
  - { needed: The name., file: team.yaml, samples: [A name] }
`;

test("the summary counts the open questions of each group", () => {
  expect(launchSummary(openItems(LIST))).toBe(`Not ready to launch: 1 of 4 open questions keep search engines out.

            blocking    other
services    1           1
company     0           2

The questions of a group, with their places: npm run launch-check -- services`);
  expect(launchSummary([])).toBe("Ready to launch: nothing in data/launch.yaml is open.");
});

test.each([
  ["timeline.yaml", "[A year]", "company"],
  ["team.yaml", "[A name]", "people"],
  ["'*/*.yaml'", "[A page]", "pages"],
  ["services/*.yaml", "[A page]", "services"],
])("a question about %s is counted in its group", (file, samples, group) => {
  const files = { "timeline.yaml": TIMELINE, "team.yaml": "items:\n  - name: A name\n", "services/hvac-services.yaml": "title: A page\n" };
  const list = `items: [{ needed: The real one., file: ${file}, samples: ${samples} }]`;
  expect(openLaunchItems(checkFiles({ ...files, "launch.yaml": list }, KINDS)).map((item) => item.group)).toEqual([group]);
});

test("the report lists the questions of a group with their places, blocking ones first", () => {
  expect(launchReport(openItems(LIST), "services")).toBe(`KEEPS SEARCH ENGINES OUT

The reply time.
  data/services/hvac-services.yaml:4:3 care: still says "within one day"
  data/services/plumbing-services.yaml:3:17 care: still says "within one day"
  data/pages/home.yaml:2:19 enquiry.lead: still says "within one day"

STILL TO BE SENT OR CONFIRMED

The heading.
  data/services/plumbing-services.yaml:2:15 scopeHeading: still says "Water"`);
  expect(launchReport(openItems(LIST), "servcies")).toMatch(/^No question about "servcies" is open\.\n\nNot ready to launch: /);
});
