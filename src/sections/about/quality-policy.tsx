import { graphql } from "gatsby";
import { Clause, type Numbered } from "../../components/clause";
import { List } from "../../components/list";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import * as styles from "./quality-policy.module.css";

interface QualityPolicyProps extends Numbered<Queries.QualityPolicyFragment> {
  readonly certificate: Queries.CertificateFragment;
}

/** The quality policy and the certificate of registration (requirements R7.9). */
export function QualityPolicy({ number, eyebrow, heading, paragraphs, commitments, certificate }: QualityPolicyProps) {
  return (
    <Clause number={number} label={eyebrow} ground="tint">
      <div className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <Prose html={paragraphs} className={`prose ${styles.text}`} />
          <List className={`ticks ${styles.commitments}`}>
            {commitments.map((commitment) => (
              <li key={commitment}>{commitment}</li>
            ))}
          </List>
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
  fragment QualityPolicy on AboutQuality {
    eyebrow
    heading
    paragraphs
    commitments
  }
  fragment Certificate on AboutCertificate {
    heading
    text
    picture {
      alt
      image(breakpoints: [420, 840], sizes: "(width > 64rem) 26rem, 92vw")
    }
  }
`;
