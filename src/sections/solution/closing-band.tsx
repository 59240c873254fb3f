import { graphql } from "gatsby";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { NumberedSection } from "../../components/numbered-section";
import { scaleStyle } from "../../components/scale-style";
import * as styles from "./closing-band.module.css";

interface ClosingBandProps extends Queries.ClosingBandFragment {
  readonly label: string;
  /** The colour of the band. */
  readonly colourTemperature: number;
}

/** requirements R10.1 */
export function ClosingBand({ label, heading, text, button, colourTemperature }: ClosingBandProps) {
  return (
    <NumberedSection label={label} heading={heading} theme="on-step" className={styles.band} style={scaleStyle(colourTemperature)}>
      <p className={styles.text}>{text}</p>
      <Button href={button.href} kind="dark">
        {button.label}
        <Icon name="arrow" />
      </Button>
    </NumberedSection>
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
