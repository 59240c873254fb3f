/** @jest-environment node */
import { checkFile } from "../check/checked-file";
import { articles } from "./articles";

const EXCERPT = "Count the people who wait for a lift at nine in the morning, and how long.";
const article = (fields: string) => `${fields}
date: 2023-11-02
picture: { file: /images/lift.jpg, alt: A lift }
intro: Nobody waits for long.
sections: [{ heading: Waiting, body: Count. }]
faq: [{ question: A?, answer: A. }, { question: B?, answer: B. }, { question: C?, answer: C. }]
`;
const checked = (fields: string) => checkFile("blog/lifts.yaml", article(fields), [articles]);

test("menu title, search title and description follow from the title and the excerpt", () => {
  expect(checked(`title: Lifts\nexcerpt: ${EXCERPT}`)).toMatchObject({
    problems: [],
    content: { menuTitle: "Lifts", seo: { title: "Lifts", description: EXCERPT } },
  });
});

test("a long title and a long excerpt are cut at a word, in one line", () => {
  const title = "Lifts at nine in the morning: how many you need, and for how long people wait";
  const excerpt = `|-\n  Count them.\n  ${"Then wait again. ".repeat(11)}`;
  expect(checked(`title: "${title}"\nexcerpt: ${excerpt}`)?.content).toMatchObject({
    menuTitle: "Lifts at nine in the morning: how many…",
    seo: {
      title: "Lifts at nine in the morning: how many you need, and for…",
      description: `Count them. ${"Then wait again. ".repeat(8)}Then…`,
    },
  });
});

test("what an editor writes is kept", () => {
  const written = "menuTitle: Waiting\nseo: { title: Lifts that wait }";
  expect(checked(`title: Lifts\nexcerpt: ${EXCERPT}\n${written}`)?.content).toMatchObject({
    menuTitle: "Waiting",
    seo: { title: "Lifts that wait", description: EXCERPT },
  });
});

test("a missing title is reported once", () => {
  expect(checked(`excerpt: ${EXCERPT}`)?.problems.map(({ field }) => field)).toEqual(["title"]);
});

test("with a short excerpt, the description must be written", () => {
  expect(checked("title: Lifts\nexcerpt: Nobody waits.")?.problems).toEqual([
    expect.objectContaining({ field: "seo.description", message: expect.stringContaining("is missing. The two lines") }),
  ]);
});
