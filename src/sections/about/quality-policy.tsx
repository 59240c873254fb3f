import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { TextList } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import { CERTIFICATE_TERMS } from "./certificate-copy";
import * as styles from "./quality-policy.module.css";

interface QualityPolicyProps extends Queries.QualityPolicyFragment {
  readonly certifications: readonly Queries.QualityPolicyCertificationFragment[];
}

/** requirements R7.9 */
export function QualityPolicy({ quality, certificate, certifications }: QualityPolicyProps) {
  return (
    <NumberedSection label={quality.label} theme="tinted">
      <div className={styles.columns}>
        <div>
          <h2>{quality.heading}</h2>
          <Prose html={quality.paragraphs} className={classNames("prose", styles.text)} />
          <TextList items={quality.commitments} className={classNames("ticks", styles.commitments)} />
          {certifications.map((certification, index) => (
            <CertificationDetails key={index} certification={certification} />
          ))}
        </div>
        <div className={styles.certificate}>
          <Picture className={styles.picture} image={certificate.picture.image} alt={certificate.picture.alt} />
          <h3>{certificate.heading}</h3>
          <p className="small soft">{certificate.text}</p>
        </div>
      </div>
    </NumberedSection>
  );
}

interface CertificationDetailsProps {
  readonly certification: Queries.QualityPolicyCertificationFragment;
}

function CertificationDetails({ certification }: CertificationDetailsProps) {
  const { name, scope, certified, recertified, number } = certification;
  const details = [
    { term: CERTIFICATE_TERMS.name, detail: name },
    { term: CERTIFICATE_TERMS.scope, detail: scope },
    { term: CERTIFICATE_TERMS.certified, detail: certified },
    { term: CERTIFICATE_TERMS.recertified, detail: recertified },
    { term: CERTIFICATE_TERMS.number, detail: number },
  ];
  return (
    <dl className={styles.details}>
      {details.map(
        ({ term, detail }, index) =>
          detail && (
            <div key={index}>
              <dt className="mono soft">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export const qualityPolicyFragments = graphql`
  fragment QualityPolicy on AboutPageYaml {
    quality {
      label
      heading
      paragraphs
      commitments
    }
    certificate {
      heading
      text
      picture {
        alt
        image: gatsbyImageData(width: 840, breakpoints: [420, 840], sizes: "(width >= 48rem) 26rem, 92vw")
      }
    }
  }
  fragment QualityPolicyCertification on Certification {
    name
    scope
    certified
    recertified
    number
  }
`;
