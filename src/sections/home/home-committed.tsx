import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { MarkedPicture } from "../../components/marked-picture";
import { Description } from "../shared/description";
import * as styles from "./home-committed.module.css";

/** requirements R6.4 */
export function HomeCommitted({ label, heading, paragraphs, picture, markers }: Queries.HomeCommittedFragment) {
  const figure = (
    <div className={classNames("wrap", styles.figure)}>
      <MarkedPicture {...picture} markers={markers} />
    </div>
  );
  return <Description label={label} heading={heading} paragraphs={paragraphs} after={figure} />;
}

export const homeCommittedFragments = graphql`
  fragment HomeCommitted on Commitment {
    label
    heading
    paragraphs
    markers {
      ...Marker
    }
    picture {
      ...MarkedPicture
    }
  }
`;
