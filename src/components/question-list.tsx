import { Prose } from "./prose";
import * as styles from "./question-list.module.css";

interface QuestionListProps {
  /** Each answer is HTML that the build made of Markdown. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open to show their answers, the first one open; the browser's own <details> needs no script. */
export function QuestionList({ questions }: QuestionListProps) {
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
