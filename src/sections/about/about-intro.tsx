import { graphql } from "gatsby";
import { BoxIcon } from "../../components/box-icon";
import { List } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import { Prose } from "../../components/prose";
import * as styles from "./about-intro.module.css";

/** What the company does, as text and as boxes with icons (requirements R7.1). */
export function AboutIntro({ label, heading, paragraphs, boxes }: Queries.AboutIntroFragment) {
  return (
    <NumberedSection label={label} heading={heading}>
      <Prose html={paragraphs} />
      <List className={styles.boxes}>
        {boxes.map(({ icon, title, text }, index) => (
          <li key={index}>
            <BoxIcon name={icon} />
            <h3>{title}</h3>
            <p className="small soft">{text}</p>
          </li>
        ))}
      </List>
    </NumberedSection>
  );
}

export const aboutIntroFragments = graphql`
  fragment AboutIntro on AboutIntro {
    label
    heading
    paragraphs
    boxes {
      icon
      title
      text
    }
  }
`;
