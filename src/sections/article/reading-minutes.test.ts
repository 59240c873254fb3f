import { readingMinutes } from "./reading-minutes";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("counts the words of all parts, but not their tags", () => {
  const sections = [{ body: `<p>${words(200)}</p>` }, { body: `<table><tr><td>${words(100)}</td><td>${words(100)}</td></tr></table>` }];
  expect(readingMinutes({ intro: words(200), sections, faq: [{ answer: words(200) }] })).toBe(4);
});

test("is at least one minute", () => expect(readingMinutes({ intro: "Soon.", sections: [], faq: [] })).toBe(1));
