import { graphql } from "gatsby";
import { Clause, type Ground } from "../../components/clause";
import { Register } from "../../components/register";
import * as styles from "./related-sheets.module.css";

interface RelatedSheetsProps {
  readonly number: number;
  readonly label: string;
  readonly heading: string;
  readonly sheets: readonly Queries.RelatedSheetsFragment[];
  readonly ground?: Ground;
  readonly cool?: boolean;
}

/** The services or solutions that belong with a page, as rows of the register. */
export function RelatedSheets({ number, label, heading, sheets, ground, cool }: RelatedSheetsProps) {
  return (
    <Clause number={number} label={label} ground={ground} cool={cool}>
      <h2 className={styles.heading}>{heading}</h2>
      <Register rows={sheets} className={styles.rows} />
    </Clause>
  );
}

export const relatedSheetsFragments = graphql`
  fragment RelatedSheets on RegisterEntry {
    code
    kelvin
    menuTitle
    path
  }
`;
