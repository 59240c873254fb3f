/** @jest-environment node */
import { EXAMPLE_SERVICE, exampleFile, SERVICE_FILE } from "../../../src/testing/example-data";
import { wordRemarks } from "./check-words";
import { faultLine } from "./data-fault";
import { avoidedWords, readWordRules } from "./word-list";

const RULES = readWordRules(`
| Write | Not | Except in |
| ----- | --- | --------- |
| e-mail | email, electronic mail | Email sent! |
| disk  | disc, discs |  |
`);

test.each([
  ["Send an email.", ["email"]],
  ["Send an e-mail.", []],
  ["Electronic\n mail, and a disc", ["Electronic mail", "disc"]],
  ["Email sent!", []],
  ["Email sent! By email.", ["email"]],
  ["discs, discotheque, sales@email.example, /email", ["discs"]],
])("%j", (text, found) => {
  expect(avoidedWords(text, RULES).map((word) => word.found)).toEqual(found);
});

test("a remark names place, spelling and what to write instead", () => {
  const service = exampleFile(
    SERVICE_FILE,
    EXAMPLE_SERVICE.replace("It depends.", "It depends on the disc and [the air](/services/disc)."),
  );
  expect(wordRemarks([service], RULES).map(faultLine)).toEqual([
    `data/${SERVICE_FILE}:29:31 faqs.0.answer: this site writes "disk", not "disc" (docs/words.md)`,
  ]);
});

test("a list without rows is an error, not a list without words", () => {
  expect(() => readWordRules("# Words\n")).toThrow("has no table of words");
});

test("the site's own list can be read", () => {
  for (const { avoided, write } of readWordRules()) expect(write.replace(/ \(.*/, "")).not.toMatch(avoided);
});
