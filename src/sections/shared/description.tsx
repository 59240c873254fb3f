import { NumberedSection, type SectionProps } from "../../components/numbered-section";
import { Prose } from "../../components/prose";

interface DescriptionProps extends SectionProps {
  /** HTML from Markdown. */
  readonly paragraphs: readonly string[];
}

/** A heading above paragraphs. Wide screens have two columns. */
export function Description({ paragraphs, ...section }: DescriptionProps) {
  return (
    <NumberedSection {...section}>
      <Prose html={paragraphs} className="prose text-columns" />
    </NumberedSection>
  );
}
