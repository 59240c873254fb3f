import { graphql } from "gatsby";
import { ButtonGroup } from "../../components/button";
import { PrintButton } from "../../components/print-button";
import { Register } from "../../components/register";
import { ShareLinks } from "../../components/share-links";
import { SiteLink } from "../../components/site-link";
import { useSiteData } from "../../site/site-data";
import * as styles from "./article-end.module.css";

interface ArticleEndProps {
  readonly article: Queries.ArticleEndFragment;
  /** Neighbours in the order of the list. */
  readonly previous: Queries.ArticleEndNeighbourFragment | null;
  readonly next: Queries.ArticleEndNeighbourFragment | null;
  readonly labels: Queries.ArticleEndStringsFragment;
}

/** Below an article: share and print buttons, related services and solutions, and the neighbouring articles. */
export function ArticleEnd({ article: { title, path, related }, previous, next, labels }: ArticleEndProps) {
  const { siteAddress } = useSiteData();
  const neighbours = [
    { label: labels.previousLabel, article: previous },
    { label: labels.nextLabel, article: next },
  ];
  return (
    <footer className={`screen-only ${styles.end}`}>
      <ButtonGroup>
        <ShareLinks title={title} address={siteAddress + path} whatsappLabel={labels.shareByWhatsapp} otherLabel={labels.shareOtherwise} />
        <PrintButton label={labels.print} />
      </ButtonGroup>
      {related.length > 0 && (
        <section>
          <h2 className={styles.heading}>{labels.relatedHeading}</h2>
          <Register rows={related} />
        </section>
      )}
      <nav className={styles.neighbours} aria-label={labels.neighboursLabel}>
        {neighbours.map(
          ({ label, article }, index) =>
            article && (
              <SiteLink key={index} className={styles.neighbour} href={article.path}>
                <span className="mono soft">{label}</span>
                {article.title}
              </SiteLink>
            ),
        )}
      </nav>
    </footer>
  );
}

export const articleEndFragments = graphql`
  fragment ArticleEnd on BlogYaml {
    title
    path
    related {
      ...RegisterRow
    }
  }
  fragment ArticleEndNeighbour on BlogYaml {
    title
    path
  }
  fragment ArticleEndStrings on ArticleStrings {
    shareByWhatsapp
    shareOtherwise
    print
    relatedHeading
    neighboursLabel
    previousLabel
    nextLabel
  }
`;
