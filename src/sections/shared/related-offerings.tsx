import { LinkTable } from "../../components/link-table";
import { NumberedSection, type SectionFrame } from "../../components/numbered-section";
import * as styles from "./related-offerings.module.css";

interface RelatedOfferingsProps extends SectionFrame {
  readonly offerings: readonly Queries.LinkTableRowFragment[];
}

/** Related services or solutions as a link table. */
export function RelatedOfferings({ offerings, ...frame }: RelatedOfferingsProps) {
  return (
    <NumberedSection {...frame} variant="aside">
      <LinkTable rows={offerings} className={styles.rows} />
    </NumberedSection>
  );
}
