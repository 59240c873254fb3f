import { graphql } from "gatsby";
import { Button } from "../../components/button";
import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon";
import { NumberedSection } from "../../components/numbered-section";
import { Prose } from "../../components/prose";
import * as styles from "./sustainability.module.css";

/** requirements R7.5 */
export function Sustainability({ label, heading, paragraphs, button, drawing }: Queries.SustainabilityFragment) {
  return (
    <NumberedSection label={label} theme="tinted">
      <div className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <Prose html={paragraphs} className={classNames("prose", styles.text)} />
          <Button href={button.href} kind="dark">
            {button.label}
            <Icon name="arrow" />
          </Button>
        </div>
        <img className={styles.drawing} src={drawing.publicURL ?? undefined} width="300" height="300" alt="" loading="lazy" />
      </div>
    </NumberedSection>
  );
}

export const sustainabilityFragments = graphql`
  fragment Sustainability on AboutSustainability {
    label
    heading
    paragraphs
    button {
      label
      href
    }
    drawing {
      publicURL
    }
  }
`;
