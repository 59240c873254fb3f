/** @jest-environment node */
import { checkData } from "./check-folder";
import { problemLine } from "./problem";

const CAPTION = "data/pages/about.yaml:4:12 ratings.caption";
const warnings = (texts: Readonly<Record<string, string>>, samples: string) => {
  const place = `{ file: pages/about.yaml, samples: [${samples}] }`;
  const list = `questions: [{ needed: "The real one, instead of the specimen.", places: [${place}] }]`;
  return checkData({ texts: { ...texts, "launch.yaml": list }, pictures: {} }).warnings.map(problemLine);
};
/** @returns the about page's ratings with this picture and this caption */
const ratings = (picture: string, caption: string) => ({
  "pages/about.yaml": `ratings:\n  picture:\n    file: /images/${picture}.png\n  caption: ${caption}\n`,
});

test.each([
  ["that an open question names", ratings("sample", "A specimen chart."), "sample.png, specimen chart", []],
  ["that the question forgot", ratings("sample", "A specimen chart."), "sample.png", [CAPTION]],
  ["that is left when its question is closed", ratings("real", "A specimen chart."), "sample.png", [CAPTION]],
  ["that is replaced", ratings("real", "4.6 of 5, from 31 clients."), "sample.png", []],
  ["of a draft", { "services/lifts.yaml": "draft: true\nlead: Lorem ipsum.\n" }, "sample.png", []],
])("a sample %s", (_, texts, samples, places) => {
  expect(warnings(texts, samples)).toEqual(
    places.map((place) => expect.stringContaining(`${place}: "specimen" says that this is a sample`)),
  );
});

test.each([
  ["Specimen chart", "Specimen"],
  ["Lorem ipsum", "Lorem"],
  ["The number is\n    to be added.", "to be added"],
  ["The figures follow.", "figures follow"],
  ["A drawing in place of a photograph.", "in place of a photograph"],
  ["Call +91 00000 00000.", "0000 0000"],
  ["Write to sales@example.com.", "@example"],
  ["Write to sales@kelvin.example.", ".example"],
])("%s says itself that it is a sample", (text, sign) => {
  expect(warnings(ratings("real", text), "none")).toEqual([expect.stringContaining(`${CAPTION}: "${sign}" says`)]);
});
