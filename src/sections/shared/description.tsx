import { NumberedSection, type SectionFrame } from "../../components/numbered-section";
import { Prose } from "../../components/prose";

interface DescriptionProps extends SectionFrame {
  /** HTML from Markdown. */
  readonly paragraphs: readonly string[];
}

/** A heading above paragraphs. On wide screens the paragraphs are side by side. */
export function Description({ paragraphs, ...frame }: DescriptionProps) {
  return (
    <NumberedSection {...frame}>
      <div className="columns">
        {paragraphs.map((paragraph, index) => (
          <Prose key={index} html={paragraph} />
        ))}
      </div>
    </NumberedSection>
  );
}
