/** @jest-environment node */

import { BAKERY } from "../example/declarations";
import {
  at,
  CAKE_FILE,
  EXAMPLE_CAKE,
  EXAMPLE_SUPPLIERS,
  edited,
  exampleFile,
  exampleProblems,
  exampleWarnings,
  SUPPLIERS_FILE,
} from "../example/example-data";
import { problemLine } from "./data-problem";
import { launchItems } from "./launch-items";

const CAKE = exampleFile(CAKE_FILE, EXAMPLE_CAKE);
const SUPPLIERS = exampleFile(SUPPLIERS_FILE, EXAMPLE_SUPPLIERS);

const entry = (file: string, field: string, sample: string, more = "") =>
  `  - { file: ${file}, field: ${field}, samples: [${sample}], needed: The real one.${more} }\n`;
const list = (...entries: string[]) => exampleFile("launch.yaml", `items:\n${entries.join("")}`);
const textOf = (...entries: string[]) => `items:\n${entries.join("")}`;

test("an item is open while its field contains the sample: in a text, in any entry of a list, or as a number", () => {
  const items = launchItems(
    [
      CAKE,
      SUPPLIERS,
      list(
        entry(CAKE_FILE, "storage", "day and night"),
        entry(SUPPLIERS_FILE, "items.name", "Nimbrel Air", ", blocking: true"),
        entry(CAKE_FILE, "grams", '"2900"'),
      ),
    ],
    BAKERY.kinds,
  );
  expect(items.map(problemLine)).toEqual([
    `data/${CAKE_FILE}:${at(EXAMPLE_CAKE, "day and night")} storage: still says "day and night"; needed: The real one.`,
    `data/${SUPPLIERS_FILE}:${at(EXAMPLE_SUPPLIERS, "Nimbrel Air")} items.0.name: still says "Nimbrel Air"; needed: The real one.`,
    `data/${CAKE_FILE}:${at(EXAMPLE_CAKE, "2900")} grams: still says "2900"; needed: The real one.`,
  ]);
});

test("an item is located at its sample, also in a text of several lines", () => {
  const folded = edited(EXAMPLE_CAKE, "lead: Cooling racks keep", "lead: >-\n  Cooling\n  racks keep");
  const items = launchItems([exampleFile(CAKE_FILE, folded), list(entry(CAKE_FILE, "lead", "Cooling racks keep"))], BAKERY.kinds);
  expect(items.map(({ line, column }) => `${line}:${column}`)).toEqual([at(folded, "Cooling\n")]);
});

test("an item without samples is open while its optional field is absent, and done once it is there", () => {
  const absent = list(`  - { file: ${CAKE_FILE}, field: layersHeading, needed: The real one., blocking: true }\n`);
  const problemsOf = (cake: string) => launchItems([exampleFile(CAKE_FILE, cake), absent], BAKERY.kinds).map(problemLine);
  expect(problemsOf(EXAMPLE_CAKE)).toEqual([`data/${CAKE_FILE}:1:1 layersHeading: is not there yet; needed: The real one.`]);
  const there = edited(EXAMPLE_CAKE, "layers:\n", "layersHeading: From the bottom\nlayers:\n");
  expect(problemsOf(there)).toEqual([]);
  expect(
    exampleWarnings("launch.yaml", textOf(`  - { file: ${CAKE_FILE}, field: layersHeading, needed: The real one. }\n`), [
      exampleFile(CAKE_FILE, there),
    ]),
  ).toEqual([`data/launch.yaml:2:5 items.0: is done: layersHeading in data/${CAKE_FILE} is there; delete this entry`]);
});

test("items are blocking if the list says so", () => {
  const open = list(entry(SUPPLIERS_FILE, "items.name", "Nimbrel Air", ", blocking: true"), entry(CAKE_FILE, "cta", "Order"));
  const items = launchItems([CAKE, SUPPLIERS, open], BAKERY.kinds);
  expect(items.map(({ file, isBlocking }) => [file, isBlocking])).toEqual([
    [SUPPLIERS_FILE, true],
    [CAKE_FILE, false],
  ]);
});

test("a warning says that the entry of a changed field can be deleted", () => {
  const text = textOf(entry(CAKE_FILE, "cta", "To be added"), entry(CAKE_FILE, "reasons.title", "To be added"));
  expect(exampleProblems("launch.yaml", text, [CAKE])).toEqual([]);
  expect(exampleWarnings("launch.yaml", text, [CAKE])).toEqual([
    `data/launch.yaml:2:5 items.0: is done: cta in data/${CAKE_FILE} no longer says "To be added"; delete this entry`,
    `data/launch.yaml:3:5 items.1: is done: reasons.title in data/${CAKE_FILE} no longer says "To be added"; delete this entry`,
  ]);
});

test.each([
  ["missing", ""],
  ["empty", "cta:"],
])("no entry is called done while its field is %s", (_, line) => {
  const cake = exampleFile(CAKE_FILE, edited(EXAMPLE_CAKE, "cta: Order a plum cake", line));
  expect(exampleWarnings("launch.yaml", textOf(entry(CAKE_FILE, "cta", "To be added")), [cake])).toEqual([]);
});

test("an entry with several samples is done when none is left", () => {
  const text = textOf(entry(SUPPLIERS_FILE, "items.name", "Zentavil, Nimbrel Air"));
  expect(exampleWarnings("launch.yaml", text, [SUPPLIERS])).toEqual([]);
});

test("an entry for a missing file or field is a problem", () => {
  const text = textOf(entry("cakes/plmu-cake.yaml", "cta", "Ask"), entry(CAKE_FILE, "facts.grain", "Wheat"));
  expect(exampleProblems("launch.yaml", text, [CAKE])).toEqual([
    `data/launch.yaml:2:13 items.0.file: there is no file data/cakes/plmu-cake.yaml; did you mean "${CAKE_FILE}"?`,
    `data/launch.yaml:3:42 items.1.field: data/${CAKE_FILE} has no field "facts.grain"; did you mean "facts.grains"?`,
  ]);
  expect(exampleProblems("launch.yaml", textOf(entry("recipes/99.yaml", "title", "x")))).toEqual([
    "data/launch.yaml:2:13 items.0.file: there is no file data/recipes/99.yaml; correct the name, or delete this entry",
  ]);
});
