import { Clause } from "../../components/clause";
import { QuestionList } from "../../components/question-list";
import * as styles from "./questions.module.css";

interface QuestionsProps {
  readonly number: number;
  readonly label: string;
  readonly heading: string;
  readonly questions: readonly Queries.Question[];
}

/** Questions clients ask, each opening onto its answer. */
export function Questions({ number, label, heading, questions }: QuestionsProps) {
  return (
    <Clause number={number} label={label}>
      <h2 className={styles.heading}>{heading}</h2>
      <QuestionList questions={questions} />
    </Clause>
  );
}
