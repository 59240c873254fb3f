/** @jest-environment node */

import { KINDS } from "../../site-data/kinds";
import {
  at,
  CLIENTS_FILE,
  EXAMPLE_CLIENTS,
  EXAMPLE_SERVICE,
  edited,
  exampleFile,
  exampleProblems,
  exampleWarnings,
  SERVICE_FILE,
} from "../example/example-data";
import { problemLine } from "./data-problem";
import { launchItems } from "./launch-list";

const SERVICE = exampleFile(SERVICE_FILE, EXAMPLE_SERVICE);
const CLIENTS = exampleFile(CLIENTS_FILE, EXAMPLE_CLIENTS);

const entry = (file: string, field: string, sample: string, more = "") =>
  `  - { file: ${file}, field: ${field}, samples: [${sample}], needed: The real one.${more} }\n`;
const list = (...entries: string[]) => exampleFile("launch.yaml", `items:\n${entries.join("")}`);
const textOf = (...entries: string[]) => `items:\n${entries.join("")}`;

test("an item is open while its field contains the sample: in a text, in any entry of a list, or as a number", () => {
  const items = launchItems(
    [
      SERVICE,
      CLIENTS,
      list(
        entry(SERVICE_FILE, "care", "day and night"),
        entry(CLIENTS_FILE, "items.name", "Nimbrel Air", ", blocking: true"),
        entry(SERVICE_FILE, "kelvin", '"2900"'),
      ),
    ],
    KINDS,
  );
  expect(items.map(problemLine)).toEqual([
    `data/${SERVICE_FILE}:${at(EXAMPLE_SERVICE, "day and night")} care: still says "day and night"; needed: The real one.`,
    `data/${CLIENTS_FILE}:${at(EXAMPLE_CLIENTS, "Nimbrel Air")} items.0.name: still says "Nimbrel Air"; needed: The real one.`,
    `data/${SERVICE_FILE}:${at(EXAMPLE_SERVICE, "2900")} kelvin: still says "2900"; needed: The real one.`,
  ]);
});

test("an item is located at its sample, also in a text of several lines", () => {
  const folded = edited(EXAMPLE_SERVICE, "lead: Cooling held where", "lead: >-\n  Cooling\n  held where");
  const items = launchItems([exampleFile(SERVICE_FILE, folded), list(entry(SERVICE_FILE, "lead", "Cooling held where"))], KINDS);
  expect(items.map(({ line, column }) => `${line}:${column}`)).toEqual([at(folded, "Cooling\n")]);
});

test("items are blocking if the list says so", () => {
  const open = list(entry(CLIENTS_FILE, "items.name", "Nimbrel Air", ", blocking: true"), entry(SERVICE_FILE, "cta", "Ask"));
  const items = launchItems([SERVICE, CLIENTS, open], KINDS);
  expect(items.map(({ file, isBlocking }) => [file, isBlocking])).toEqual([
    [CLIENTS_FILE, true],
    [SERVICE_FILE, false],
  ]);
});

test("a warning says that the entry of a changed field can be deleted", () => {
  const text = textOf(entry(SERVICE_FILE, "cta", "To be added"), entry(SERVICE_FILE, "benefits.title", "To be added"));
  expect(exampleProblems("launch.yaml", text, [SERVICE])).toEqual([]);
  expect(exampleWarnings("launch.yaml", text, [SERVICE])).toEqual([
    `data/launch.yaml:2:5 items.0: is done: cta in data/${SERVICE_FILE} no longer says "To be added"; delete this entry`,
    `data/launch.yaml:3:5 items.1: is done: benefits.title in data/${SERVICE_FILE} no longer says "To be added"; delete this entry`,
  ]);
});

test.each([
  ["missing", ""],
  ["empty", "cta:"],
])("no entry is called done while its field is %s", (_, line) => {
  const service = exampleFile(SERVICE_FILE, edited(EXAMPLE_SERVICE, "cta: Ask for a heat load", line));
  expect(exampleWarnings("launch.yaml", textOf(entry(SERVICE_FILE, "cta", "To be added")), [service])).toEqual([]);
});

test("an entry with several samples is done when none is left", () => {
  const text = textOf(entry(CLIENTS_FILE, "items.name", "Zentavil, Nimbrel Air"));
  expect(exampleWarnings("launch.yaml", text, [CLIENTS])).toEqual([]);
});

test("an entry for a missing file or field is a problem", () => {
  const text = textOf(entry("services/exampel-service.yaml", "cta", "Ask"), entry(SERVICE_FILE, "facts.code", "NBC"));
  expect(exampleProblems("launch.yaml", text, [SERVICE])).toEqual([
    `data/launch.yaml:2:13 items.0.file: there is no file data/services/exampel-service.yaml; did you mean "${SERVICE_FILE}"?`,
    `data/launch.yaml:3:51 items.1.field: data/${SERVICE_FILE} has no field "facts.code"; did you mean "facts.codes"?`,
  ]);
  expect(exampleProblems("launch.yaml", textOf(entry("blog/99.yaml", "title", "x")))).toEqual([
    "data/launch.yaml:2:13 items.0.file: there is no file data/blog/99.yaml; correct the name, or delete this entry",
  ]);
});
