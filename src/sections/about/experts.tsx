import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import { Picture } from "../../components/picture";
import { scaleStyle } from "../../components/scale-style";
import * as styles from "./experts.module.css";

interface ExpertsProps extends Queries.ExpertsFragment {
  readonly members: readonly Queries.ExpertsMemberFragment[];
}

/**
 * The experts, if there are any, each in the colour of the desk they lead (requirements R7.4). A card without a photograph
 * has that colour itself.
 */
export function Experts({ label, heading, lead, members }: ExpertsProps) {
  if (members.length === 0) return null;
  return (
    <NumberedSection label={label} heading={heading}>
      <p className="lead soft">{lead}</p>
      <List className={styles.members}>
        {members.map(({ name, role, photo, colourTemperature }, index) => (
          <li key={index} style={scaleStyle(colourTemperature)} className={photo ? undefined : classNames("on-step", styles.noPhoto)}>
            {photo && <Picture image={photo.image} alt={photo.alt} className={styles.photo} />}
            <h3>{name}</h3>
            <p className="small soft">{role}</p>
          </li>
        ))}
      </List>
    </NumberedSection>
  );
}

export const expertsFragments = graphql`
  fragment Experts on AboutExperts {
    label
    heading
    lead
  }
  fragment ExpertsMember on TeamMember {
    name
    role
    colourTemperature
    photo {
      alt
      image: gatsbyImageData(width: 640, aspectRatio: 0.9375, breakpoints: [320, 640], sizes: "(width > 40rem) 22vw, 44vw", formats: [AUTO, AVIF])
    }
  }
`;
