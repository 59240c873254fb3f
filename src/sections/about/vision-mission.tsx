import { graphql } from "gatsby";
import { NumberedSection } from "../../components/numbered-section";
import * as styles from "./vision-mission.module.css";

/** requirements R7.3 */
export function VisionMission({ label, vision, mission }: Queries.VisionMissionFragment) {
  return (
    <NumberedSection label={label}>
      <div className="two-columns">
        {[vision, mission].map(({ heading, text }, index) => (
          <div key={index}>
            <h2 className="mono soft">{heading}</h2>
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
