/** @jest-environment node */
import { checkFiles } from "./check/checked-file";
import { fileProblem, problemLine } from "./check/problem";
import { KINDS } from "./kinds";
import { launchReport, openLaunchQuestions } from "./launch";

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
  "services/hvac-services.yaml": "title: HVAC\ncare: |-\n  We answer\n  within one day.\nmenuTitle: Air\n",
  "services/plumbing-services.yaml": "title: Plumbing\nscopeHeading: Water\ncare: We answer within one day.\n",
  "pages/home.yaml": "enquiry:\n  lead: We answer within one day.\n",
};
const questions = (list: string, texts: Record<string, string> = TEXTS) =>
  openLaunchQuestions(checkFiles({ ...texts, "launch.yaml": list }, KINDS));
const listWith = (place: string) => `questions: [{ needed: The real one., places: [{ ${place} }] }]`;

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
])("%s", (_, place, expected) => {
  const open = questions(listWith(place)).flatMap(({ places }) => places.map(problemLine));
  expect(open).toEqual(expected.map((line) => expect.stringContaining(line)));
});

const LIST = `questions:
  - needed: The reply time.
    blocking: true
    places:
      - { file: services/*.yaml, samples: [within one day] }
      - { file: pages/home.yaml, samples: [within one day] }
  - { needed: The first title., places: [{ file: timeline.yaml, field: items.title, samples: [The company] }] }
  - { needed: The tax number., places: [{ file: company.yaml, field: gstin }] }
  - { needed: The heading., places: [{ file: services/plumbing-services.yaml, samples: [Water] }] }
  - { needed: The name., places: [{ file: team.yaml, samples: [A name] }] }
`;

/** A sample that no question names. */
const FORGOTTEN = fileProblem("redirects.yaml", "is a sample");

test("the report has the open questions with their places, blocking ones first, other samples, and says how to answer", () => {
  const report = launchReport(questions(LIST), [FORGOTTEN]);
  const expected = `Not ready to launch: 1 of 4 open questions keep search engines out.

KEEPS SEARCH ENGINES OUT

The reply time.
  Air: data/services/hvac-services.yaml:4:3 care: still says "within one day"
  Plumbing: data/services/plumbing-services.yaml:3:17 care: still says "within one day"
  data/pages/home.yaml:2:19 enquiry.lead: still says "within one day"

STILL TO BE SENT OR CONFIRMED

The first title.
  data/timeline.yaml:4:7 items.0.title: still says "The company"

The tax number.
  data/company.yaml:1:1 gstin: is not there yet

The heading.
  Plumbing: data/services/plumbing-services.yaml:2:15 scopeHeading: still says "Water"

SAMPLES THAT NO QUESTION NAMES

data/redirects.yaml:1:1 is a sample

`;
  expect(report.slice(0, expected.length)).toBe(expected);
  expect(report.slice(expected.length)).toMatch(/^To answer, [^\n]*$/);
});

test("without an open question the site is ready, unless texts are left that say that they are samples", () => {
  expect(launchReport([], [FORGOTTEN])).toBe(
    "No question is open, but these texts say that they are samples:\n\ndata/redirects.yaml:1:1 is a sample",
  );
  expect(launchReport([], [])).toBe("Ready to launch: no question of data/launch.yaml is open.");
});
