/** @jest-environment node */
/** What EDITING.md promises of codes, colours and titles. */
import { checkData } from "../check/check-folder";
import { problemLine } from "../check/problem";

/** @returns the problems of a field of new files */
const problemsOf = (field: string, files: Readonly<Record<string, string>>) =>
  checkData({ texts: files, pictures: {} })
    .problems.map(problemLine)
    .filter((line) => line.includes(` ${field}: `));

test.each([
  ["code", "services", "S-02", 'code: "S-02" is not a code of this kind, such as M-02'],
  ["code", "solutions", "M-02", 'code: "M-02" is not a code of this kind, such as S-02'],
  ["code", "blog", "M-02", 'code: "M-02" is not a code of this kind, such as B-02'],
  ["kelvin", "services", "4501", "kelvin: Too big: expected number to be <=4500"],
  ["kelvin", "solutions", "5499", "kelvin: Too small: expected number to be >=5500"],
])("a %s of another kind in %s: %s", (field, folder, value, problem) => {
  expect(problemsOf(field, { [`${folder}/lifts.yaml`]: `${field}: ${value}` })).toEqual([
    `data/${folder}/lifts.yaml:1:${field.length + 3} ${problem}`,
  ]);
});

test.each([
  ["services/lifts.yaml", "solutions/towers.yaml"],
  ["blog/9.yaml", "blog/10.yaml"],
])("%s and %s with the same title: it is reported at the later one", (first, second) => {
  expect(problemsOf("title", { [second]: "title: Lifts", [first]: "title: Lifts" })).toEqual([
    `data/${second}:1:8 title: "Lifts" is already used in data/${first}:1; each value must be unique`,
  ]);
});
