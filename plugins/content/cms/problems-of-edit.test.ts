/** @jest-environment node */
import { parse } from "yaml";
import { BAKERY } from "../example/declarations";
import { CAKE_FILE, EXAMPLE_CAKE, EXAMPLE_RECIPE, edited, exampleFile, examplePictures, RECIPE_FILE } from "../example/example-data";
import { problemsOfEdit } from "./problems-of-edit";
import { takeSnapshot } from "./snapshot";

const CONTACT = exampleFile("pages/contact.yaml", "code: G-02\n");
const snapshot = takeSnapshot({ files: [CONTACT, exampleFile(CAKE_FILE, EXAMPLE_CAKE)], pictures: examplePictures });
const problems = (file: string, text: string, saved = {}) => problemsOfEdit(file, parse(text), { snapshot, saved, declarations: BAKERY });

test("a file without problems has none, whatever others have", () => {
  expect(problems(RECIPE_FILE, EXAMPLE_RECIPE)).toEqual([]);
});

test("problems name the labels of the fields", () => {
  const text = edited(EXAMPLE_RECIPE, "(#section1)", "(/contatc)").replace("B-03", "M-02");
  expect(problems(RECIPE_FILE, text)).toEqual([
    `Code: "M-02" is already used in data/${CAKE_FILE}:4; each value must be unique`,
    'Sections 2 › Body: there is no page "/contatc"; did you mean "/contact"?',
  ]);
});

test("a problem that the edit causes in another file names that file", () => {
  const linked = { [RECIPE_FILE]: edited(EXAMPLE_RECIPE, "(#section1)", "(/recipes/other#layer)") };
  const other = "recipes/other.yaml";
  const text = EXAMPLE_RECIPE.replace("B-03", "B-04")
    .replace(/What a good oven does\n {2}desc/, "Another oven\n  desc")
    .replace("to a cake", "to bread");
  const withAnchor = { ...linked, [other]: text.replace("id: section2", "id: layer") };
  expect(problems(other, text.replace("(#section1)", "(#section2)"), withAnchor)).toEqual([
    expect.stringMatching(/^data\/recipes\/example\.yaml:\d+:\d+ sections\.1\.body: there is no anchor #layer on \/recipes\/other/),
  ]);
});

test("what the editor saved since the snapshot counts", () => {
  const free = edited(EXAMPLE_CAKE, "code: M-02", "code: M-09");
  expect(problems(RECIPE_FILE, EXAMPLE_RECIPE.replace("B-03", "M-02"), { [CAKE_FILE]: free })).toEqual([]);
});

test("a picture uploaded a moment ago exists", () => {
  expect(problems(RECIPE_FILE, EXAMPLE_RECIPE.replace("plum.png", "img_2026.webp"))).toEqual([]);
});
