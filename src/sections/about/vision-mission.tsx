import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { NumberedSection } from "../../components/numbered-section";
import * as styles from "./vision-mission.module.css";

/** requirements R7.3 */
export function VisionMission({ label, vision, mission }: Queries.VisionMissionFragment) {
  return (
    <NumberedSection label={label}>
      <div className="two-columns">
        {[vision, mission].map(({ heading, text }, index) => (
          <div key={index}>
            <h2 className={classNames("mono soft", styles.heading)}>{heading}</h2>
            <p className={styles.statement}>{text}</p>
          </div>
        ))}
      </div>
    </NumberedSection>
  );
}

export const visionMissionFragments = graphql`
  fragment VisionMission on AboutVisionMission {
    label
    vision {
      heading
      text
    }
    mission {
      heading
      text
    }
  }
`;
