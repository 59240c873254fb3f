import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { NumberedSection } from "../../components/numbered-section";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import * as styles from "./our-team.module.css";

/** requirements R7.8 */
export function OurTeam({ label, heading, paragraphs, picture }: Queries.OurTeamFragment) {
  return (
    <NumberedSection label={label} heading={heading}>
      <Prose html={paragraphs} className={classNames("prose text-columns", styles.text)} />
      <Picture className={classNames("dark", styles.picture)} image={picture.image} phoneImage={picture.phoneImage} alt={picture.alt} />
    </NumberedSection>
  );
}

export const ourTeamFragments = graphql`
  fragment OurTeam on AboutTeam {
    label
    heading
    paragraphs
    picture {
      alt
      image: gatsbyImageData(width: 1512, aspectRatio: 1.4, breakpoints: [1000, 1512], sizes: "(width >= 90rem) 976px, (width > 64rem) 71vw, 95vw")
      phoneImage: gatsbyImageData(width: 640, aspectRatio: 1.25, breakpoints: [640], sizes: "100vw", formats: [AUTO, AVIF])
    }
  }
`;
