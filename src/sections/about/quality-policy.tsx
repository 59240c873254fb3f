import { graphql } from "gatsby";
import { Clause, type Numbered } from "../../components/clause";
import { TextList } from "../../components/list";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import * as styles from "./quality-policy.module.css";

/** The quality policy and the certificate of registration (requirements R7.9). */
export function QualityPolicy({ number, quality, certificate }: Numbered<Queries.QualityPolicyFragment>) {
  return (
    <Clause number={number} label={quality.eyebrow} ground="tint">
      <div className={styles.columns}>
        <div>
          <h2>{quality.heading}</h2>
          <Prose html={quality.paragraphs} className={`prose ${styles.text}`} />
          <TextList items={quality.commitments} className={`ticks ${styles.commitments}`} />
        </div>
        <div className={styles.certificate}>
          <Picture className={styles.picture} image={certificate.picture.image} alt={certificate.picture.alt} />
          <h3>{certificate.heading}</h3>
          <p className="soft">{certificate.text}</p>
        </div>
      </div>
    </Clause>
  );
}

export const qualityPolicyFragments = graphql`
  fragment QualityPolicy on AboutPageYaml {
    quality {
      eyebrow
      heading
      paragraphs
      commitments
    }
    certificate {
      heading
      text
      picture {
        alt
        image(breakpoints: [420, 840], sizes: "(width > 64rem) 26rem, 92vw")
      }
    }
  }
`;
