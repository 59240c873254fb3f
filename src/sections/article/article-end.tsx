import { graphql } from "gatsby";
import { ButtonGroup } from "../../components/button";
import { classNames } from "../../components/class-names";
import { LinkTable } from "../../components/link-table";
import { PrintButton } from "../../components/print-button";
import { ShareLinks } from "../../components/share-links";
import { SiteLink } from "../../components/site-link";
import { useSiteData } from "../../site/site-data";
import { ArticleThumbnail } from "../shared/article-thumbnail";
import * as styles from "./article-end.module.css";
import { NEIGHBOUR_COPY } from "./neighbour-copy";

interface ArticleEndProps {
  readonly article: Queries.ArticleEndFragment;
  /** The neighbours in the list's order; null at its ends. */
  readonly newer: Queries.ArticleEndNeighbourFragment | null;
  readonly older: Queries.ArticleEndNeighbourFragment | null;
  /** Heading of the related services and solutions. */
  readonly relatedHeading: string;
}

/** Below an article: share and print buttons, related services and solutions, and the neighbouring articles. */
export function ArticleEnd({ article: { title, path, related }, newer, older, relatedHeading }: ArticleEndProps) {
  const { siteAddress } = useSiteData();
  const entries = related.filter((entry) => entry !== null);
  const neighbours = [
    { label: NEIGHBOUR_COPY.newer, article: newer },
    { label: NEIGHBOUR_COPY.older, article: older },
  ];
  return (
    <footer className={classNames("screen-only", styles.end)}>
      <ButtonGroup>
        <ShareLinks title={title} address={siteAddress + path} />
        <PrintButton />
      </ButtonGroup>
      {entries.length > 0 && (
        <section>
          <h2 className={styles.heading}>{relatedHeading}</h2>
          <LinkTable rows={entries} />
        </section>
      )}
      {(newer || older) && (
        <nav className={classNames("plain-links", styles.neighbours)} aria-label={NEIGHBOUR_COPY.label}>
          {neighbours.map(
            ({ label, article }, index) =>
              article && (
                <SiteLink key={index} className={styles.neighbour} href={article.path}>
                  <span className={styles.text}>
                    <span className="mono soft">{label}</span>
                    {article.title}
                  </span>
                  <ArticleThumbnail {...article.picture} />
                </SiteLink>
              ),
          )}
        </nav>
      )}
    </footer>
  );
}

export const articleEndFragments = graphql`
  fragment ArticleEnd on BlogYaml {
    title
    path
    related {
      ...LinkTableRow
    }
  }
  fragment ArticleEndNeighbour on BlogYaml {
    title
    path
    picture {
      ...ArticleThumbnail
    }
  }
`;
