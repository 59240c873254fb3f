import { Clause, type ClauseFrame } from "../../components/clause";
import { Prose } from "../../components/prose";

interface DescriptionProps extends ClauseFrame {
  /** HTML from Markdown. */
  readonly paragraphs: readonly string[];
}

/** A heading above paragraphs, which are side by side on wide screens. */
export function Description({ paragraphs, ...clause }: DescriptionProps) {
  return (
    <Clause {...clause}>
      <div className="columns">
        {paragraphs.map((paragraph, index) => (
          <Prose key={index} html={paragraph} />
        ))}
      </div>
    </Clause>
  );
}
