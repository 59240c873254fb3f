import { Clause, type ClauseFrame } from "../../components/clause";
import { Register } from "../../components/register";
import * as styles from "./related-sheets.module.css";

interface RelatedSheetsProps extends ClauseFrame {
  readonly sheets: readonly Queries.RegisterRowFragment[];
}

/** Related services or solutions as a register. */
export function RelatedSheets({ sheets, ...clause }: RelatedSheetsProps) {
  return (
    <Clause {...clause} smallHeading>
      <Register rows={sheets} className={styles.rows} />
    </Clause>
  );
}
