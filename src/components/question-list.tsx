import { Prose } from "./prose";
import * as styles from "./question-list.module.css";

interface Question {
  readonly question: string;
  /** HTML, from the data's Markdown. */
  readonly answer: string;
}

/** Questions that open to show their answers, the first one open; the browser's own <details> needs no script. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <Prose html={answer} className={styles.answer} />
        </details>
      ))}
    </div>
  );
}
