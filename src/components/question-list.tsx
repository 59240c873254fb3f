import { classNames } from "./class-names";
import { Prose } from "./prose";
import * as styles from "./question-list.module.css";

interface Question {
  readonly question: string;
  /** HTML from Markdown. */
  readonly answer: string;
}

/** Questions in <details>, which need no JavaScript. The first is open. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={index} id={`question-${index + 1}`} open={index === 0}>
          <summary>{question}</summary>
          <Prose html={answer} className={classNames("prose", styles.answer)} />
        </details>
      ))}
    </div>
  );
}
