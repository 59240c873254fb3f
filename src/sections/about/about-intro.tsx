import { graphql } from "gatsby";
import { BoxIcon } from "../../components/box-icon";
import { Clause } from "../../components/clause";
import { List } from "../../components/list";
import { Prose } from "../../components/prose";
import * as styles from "./about-intro.module.css";

/** What the company does: text, and boxes with icons (requirements R7.1). */
export function AboutIntro({ eyebrow, heading, paragraphs, boxes }: Queries.AboutIntroFragment) {
  return (
    <Clause label={eyebrow} heading={heading}>
      <Prose html={paragraphs} />
      <List className={styles.boxes}>
        {boxes.map(({ icon, title, text }, index) => (
          <li key={index}>
            <BoxIcon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Clause>
  );
}

export const aboutIntroFragments = graphql`
  fragment AboutIntro on AboutIntro {
    eyebrow
    heading
    paragraphs
    boxes {
      icon
      title
      text
    }
  }
`;
