import { Clause, type ClauseFrame } from "../../components/clause";
import { Prose } from "../../components/prose";

interface DescriptionProps extends ClauseFrame {
  /** HTML, from the data's Markdown. */
  readonly paragraphs: readonly string[];
}

/** A heading over a few paragraphs, side by side on wide screens. */
export function Description({ paragraphs, ...clause }: DescriptionProps) {
  return (
    <Clause {...clause}>
      <div className="columns">
        {paragraphs.map((paragraph) => (
          <Prose key={paragraph} html={paragraph} />
        ))}
      </div>
    </Clause>
  );
}
