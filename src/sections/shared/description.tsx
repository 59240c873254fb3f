import { NumberedSection, type SectionProps } from "../../components/numbered-section";
import { Prose } from "../../components/prose";

interface DescriptionProps extends SectionProps {
  /** HTML from Markdown. */
  readonly paragraphs: readonly string[];
}

/** A heading above paragraphs. On wide screens the paragraphs are side by side. */
export function Description({ paragraphs, ...section }: DescriptionProps) {
  return (
    <NumberedSection {...section}>
      <div className="two-columns">
        {paragraphs.map((paragraph, index) => (
          <Prose key={index} html={paragraph} />
        ))}
      </div>
    </NumberedSection>
  );
}
