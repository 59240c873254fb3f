import { graphql } from "gatsby";
import { Clause, type ClauseFrame } from "../../components/clause";
import { List } from "../../components/list";
import { scaleStyle } from "../../components/scale-style";
import { offeringAnchor } from "../../site/page-anchors";
import * as styles from "./offerings.module.css";

interface OfferingsProps extends ClauseFrame {
  /** The colour of the ticks. */
  readonly kelvin: number;
  readonly offerings: readonly Queries.OfferingsFragment[];
}

/** The ticked list of what a service offers (requirements R9.2). */
export function Offerings({ kelvin, offerings, ...clause }: OfferingsProps) {
  return (
    <Clause {...clause}>
      <List className={`columns ${styles.offerings}`} style={scaleStyle(kelvin)}>
        {offerings.map(({ title, detail }, index) => (
          <li key={index} id={offeringAnchor(title)}>
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </List>
    </Clause>
  );
}

export const offeringsFragments = graphql`
  fragment Offerings on Note {
    title
    detail
  }
`;
