import { graphql } from "gatsby";
import { Clause } from "../../components/clause";
import * as styles from "./vision-mission.module.css";

/** requirements R7.3 */
export function VisionMission({ eyebrow, vision, mission }: Queries.VisionMissionFragment) {
  return (
    <Clause label={eyebrow}>
      <div className="columns">
        {[vision, mission].map(({ heading, text }, index) => (
          <div key={index}>
            <h2 className={`mono soft ${styles.heading}`}>{heading}</h2>
            <p className={styles.statement}>{text}</p>
          </div>
        ))}
      </div>
    </Clause>
  );
}

export const visionMissionFragments = graphql`
  fragment VisionMission on AboutVisionMission {
    eyebrow
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
