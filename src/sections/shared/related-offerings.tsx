import { LinkTable } from "../../components/link-table";
import { NumberedSection, type SectionProps } from "../../components/numbered-section";
import * as styles from "./related-offerings.module.css";

interface RelatedOfferingsProps extends SectionProps {
  readonly offerings: readonly Queries.LinkTableRowFragment[];
}

/** Related services or solutions as a link table. */
export function RelatedOfferings({ offerings, ...section }: RelatedOfferingsProps) {
  return (
    <NumberedSection {...section} variant="aside">
      <LinkTable rows={offerings} className={styles.rows} />
    </NumberedSection>
  );
}
