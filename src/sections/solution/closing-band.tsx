import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { Clause } from "../../components/clause";
import { scaleStyle } from "../../components/scale-style";
import * as styles from "./closing-band.module.css";

interface ClosingBandProps extends Queries.ClosingBandFragment {
  readonly label: string;
  /** The colour of the band. */
  readonly kelvin: number;
}

/** requirements R10.1 */
export function ClosingBand({ label, heading, text, button, kelvin }: ClosingBandProps) {
  return (
    <Clause label={label} heading={heading} className={styles.band} style={scaleStyle(kelvin)}>
      <p className={styles.text}>{text}</p>
      <ButtonLink {...button} kind="ink" iconAfter="arrow" />
    </Clause>
  );
}

export const closingBandFragments = graphql`
  fragment ClosingBand on SolutionClosing {
    heading
    text
    button {
      label
      href
    }
  }
`;
