import { graphql } from "gatsby";
import { KeyedFigure } from "../../components/keyed-figure";
import { Description } from "../shared/description";
import * as styles from "./home-committed.module.css";

/** requirements R6.4 */
export function HomeCommitted({ eyebrow, heading, paragraphs, picture, callouts }: Queries.HomeCommittedFragment) {
  const figure = (
    <div className={`wrap ${styles.figure}`}>
      <KeyedFigure {...picture} callouts={callouts} />
    </div>
  );
  return <Description label={eyebrow} heading={heading} paragraphs={paragraphs} after={figure} />;
}

export const homeCommittedFragments = graphql`
  fragment HomeCommitted on Commitment {
    eyebrow
    heading
    paragraphs
    callouts {
      label
      x
      y
    }
    picture {
      alt
      focus
      aspectRatio
      image(aspectRatio: 1.4, breakpoints: [960, 1400], sizes: "(width >= 90rem) 976px, (width > 64rem) 70vw, 92vw")
      phoneImage: image(aspectRatio: 1.25, breakpoints: [640], sizes: "100vw")
    }
  }
`;
