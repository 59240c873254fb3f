import { render, screen } from "@testing-library/react";
import { QuestionList } from "./question-list";

const questions = [
  { question: "Do dummy cameras help?", answer: "<p>They deter for a <em>short</em> time.</p>" },
  { question: "Cloud or local?", answer: "<p>Local.</p>" },
  { question: "How many cameras?", answer: "<p>Six to ten.</p>" },
];

test("only the first question is open, and every answer is in the page", () => {
  render(<QuestionList questions={questions} />);
  const entries = screen.getAllByRole("group");
  expect(entries.map((entry) => entry.hasAttribute("open"))).toEqual([true, false, false]);
  expect(entries.map((entry) => entry.querySelector("summary")?.textContent)).toEqual(questions.map(({ question }) => question));
  expect(screen.getByText("short").tagName).toBe("EM");
  expect(entries[2]).toHaveTextContent("Six to ten.");
});
